import type * as FillSet from './fill-set';
import type * as OfflineSets from './offline-sets';

const keptFile = jest.fn<Promise<Response | undefined>, [string]>();
jest.mock('./fill-set', (): Partial<typeof FillSet> => ({ keptFile: (name) => keptFile(name) }));
jest.mock('./offline-sets', (): Partial<typeof OfflineSets> => ({ keptPage: async () => kept }));

const HOST = 'http://localhost';
const FILE = '/releases/0.1.0/remote-entry.js';
const kept = { status: 203, clone: () => kept } as Response;
const fetched = jest.fn<Promise<Response>, [Request]>();

class ExtendableEvent extends Event {
  waitUntil = () => undefined;
}
class FetchEvent extends ExtendableEvent {
  answer: Promise<Response> | undefined;
  constructor(readonly request: Request) {
    super('fetch');
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

/** Returns the worker's answer; undefined if it leaves the request to the browser. */
function ask(address: string, more: object = {}): Promise<Response> | undefined {
  const request = new Request(new URL(address, HOST).href, more);
  const event = new FetchEvent(request);
  globalThis.dispatchEvent(Object.assign(event, { request: Object.assign(request, more) }));
  return event.answer;
}

beforeAll(async () => {
  jest.spyOn(console, 'groupCollapsed').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    ...{ ExtendableEvent, FetchEvent, __WB_DISABLE_DEV_LOGS: true },
    caches: { match: async () => undefined },
    fetch: fetched,
  });
  await import('./service-worker');
});
beforeEach(() => {
  jest.useFakeTimers();
  keptFile.mockReset().mockResolvedValue(kept);
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/registry.json', {}],
  ['https://server.example.org/api/aranya/profile', {}],
  [FILE, { cache: 'reload' }],
  [FILE, { headers: new Headers({ Range: 'bytes=0-' }) }],
  [FILE, { mode: 'navigate' }],
  ['/robots.txt', { mode: 'navigate' }],
  ['/offline-page', { mode: 'navigate' }],
  ['/login', { mode: 'navigate', method: 'POST' }],
])('leaves %s with %j to the browser', (address, more) => {
  expect(ask(address, more)).toBeUndefined();
});

test('reads a page from the set after ten seconds without an answer', async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  const answered = jest.fn();
  ask('/about', { mode: 'navigate' })?.then(answered);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(answered).toHaveBeenCalledWith(kept);
});

test('fetches a file only if no offline set has it', async () => {
  expect(await ask(FILE)).toBe(kept);
  expect(fetched).not.toHaveBeenCalled();
  keptFile.mockResolvedValue(undefined);
  fetched.mockResolvedValueOnce(kept);
  expect(await ask(FILE)).toBe(kept);
  await expect(ask(FILE)).rejects.toThrow();
});
