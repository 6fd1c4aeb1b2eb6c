import { useLocation } from '@aranya/shared/navigation';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  pathname: string;
  /** Shown instead of what threw, until another page is opened. */
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

/** Shows something else where a page threw that nothing further in caught; the next page is drawn. */
export function RouteBoundary(props: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname} {...props} />;
}
