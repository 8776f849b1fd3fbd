/** @jest-environment node */
import type { Compiler } from 'webpack';
import { HeldBundler } from '../../../../src/docusaurus/quick-edits/bundler';

/** A fake with the parts of a bundler that are used. */
function fakeBundler() {
  const taps: Record<string, () => void> = {};
  const hook = (name: string) => ({
    tap: (_: string, listener: () => void) => (taps[name] = listener),
  });
  const watching = {
    suspended: false,
    compiled: 0,
    suspend: () => (watching.suspended = true),
    resume: () => {
      if (watching.suspended) watching.compiled++;
      watching.suspended = false;
    },
  };
  const held = new HeldBundler();
  held.apply({
    watching,
    hooks: { invalid: hook('invalid'), watchRun: hook('watchRun') },
  } as unknown as Compiler);
  return { held, watching, hears: () => taps['invalid']?.() };
}

describe('a bundler that waits until other files are updated after a change', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('compiles once, soon after it is released', () => {
    const { held, watching, hears } = fakeBundler();
    held.hold();
    hears();
    jest.advanceTimersByTime(1000);
    expect(watching.compiled).toBe(0);
    held.release();
    jest.advanceTimersByTime(50);
    expect(watching.compiled).toBe(1);
  });

  it('does not compile before it is notified of the change, because it would find nothing', () => {
    const { held, watching, hears } = fakeBundler();
    held.hold();
    held.release();
    jest.advanceTimersByTime(50);
    expect(watching.compiled).toBe(0);
    hears();
    jest.advanceTimersByTime(50);
    expect(watching.compiled).toBe(1);
  });

  it('continues if the change is in none of its files, or if it is never released', () => {
    const { held, watching } = fakeBundler();
    held.hold();
    held.release();
    jest.advanceTimersByTime(1000);
    expect(watching.suspended).toBe(false);
    held.hold();
    jest.advanceTimersByTime(10_000);
    expect(watching.suspended).toBe(false);
  });
});
