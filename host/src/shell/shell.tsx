import type { LinkPlace } from '@aranya/shared/contracts';
import { overrides } from '@aranya/shared/federation';
import { useApplication, useLocation } from '@aranya/shared/navigation';
import { ShellPlaces } from '@aranya/shared/prerendering';
import { setLoading, useAranyaDispatch, useSession } from '@aranya/shared/session';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useOnline } from '../offline/use-online';
import { Queue } from '../queue/queue';
import type { RoutesByPath } from '../routes/routes-by-path';
import { Updates } from '../updates/updates';
import { BackgroundVideo } from './background-video';
import { BottomTabs } from './bottom-tabs';
import { Footer } from './footer/footer';
import { MobileFooter } from './footer/mobile-footer';
import { MobileHeader } from './mobile-header';
import { NavigationBar } from './navigation-bar';
import { hasOwnHeader, siteLinks } from './site-links';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useTopOfPage } from './use-top-of-page';
import './shell.css';

/** Loaded only if the operator allows overrides and one is set. */
const OverrideNotice = lazy<ComponentType>(() =>
  import('../updates/override-notice').catch(() => ({ default: () => null })),
);

/** Loaded only offline, from the offline set; without it the page works. */
const OfflineNotice = lazy<ComponentType>(() =>
  import('../offline/offline-notice').catch(() => ({ default: () => null })),
);

export function Shell({ routes }: { routes: RoutesByPath }) {
  const dispatch = useAranyaDispatch();
  const application = useApplication();
  const { pathname } = useLocation();
  const page = useFocusOnNavigation();
  useTopOfPage();
  useEffect(() => {
    dispatch(setLoading(false));
  }, [dispatch]);
  const session = useSession();
  const isOnline = useOnline();
  const linksIn = (place: LinkPlace) => siteLinks(routes, place, application, session);
  const [toSignIn] = linksIn('sign-in');
  const [toOwnPage] = linksIn('person');
  const mobile = application === 'mobile';
  // A prerendered document contains both applications, so their ids must differ.
  const idOfPage = mobile ? 'mobile-main' : 'main';
  return (
    <ShellPlaces
      before={
        <>
          <SkipLink to={idOfPage} />
          <BackgroundVideo />
          <Queue />
          {!isOnline && (
            <Suspense>
              <OfflineNotice />
            </Suspense>
          )}
          {Object.keys(overrides()).length > 0 && (
            <Suspense>
              <OverrideNotice />
            </Suspense>
          )}
        </>
      }
      around={(parts) => (
        <div className="shell-sheet" data-application={application}>
          {parts}
        </div>
      )}
      header={
        <>
          {mobile && <MobileHeader signIn={toSignIn} ownPage={toOwnPage} menu={linksIn('menu')} />}
          {!mobile && !hasOwnHeader(routes, pathname) && (
            <NavigationBar links={linksIn('main')} signIn={toSignIn} ownPage={toOwnPage} />
          )}
        </>
      }
      page={
        <main id={idOfPage} className="shell-page" ref={page} tabIndex={-1}>
          <Outlet />
        </main>
      }
      footer={
        mobile ? <MobileFooter links={linksIn('foot')} /> : <Footer links={linksIn('foot')} />
      }
      after={
        <>
          {mobile && <BottomTabs links={linksIn('main')} />}
          <Updates />
        </>
      }
    />
  );
}
