import { useLocation } from '@aranya/shared/navigation';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  pathname: string;
  /** Shown instead of a page that threw, until navigation. */
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  pathname: string;
  failed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { pathname: this.props.pathname, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return pathname === state.pathname ? null : { pathname, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Catches errors that no inner boundary caught; the next page renders normally. */
export function RouteBoundary(props: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname} {...props} />;
}
