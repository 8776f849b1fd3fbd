/**
 * Holds the bundler while a change is read, so that it compiles only once, after everything that
 * follows from the change is written.
 */
import type { Compiler } from 'webpack';

/** Milliseconds after which the bundler resumes anyway: a failed reload sends no event. */
const patience = 5000;
/** Milliseconds until the bundler notices files that were just written. */
const hearing = 20;
/** If the bundler hasn't noticed a change after this many milliseconds, it doesn't use the file. */
const deafness = 200;

/** Holds the development server's bundler. Also the plugin that gets access to the bundler. */
export class HeldBundler {
  private compiler: Compiler | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Whether the bundler has noticed a change that it hasn't compiled. */
  private hasHeard = false;
  private isReleased = true;

  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.invalid.tap('quick-edits', () => {
      this.hasHeard = true;
      if (this.isReleased) this.resumeIn(hearing);
    });
    compiler.hooks.watchRun.tap('quick-edits', () => {
      this.hasHeard = false;
    });
  }

  /** Stops compilation until {@link release} is called. */
  hold(): void {
    this.compiler?.watching?.suspend();
    this.isReleased = false;
    this.resumeIn(patience);
  }

  /** Resumes compilation after the bundler has noticed the changes. */
  release(): void {
    this.isReleased = true;
    this.resumeIn(this.hasHeard ? hearing : deafness);
  }

  private resumeIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.compiler?.watching?.resume(), milliseconds);
  }
}
