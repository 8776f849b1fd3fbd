import {
  checkInlineScript,
  controlsScript,
  inlineScript,
  inlineScriptBudget,
} from '@site/src/site/inline-script/bundle';

const controls = controlsScript(process.cwd());
const script = inlineScript(process.cwd(), `/sub/${controls.file}`);

describe('the inline script', () => {
  it('stops the build if it exceeds its budget, not counting the address that it loads from', () => {
    const address = `/sub/${controls.file}`;
    const full = `${'x'.repeat(inlineScriptBudget)}${address}`;
    expect(() => checkInlineScript(full, address)).not.toThrow();
    expect(() => checkInlineScript(`${full}x`, address)).toThrow(
      'src/site/inline-script/index.ts: the inline script has 3001 bytes, but its budget is 3000.',
    );
  });

  it('can be parsed by a browser, and cannot close its element', () => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--/i);
  });

  it('loads the code for copy buttons and menus from the given address', () => {
    // A suffix follows, which changes the address after a failure.
    expect(script).toContain(`import("/sub/${controls.file}"+`);
    expect(controls.text).toContain('answer');
  });
});
