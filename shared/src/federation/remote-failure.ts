export type FailurePhase =
  | 'unknown-remote'
  | 'range'
  | 'integrity'
  | 'load'
  | 'chunk'
  | 'render'
  | 'page';

export class RemoteFailure extends Error {
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;

  constructor(remote: string, version: string, phase: FailurePhase, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} ${version} (${phase}): ${reason}`, { cause });
    this.name = 'RemoteFailure';
    this.remote = remote;
    this.version = version;
    this.phase = phase;
  }
}
