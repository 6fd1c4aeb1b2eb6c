import { useLanguage } from '@aranya/shared/languages';
import { type BrowserHistory, createBrowserHistory } from 'history';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPath, type Path, parsePath, Router, type To } from 'react-router-dom';
import { type Addresses, addressesIn, pathOf } from './addresses';
import type { RoutesByPath } from './routes-by-path';

function throughAddresses(history: BrowserHistory, { of }: Addresses) {
  const address = (to: To): Partial<Path> => {
    const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
    return { ...rest, ...(pathname && { pathname: of(pathname) }) };
  };
  return {
    createHref: (to: To) => createPath(address(to)),
    go: history.go,
    push: (to: To, state?: unknown) => history.push(address(to), state),
    replace: (to: To, state?: unknown) => history.replace(address(to), state),
  };
}

/** @param shown the rendered location; a newer one of the browser is updated when it is rendered */
function keepInStep({ of, isPage }: Addresses, shown: Path) {
  const { pathname, search, hash } = window.location;
  const path = pathOf(shown.pathname);
  // Unknown addresses are left unchanged.
  if (!isPage(path) || path !== pathOf(pathname) || of(path) === pathname) return;
  window.history.replaceState(window.history.state, '', of(path) + search + hash);
}

interface LanguageRouterProps {
  routes: RoutesByPath;
  children: ReactNode;
}

/** Adds the language prefix to public pages, such as `/hi/about`. Components use plain paths. */
export function LanguageRouter({ routes, children }: LanguageRouterProps) {
  const language = useLanguage();
  const addresses = useMemo(() => addressesIn(language, routes), [language, routes]);
  const [history] = useState(createBrowserHistory);
  const [{ action, location }, show] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen((next) => startTransition(() => show(next))), [history]);
  useEffect(() => keepInStep(addresses, location), [addresses, location]);
  const navigator = useMemo(() => throughAddresses(history, addresses), [history, addresses]);
  const inside = useMemo(() => ({ ...location, pathname: pathOf(location.pathname) }), [location]);
  return (
    <Router location={inside} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
