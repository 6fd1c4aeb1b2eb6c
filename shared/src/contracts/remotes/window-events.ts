/**
 * Event on `window` when a code chunk of a build failed to load after all tries. `detail` is a
 * `ChunkFailure`. Webpack's runtime dispatches it, because it cannot import the event bus.
 */
export const CHUNK_FAILED_EVENT = 'aranya-chunk-failed';

/**
 * Event on `window` when a remote was rendered without an error. `detail` is a `ShownRemote`. The check before a
 * release waits for it.
 */
export const REMOTE_SHOWN_EVENT = 'aranya-remote-shown';

export interface ShownRemote {
  /** Name in the registry, such as `mfe-map`. */
  remote: string;
  version: string;
}

export interface ChunkFailure {
  /** Deployable that the chunk belongs to, such as `mfe-map`. */
  deployable: string;
  url: string;
}
