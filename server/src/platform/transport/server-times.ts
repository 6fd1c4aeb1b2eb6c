import type { ServerOptions } from 'node:http';
import type { ConnectionLimits } from './limits';

/** For headers only; `slow-callers.ts` handles bodies and responses. */
export const serverTimes = ({ headersMs, checkMs }: ConnectionLimits) =>
  ({
    headersTimeout: headersMs,
    // Disabled: a large body on a bad network may take hours.
    requestTimeout: 0,
    connectionsCheckingInterval: checkMs,
  }) satisfies ServerOptions;
