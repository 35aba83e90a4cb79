import { Component, type ReactNode } from 'react';

/** What a boundary takes. */
export interface BoundaryProps {
  /** What stands in the place of what cannot be drawn. */
  fallback: ReactNode;
  /** When it changes, drawing is tried again. */
  page?: object;
  children: ReactNode;
}

/** Keeps a fault in drawing a part from taking everything around it away (https://react.dev, "Catching rendering errors with an Error Boundary"). */
export class Boundary extends Component<BoundaryProps, { failed?: object | true }> {
  override state: { failed?: object | true } = {};

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, { failed }: { failed?: object | true }) {
    if (failed === true) return { failed: page ?? {} };
    return failed !== undefined && page !== undefined && failed !== page ? { failed: undefined } : null;
  }

  override render(): ReactNode {
    return this.state.failed === undefined ? this.props.children : this.props.fallback;
  }
}
