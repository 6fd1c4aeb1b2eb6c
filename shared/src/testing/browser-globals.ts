import 'whatwg-fetch';
import { TextDecoder, TextEncoder } from 'node:util';

/** As much of a request as the router reads when a link is followed. */
class FollowedLink {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;
  readonly headers = new Map<string, string>();

  constructor(url: string | URL, { method = 'GET', signal }: RequestInit = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal ?? new AbortController().signal;
  }
}

/** Parts of a browser that the simulated one lacks. */
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  Request: globalThis.Request ?? FollowedLink,
});

/** A window of 1440 px that never changes; a test that needs another one says so. */
window.matchMedia ??= (query: string) =>
  ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** Sizes never change here. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
