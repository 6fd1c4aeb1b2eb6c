import { OFFLINE_PAGE } from '@aranya/shared/contracts';

/** What a request means to the worker. It leaves `other` ones to the browser: calls, pictures of maps, films. */
type RequestKind = 'page' | 'file' | 'other';

/** Names that stand for their content, as `HASHED` in tools/serve/built-files.ts. */
const IMMUTABLE = /\.[0-9a-f]{8}\.|\/(?:releases|chunks)\//;

/** As the page server tells pages from files. */
const HAS_ENDING = /\.[a-z0-9]+$/i;

/** Asked for anew on purpose: what is kept would be no answer. */
const ANEW: readonly RequestCache[] = ['reload', 'no-store'];

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'cache' | 'headers'>;

/** @param origin the worker's own */
export function kindOfRequest(request: Asked, origin: string): RequestKind {
  if (request.method !== 'GET') return 'other';
  const { origin: from, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    const isPage = from === origin && !HAS_ENDING.test(pathname) && pathname !== OFFLINE_PAGE;
    return isPage ? 'page' : 'other';
  }
  const isWhole = !request.headers.has('range') && !ANEW.includes(request.cache);
  return isWhole && IMMUTABLE.test(pathname) ? 'file' : 'other';
}
