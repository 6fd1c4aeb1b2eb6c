import * as z from 'zod/mini';
import { optionalText, requiredText } from './fields';

/** Longest texts of a report, in characters. */
const LONGEST = { name: 100, cause: 1000, path: 300 } as const;

/**
 * Event on `window` when a code chunk of a build did not arrive after all tries. `detail` is a
 * `ChunkFailure`. Dispatched by webpack's runtime, which knows nothing of the rest of the page.
 */
export const CHUNK_FAILED_EVENT = 'aranya-chunk-failed';

/**
 * A new release is watched that long, in milliseconds: pages report that it was shown, and it is withdrawn
 * where it fails.
 */
export const WATCHED_MS = 24 * 60 * 60 * 1000;

export interface ChunkFailure {
  /** The deployable whose chunk it is, such as `mfe-map`. */
  deployable: string;
  /** Address of the chunk. */
  url: string;
}

/** POST remote-failures: a part of a visitor's page did not load or render. */
export const RemoteFailureReport = z.object({
  /** Name in the registry, such as `mfe-map`. */
  remote: requiredText(LONGEST.name),
  /** Release that failed; empty where the registry does not know the remote. */
  version: optionalText(LONGEST.name),
  /** `unknown-remote`, `range`, `integrity`, `load`, `chunk`, `render` or `page` (its rendered page did not fit). */
  phase: requiredText(LONGEST.name),
  /** The error's own words. */
  cause: optionalText(LONGEST.cause),
  /** Path of the page, without query: nothing that says who the visitor is. */
  path: optionalText(LONGEST.path),
});
export type RemoteFailureReport = z.infer<typeof RemoteFailureReport>;

export const RemoteFailureAnswer = z.object({ received: z.literal(true) });

/**
 * POST remote-views: a release that is watched was shown in a visitor's page. A page tells it once for each
 * release.
 */
export const RemoteViewReport = z.object({
  /** Name in the registry, such as `mfe-map`. */
  remote: requiredText(LONGEST.name),
  /** Release that was shown. */
  version: requiredText(LONGEST.name),
});
export type RemoteViewReport = z.infer<typeof RemoteViewReport>;

export const RemoteViewAnswer = z.object({ received: z.literal(true) });

/** What is asked of GET release-health. */
export const ReleaseHealthQuery = z.object({
  /** Only reports from then on count, in milliseconds since 1970: those of the last day by default. */
  since: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(1e15)), 0),
});
export type ReleaseHealthQuery = z.infer<typeof ReleaseHealthQuery>;

/** How a release does, as far as one process of the server knows. */
export const ReleaseFigures = z.object({
  remote: z.string(),
  version: z.string(),
  /** Networks in which it was shown or failed. */
  networks: z.number(),
  /** Those among them in which it did not load or threw while rendering. */
  failures: z.number(),
});
export type ReleaseFigures = z.infer<typeof ReleaseFigures>;

/** GET release-health, for whoever may read the server's metrics: takes a `ReleaseHealthQuery`. */
export const ReleaseHealthAnswer = z.object({ releases: z.array(ReleaseFigures) });

/** A report that the server takes, whatever the error said. */
export const remoteFailureReport = (report: RemoteFailureReport): RemoteFailureReport => ({
  ...report,
  cause: report.cause.slice(0, LONGEST.cause),
  path: report.path.slice(0, LONGEST.path),
});
