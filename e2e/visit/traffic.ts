import type { CDPSession } from '@playwright/test';

/** One request of a visit. Times are seconds of the browser's own clock. */
export interface Fetched {
  address: string;
  type: string;
  start: number;
  end?: number;
  /** Bytes over the network with headers; 0 from the cache. */
  bytes: number;
  fromCache: boolean;
  failed: boolean;
}

/** All requests of a page, from the browser's network log. */
export class Traffic {
  readonly fetched = new Map<string, Fetched>();
  /** Time of the request for the page, in seconds of the browser's clock. */
  navigationStart = 0;
  /** Seconds between the browser's clock and the time of day. */
  private clockOffset = 0;
  private lastChange = Date.now();
  private page: string | undefined;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', (sent) => {
      const { requestId, request, type, timestamp, wallTime, frameId } = sent;
      if (!/^https?:/.test(request.url)) return;
      if (this.fetched.size === 0) {
        this.navigationStart = timestamp;
        this.clockOffset = wallTime - timestamp;
        this.page = frameId;
      } else if (type === 'Document' && frameId === this.page) this.giveUp(timestamp);
      const kind = type ?? 'Other';
      const start = timestamp;
      this.change(requestId, { address: request.url, type: kind, start });
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const { bytes = 0 } = this.fetched.get(requestId) ?? {};
      this.change(requestId, { bytes: bytes + encodedDataLength });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      this.change(requestId, { fromCache: true }),
    );
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.change(requestId, { fromCache: true });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.change(requestId, { end: timestamp, bytes: encodedDataLength }),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      this.change(requestId, { end: timestamp, failed: true }),
    );
  }

  /**
   * A new page replaces this one: running requests count with the bytes so far, and their end is
   * not reported.
   */
  private giveUp(end: number) {
    for (const [id, one] of this.fetched) if (one.end === undefined) this.change(id, { end });
  }

  private change(id: string, what: Partial<Fetched>) {
    const before = this.fetched.get(id);
    if (!before && !what.address) return;
    this.lastChange = Date.now();
    const empty = { address: '', type: '', start: 0, bytes: 0, fromCache: false, failed: false };
    this.fetched.set(id, { ...empty, ...before, ...what });
  }

  /** Milliseconds since the last change, or 0 while a request is running. */
  quietFor(): number {
    // The end of a preflight is not reported if a test answers requests itself.
    const pending = [...this.fetched.values()].some(
      ({ end, type }) => end === undefined && type !== 'Preflight',
    );
    return pending ? 0 : Date.now() - this.lastChange;
  }

  /** Requests in the order in which they were sent. */
  overNetwork(): Fetched[] {
    return [...this.fetched.values()]
      .filter(({ fromCache, failed }) => !fromCache && !failed)
      .sort((one, other) => one.start - other.start);
  }

  /** Seconds of the browser's clock for a time of day in milliseconds. */
  clockAt(timeOfDay: number): number {
    return timeOfDay / 1000 - this.clockOffset;
  }
}
