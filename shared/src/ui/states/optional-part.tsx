import { Component, type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  /** Shown if the part fails to load or render; nothing by default. */
  failed?: ReactNode;
  /** A part that is loaded when it is shown (`lazy`). */
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

/** An optional part of a page: if it fails, the rest of the page remains. */
export const OptionalPart = ({ fallback, failed, children }: OptionalPartProps) => (
  <FailureBoundary failed={failed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </FailureBoundary>
);
