import type { ServerApp } from '../src/platform/http/app-types';

/** POSTs JSON to an app of a test. */
export const post = (
  app: ServerApp,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url, payload, headers });
