import { publish } from '@aranya/shared/events';
import { Component, type ReactNode } from 'react';
import { versionInUse } from './load-expose';
import { RemoteFailure } from './remote-failure';

interface RenderBoundaryProps {
  remote: string;
  /** Shown instead of a part that threw. */
  fallback: ReactNode;
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
    const version = versionInUse(remote);
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
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
