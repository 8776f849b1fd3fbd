import {
  checkInlineScript,
  copyScript,
  inlineScript,
  inlineScriptBudget,
} from '@site/src/config/inline-script/bundle';

const copy = copyScript(process.cwd());
const script = inlineScript(process.cwd(), `/sub/${copy.file}`);

describe('the inline script', () => {
  it('stops the build where it outgrows its budget, in which the address it fetches from does not count', () => {
    const address = `/sub/${copy.file}`;
    const full = `${'x'.repeat(inlineScriptBudget)}${address}`;
    expect(() => checkInlineScript(full, address)).not.toThrow();
    expect(() => checkInlineScript(`${full}x`, address)).toThrow(
      'src/config/inline-script/index.ts: the inline script has 3073 bytes, and 3072 at most are in its budget.',
    );
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
