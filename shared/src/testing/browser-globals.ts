import { TextDecoder, TextEncoder } from 'node:util';

/** Parts of a browser that the simulated one lacks. */
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  Request: globalThis.Request ?? class {},
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
