import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly onFault: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches an error while rendering its children, and reports it. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
