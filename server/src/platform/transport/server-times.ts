import type { ServerOptions } from 'node:http';
import type { ConnectionLimits } from './limits';

/** What Node.js itself minds: headers that never come. Bodies and answers are of `slow-callers.ts`. */
export const serverTimes = ({ headersMs, checkMs }: ConnectionLimits) =>
  ({
    headersTimeout: headersMs,
    // A large body on a bad network takes as long as it takes.
    requestTimeout: 0,
    connectionsCheckingInterval: checkMs,
  }) satisfies ServerOptions;
