import 'whatwg-fetch';
import { TextDecoder, TextEncoder } from 'node:util';

/** The parts of a request that the router reads when a link is followed. */
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

/** Copies plain data for the simulated browser's storage; throws if a value cannot be copied. */
function structuredClone(value: unknown): unknown {
  if (typeof value === 'function') throw new DOMException('It cannot be cloned.', 'DataCloneError');
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return new Date(value);
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(structuredClone);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, structuredClone(part)]),
  );
}

/** Parts of a browser that the simulated one lacks. */
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  structuredClone,
  Request: globalThis.Request ?? FollowedLink,
});

/** A window of 1440 px that never changes; tests override it. */
window.matchMedia ??= (query: string) =>
  ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** The simulated browser has no layout, so sizes never change. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
