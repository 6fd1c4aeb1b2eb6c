import {
  ReleaseHealthAnswer,
  ReleaseHealthQuery,
  RemoteFailureAnswer,
  RemoteFailureReport,
  RemoteViewAnswer,
  RemoteViewReport,
} from '@aranya/shared/contracts';
import { LIMITS } from '../configuration/limits';
import type { ServerApp } from '../http/app-types';
import { callerSite } from '../http/caller-network';
import { admitsMonitor } from '../metrics/metrics-routes';
import type { PlatformContext } from '../platform-context';
import { ReleaseHealth } from './release-health';

/** Phases that are the release's own fault; a visitor's network may lose a chunk, and a page refuse a range. */
const OWN_FAULTS: readonly string[] = ['load', 'integrity', 'render'];

/**
 * What failed in visitors' pages, for the log: nobody else would hear of it. And how releases that are
 * watched do, for `npm run release -- --watch` and the website's own process, which withdraw what fails.
 */
export function remoteFailureRoutes(app: ServerApp, { log, settings }: PlatformContext): void {
  const health = new ReleaseHealth(LIMITS.releaseHealth);
  app.post(
    '/remote-failures',
    {
      config: { audience: 'anyone', limit: 'remoteFailurePerAddress' },
      schema: {
        summary: 'Report a remote that did not load or render',
        tags: ['front end'],
        body: RemoteFailureReport,
        response: { 200: RemoteFailureAnswer },
      },
    },
    async (request) => {
      const { remote, version, phase } = request.body;
      if (version && OWN_FAULTS.includes(phase)) {
        health.count(remote, version, callerSite(request), true);
      }
      log.warn({ remoteFailure: request.body }, 'a remote failed in a visitor’s page');
      return { received: true as const };
    },
  );

  app.post(
    '/remote-views',
    {
      config: { audience: 'anyone', limit: 'remoteViewPerAddress' },
      schema: {
        summary: 'Report that a new release of a remote was shown',
        tags: ['front end'],
        body: RemoteViewReport,
        response: { 200: RemoteViewAnswer },
      },
    },
    async (request) => {
      health.count(request.body.remote, request.body.version, callerSite(request), false);
      return { received: true as const };
    },
  );

  app.get(
    '/release-health',
    {
      config: { audience: 'monitor' },
      logLevel: 'warn',
      schema: {
        hide: true,
        querystring: ReleaseHealthQuery,
        response: { 200: ReleaseHealthAnswer },
      },
    },
    async (request) => {
      admitsMonitor(request, settings);
      return { releases: health.figures(request.query.since) };
    },
  );
}
