import { Component, type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  fallback?: ReactNode;
  /** Nothing by default. */
  failed?: ReactNode;
  children: ReactNode;
}

class FailureBoundary extends Component<Omit<OptionalPartProps, 'fallback'>, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override render() {
    const { failed = null, children } = this.props;
    return this.state.isLost ? failed : children;
  }
}

/** If it fails, the rest of the page remains. */
export const OptionalPart = ({ fallback, failed, children }: OptionalPartProps) => (
  <FailureBoundary failed={failed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </FailureBoundary>
);
