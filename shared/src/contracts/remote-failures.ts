import * as z from 'zod/mini';
import { optionalText, requiredText } from './fields';

/** Longest texts of a report, in characters. */
const LONGEST = { name: 100, cause: 1000, path: 300 } as const;

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

/** A report that the server takes, whatever the error said. */
export const remoteFailureReport = (report: RemoteFailureReport): RemoteFailureReport => ({
  ...report,
  cause: report.cause.slice(0, LONGEST.cause),
  path: report.path.slice(0, LONGEST.path),
});
