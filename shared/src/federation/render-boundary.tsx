import { publish } from '@aranya/shared/events';
import { Component, type ReactNode } from 'react';
import { chosenVersion } from './load-expose';
import { RemoteFailure } from './remote-failure';

interface RenderBoundaryProps {
  remote: string;
  /** Shown instead of a part that threw; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a part that throws while rendering from taking the page with it. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { remote } = this.props;
    const version = chosenVersion(remote);
    const failure = new RemoteFailure(remote, version, 'render', error);
    console.error(failure);
    publish('federation/remote-failed', {
      remote,
      version,
      phase: failure.phase,
      cause: String(error),
    });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
