import {
  checkInlineScript,
  controlsScript,
  inlineScript,
  inlineScriptBudget,
} from '@site/src/site/inline-script/bundle';

const controls = controlsScript(process.cwd());
const script = inlineScript(process.cwd(), `/sub/${controls.file}`);

describe('the inline script', () => {
  it('stops the build where it outgrows its budget, in which the address it fetches from does not count', () => {
    const address = `/sub/${controls.file}`;
    const full = `${'x'.repeat(inlineScriptBudget)}${address}`;
    expect(() => checkInlineScript(full, address)).not.toThrow();
    expect(() => checkInlineScript(`${full}x`, address)).toThrow(
      'src/site/inline-script/index.ts: the inline script has 3001 bytes, but its budget is 3000.',
    );
  });

  it('is one expression that a browser can parse, and cannot close its element', () => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--/i);
  });

  it('fetches what copies and closes menus from the address that it is given', () => {
    // Followed by what makes the address another one after a failure.
    expect(script).toContain(`import("/sub/${controls.file}"+`);
    expect(controls.text).toContain('answer');
  });
});
