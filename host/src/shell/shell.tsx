import type { LinkPlace } from '@aranya/shared/contracts';
import { overrides } from '@aranya/shared/federation';
import { useApplication, useLocation } from '@aranya/shared/navigation';
import { setLoading, useAranyaDispatch, useSession } from '@aranya/shared/session';
import { styled } from '@aranya/shared/ui/theme';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { RoutesByPath } from '../routes/routes-by-path';
import { Updates } from '../updates/updates';
import { BackgroundVideo } from './background-video';
import { BOTTOM_TABS_HEIGHT, BottomTabs } from './bottom-tabs';
import { Footer } from './footer';
import { MobileFooter } from './mobile-footer';
import { MobileHeader } from './mobile-header';
import { MotionButton } from './motion-button';
import { NavigationBar } from './navigation-bar';
import { hasOwnHeader, siteLinks } from './site-links';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useTopOfPage } from './use-top-of-page';

const Sheet = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  '&[data-application="mobile"]': {
    paddingBottom: `calc(${BOTTOM_TABS_HEIGHT}px + env(safe-area-inset-bottom))`,
  },
});

/** Only where the operator allows it and somebody works on a remote. */
const OverrideNotice = lazy(() => import('../updates/override-notice'));

/** A window high, so that the footer is not seen to jump when the page arrives. */
const Page = styled('main')({ flex: '1 0 auto', minHeight: '100svh', outline: 'none' });

const CornerMotionButton = styled(MotionButton)(({ theme }) => ({
  position: 'fixed',
  right: 20,
  bottom: 20,
  zIndex: theme.zIndex.speedDial,
}));

/** What is around every page: film, navigation, footer, and on phones the tabs. */
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
  const linksIn = (place: LinkPlace) => siteLinks(routes, place, application, session);
  const [toSignIn] = linksIn('sign-in');
  const [toOwnPage] = linksIn('person');
  const mobile = application === 'mobile';
  return (
    <>
      <SkipLink />
      <BackgroundVideo />
      {Object.keys(overrides()).length > 0 && (
        <Suspense>
          <OverrideNotice />
        </Suspense>
      )}
      <Sheet data-application={application}>
        {mobile && <MobileHeader signIn={toSignIn} ownPage={toOwnPage} menu={linksIn('menu')} />}
        {!mobile && !hasOwnHeader(routes, pathname) && (
          <NavigationBar links={linksIn('main')} signIn={toSignIn} ownPage={toOwnPage} />
        )}
        <Page id="main" ref={page} tabIndex={-1}>
          <Outlet />
        </Page>
        {mobile ? <MobileFooter links={linksIn('foot')} /> : <Footer links={linksIn('foot')} />}
      </Sheet>
      {mobile ? <BottomTabs links={linksIn('main')} /> : <CornerMotionButton />}
      <Updates />
    </>
  );
}
