import { Component, type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  /** Shown until the part is here. */
  fallback?: ReactNode;
  /** Shown where the part does not come, or fails; nothing by default. */
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

/** A part that its page can do without: where it is lost, the page stays. */
export const OptionalPart = ({ fallback, failed, children }: OptionalPartProps) => (
  <FailureBoundary failed={failed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </FailureBoundary>
);
