import {
  copyScript,
  inlineScript,
  inlineScriptBudget,
} from '@site/src/config/inline-script/bundle';

const copy = copyScript(process.cwd());
const script = inlineScript(process.cwd(), `/sub/${copy.file}`);

describe('the inline script', () => {
  it('stays within its budget', () => {
    expect(script.length).toBeLessThanOrEqual(inlineScriptBudget + `/sub/${copy.file}`.length);
  });

  it('is one expression that a browser can parse, and cannot close its element', () => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--/i);
  });

  it('fetches what copies from the address that it is given', () => {
    expect(script).toContain(`import("/sub/${copy.file}")`);
    expect(copy.text).toContain('copyFor');
  });
});
