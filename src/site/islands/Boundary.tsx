import { Component, type ReactNode } from 'react';

interface Props {
  /** What takes the place of parts that failed; it is given what has them drawn once more. */
  readonly instead: (drawAgain: () => void) => ReactNode;
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** Keeps parts of an island that fail, or cannot be fetched, from taking the whole of it away. */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  // React offers this to classes alone.
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override readonly state = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  private readonly drawAgain = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { instead, children } = this.props;
    return this.state.hasFailed ? instead(this.drawAgain) : children;
  }
}
