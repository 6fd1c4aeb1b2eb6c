import { REMOTE_SHOWN_EVENT, type ShownRemote } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { Component, type ReactNode } from 'react';
import { versionInUse } from './load-expose';
import { type FailurePhase, RemoteFailure } from './remote-failure';

/** A chunk lost on the visitor's network is not a fault of the release. */
const phaseOf = (error: unknown): FailurePhase =>
  error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : 'render';

interface RenderBoundaryProps {
  remote: string;
  /** @returns true if another release is tried */
  onFailed: () => boolean;
  meanwhile: ReactNode;
  fallback: ReactNode;
  children: ReactNode;
}

export class RenderBoundary extends Component<
  RenderBoundaryProps,
  { failed: boolean; over: boolean }
> {
  override state = { failed: false, over: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (this.state.failed) return;
    const { remote } = this.props;
    const detail: ShownRemote = { remote, version: versionInUse(remote) };
    window.dispatchEvent(new CustomEvent(REMOTE_SHOWN_EVENT, { detail }));
  }

  override componentDidCatch(error: unknown) {
    const { remote } = this.props;
    const version = versionInUse(remote);
    const failure = new RemoteFailure(remote, version, phaseOf(error), error);
    console.error(failure);
    publish('federation/remote-failed', {
      remote,
      version,
      phase: failure.phase,
      cause: String(error),
    });
    if (!this.props.onFailed()) this.setState({ over: true });
  }

  override render() {
    const { failed, over } = this.state;
    if (!failed) return this.props.children;
    return over ? this.props.fallback : this.props.meanwhile;
  }
}
