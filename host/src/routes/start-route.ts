import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import { loadExpose } from '@aranya/shared/federation';
import { savesData } from '@aranya/shared/navigation';
import { aranyaStore } from '@aranya/shared/session';
import { pathOf } from './addresses';
import { needsOtherDocument } from './document-policy';
import { chooseRoute, keyOfPath, type RoutesByPath } from './routes-by-path';

const isMobile = () => window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches;

/** The page's region shows failures. */
function load(path: string, routes: RoutesByPath) {
  const { session } = aranyaStore().store.getState();
  const application = isMobile() ? 'mobile' : 'desktop';
  const choice = chooseRoute(path, routes, application, session);
  if (choice.kind !== 'page' || needsOtherDocument(choice.route)) return;
  loadExpose(choice.route.remote, choice.route.expose).catch(() => undefined);
}

const needsSession = (path: string, routes: RoutesByPath) =>
  (routes.get(path) ?? []).some(({ audience }) => audience !== 'anyone');

/** Runs in parallel with React's first work, as soon as the person is known. */
export function startRoute(routes: RoutesByPath) {
  const pathname = keyOfPath(routes, pathOf(window.location.pathname));
  const { store } = aranyaStore();
  const isReady = () => store.getState()._persist?.rehydrated ?? false;
  if (!needsSession(pathname, routes) || isReady()) return load(pathname, routes);
  const stop = store.subscribe(() => {
    if (!isReady()) return;
    stop();
    load(pathname, routes);
  });
}

export function loadOnIntent(routes: RoutesByPath) {
  const intent = ({ target }: Event) => {
    if (savesData() || !navigator.onLine) return;
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== window.location.origin) return;
    const path = keyOfPath(routes, pathOf(link.pathname));
    if (path !== pathOf(window.location.pathname)) load(path, routes);
  };
  document.addEventListener('pointerover', intent, { passive: true });
  document.addEventListener('focusin', intent);
}
