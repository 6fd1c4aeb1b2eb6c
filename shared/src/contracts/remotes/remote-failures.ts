import * as z from 'zod/mini';
import { optionalText, requiredText } from '../fields/fields';

/** Maximum lengths of a report's texts, in characters. */
const LONGEST = { name: 100, cause: 1000, path: 300 } as const;

/** POST remote-failures: a part of a visitor's page failed to load or render. */
export const RemoteFailureReport = z.object({
  /** Name in the registry, such as `mfe-map`. */
  remote: requiredText(LONGEST.name),
  /** Failed release; empty if the registry does not know the remote. */
  version: optionalText(LONGEST.name),
  /**
   * `unknown-remote`, `range`, `integrity`, `load`, `chunk`, `render` or `page` (the rendered page
   * did not match).
   */
  phase: requiredText(LONGEST.name),
  /** Message of the error. */
  cause: optionalText(LONGEST.cause),
  /** Path of the page without query, so that nothing identifies the visitor. */
  path: optionalText(LONGEST.path),
});
export type RemoteFailureReport = z.infer<typeof RemoteFailureReport>;

export const RemoteFailureAnswer = z.object({ received: z.literal(true) });

/** Returns a report cut to the limits of the server. */
export const remoteFailureReport = (report: RemoteFailureReport): RemoteFailureReport => ({
  ...report,
  cause: report.cause.slice(0, LONGEST.cause),
  path: report.path.slice(0, LONGEST.path),
});
