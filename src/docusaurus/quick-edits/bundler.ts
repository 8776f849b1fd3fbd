/**
 * Has the bundler wait while a change is read, so that it compiles once all that follows from the
 * change is written.
 */
import type { Compiler } from 'webpack';

/** Milliseconds after which the bundler goes on in any case: a reload that failed says nothing. */
const patience = 5000;
/** Milliseconds in which the bundler hears of files that were just written. */
const hearing = 20;
/** Milliseconds after which a change that the bundler has not heard of is none of its files. */
const deafness = 200;

/**
 * The bundler of the development server; it is also the plugin by which the bundler becomes known.
 */
export class HeldBundler {
  private compiler: Compiler | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Whether it has heard of a change that it has not compiled. */
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

  /** Lets it compile nothing until {@link release}. */
  hold(): void {
    this.compiler?.watching?.suspend();
    this.isReleased = false;
    this.resumeIn(patience);
  }

  /** Lets it compile what has changed, once it has heard of that. */
  release(): void {
    this.isReleased = true;
    this.resumeIn(this.hasHeard ? hearing : deafness);
  }

  private resumeIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.compiler?.watching?.resume(), milliseconds);
  }
}
