/** @jest-environment node */
import type { Compiler } from 'webpack';
import { HeldBundler } from '../../../../src/docusaurus/quick-edits/bundler';

/** As much of a bundler as is asked for. */
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

describe('a bundler that waits for what follows from a change', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('compiles once, soon after all of it is written', () => {
    const { held, watching, hears } = fakeBundler();
    held.hold();
    hears();
    jest.advanceTimersByTime(1000);
    expect(watching.compiled).toBe(0);
    held.release();
    jest.advanceTimersByTime(50);
    expect(watching.compiled).toBe(1);
  });

  it('is not started before it has heard of the change: it would find nothing to compile', () => {
    const { held, watching, hears } = fakeBundler();
    held.hold();
    held.release();
    jest.advanceTimersByTime(50);
    expect(watching.compiled).toBe(0);
    hears();
    jest.advanceTimersByTime(50);
    expect(watching.compiled).toBe(1);
  });

  it('goes on where the change is in none of its files, or nobody releases it', () => {
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
