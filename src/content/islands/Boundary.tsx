import { Component, type ReactNode } from 'react';

interface Props {
  /** Renders in place of parts that failed. `drawAgain` renders those parts once more. */
  readonly instead: (drawAgain: () => void) => ReactNode;
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** Keeps the rest of an island if parts of it throw or can't be fetched. */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  // React supports error boundaries only as classes.
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
