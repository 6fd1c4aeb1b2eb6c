import type { ServerOptions } from 'node:http';
import type { ConnectionLimits } from './limits';

/** Node.js's own timeouts, for headers only. `slow-callers.ts` handles bodies and responses. */
export const serverTimes = ({ headersMs, checkMs }: ConnectionLimits) =>
  ({
    headersTimeout: headersMs,
    // A large body on a bad network has no time limit.
    requestTimeout: 0,
    connectionsCheckingInterval: checkMs,
  }) satisfies ServerOptions;
