import { aranyaStore, logOut, setLoading, setUserInfo, updateImage } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { productRoutes } from '../testing/product-routes';
import { TAGLINE } from './footer/mobile-footer';
import { Shell } from './shell';

const { store } = aranyaStore();
const routes = productRoutes();
const signIn = () =>
  store.dispatch(
    setUserInfo({
      user: { id: '7', name: 'Sukanti Juang', phoneNumber: '9000000001' },
      token: 't',
      odkInfo: null,
    } as Parameters<typeof setUserInfo>[0]),
  );
const onAPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: /max-width/.test(query),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => void store.dispatch(logOut()));
  jest.restoreAllMocks();
});

test('shows a visitor five links and Sign In', () => {
  renderPage(<Shell routes={routes} />, '/science');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(
    main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Need Discovery', '/need-discovery'],
    ['Science', '/science'],
    ['Play for good', '/play'],
  ]);
  expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('Science');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

test('shows a signed-in person a link to the dashboard instead of Sign In', () => {
  signIn();
  renderPage(<Shell routes={routes} />, '/login');
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Your dashboard/ })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test.each(['/dashboard', '/Dashboard'])('shows no navigation bar on %s, but the footer', (path) => {
  renderPage(<Shell routes={routes} />, path);
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('links to the pages of the specification in the footer', () => {
  renderPage(<Shell routes={routes} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  expect(footer.getByRole('link', { name: 'Community Forum' })).toHaveAttribute('href', '/n-fold');
  expect(footer.getByText('Terms and Conditions').closest('a')).toBeNull();
  for (const name of ['Instagram', 'YouTube', 'GitHub', 'X', 'LinkedIn']) {
    expect(footer.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
});

test('clears the loading flag once the shell has mounted', () => {
  store.dispatch(setLoading(true));
  renderPage(<Shell routes={routes} />);
  expect(store.getState().status.loading).toBe(false);
});

test('shows header, four tabs and footer on a phone', () => {
  onAPhone();
  renderPage(<Shell routes={routes} />, '/mob/stories');
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(
    tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Event', '/mob/events'],
    ['Stories', '/mob/stories'],
    ['Sustainability', '/mob/sustainability'],
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Stories');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/mob-login');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(TAGLINE)).toBeInTheDocument();
  for (const name of ['Privacy Policies', 'Terms and Conditions', 'Contact Us', 'Support']) {
    expect(footer.getByText(name)).toBeInTheDocument();
  }
  expect(footer.getAllByRole('img')).toHaveLength(2);
});

test("links to pages without a tab in the phone's menu", () => {
  onAPhone();
  renderPage(<Shell routes={routes} />, '/science');
  const pages = within(screen.getByRole('navigation', { name: 'All pages', hidden: true }));
  const names = pages.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(names).toEqual([
    'Take part',
    'About Us',
    'Need Discovery',
    'Science',
    'Play for good',
    'Campaigns',
    'Gap Table',
    'Activities',
    'nFold',
    'Technology engines',
    'Contact Us',
    'Privacy Policy',
  ]);
  expect(pages.getByText('Science')).toHaveAttribute('aria-current', 'page');
});

/** Public pages that are neither tab nor menu entry, with the reason. */
const NOT_IN_THE_MENU = [
  // The specification's empty pages; pills of the home page link to them.
  '/films',
  '/n-act',
  // Linked from cards of the Gap Table.
  '/gap-table/stay-tuned',
  // Home links to Explore, which links to the pages below it.
  '/explore',
  '/explore/downloads/:id',
  '/explore/records/:id',
  '/places/:block',
  '/species/:name',
  // The card of the Visual Engine links to it where an institute brought a model.
  '/visual-engine',
  // On a phone the dashboard only says that it is for a desktop.
  '/dashboard',
];

test('links to every public page with content in tabs or menu', () => {
  onAPhone();
  renderPage(<Shell routes={routes} />);
  const links = screen.getAllByRole('link', { hidden: true });
  const reached = new Set(links.map((link) => link.getAttribute('href')));
  const pages = [...routes.values()].flat().filter(({ audience, viewport }) => {
    return audience === 'anyone' && viewport !== 'desktop';
  });
  const missing = pages.map(({ path }) => path).filter((path) => !reached.has(path));
  expect(missing.sort()).toEqual([...NOT_IN_THE_MENU].sort());
});

test('shows the account in the menu of a signed-in person', () => {
  onAPhone();
  signIn();
  renderPage(<Shell routes={routes} />);
  const pages = within(screen.getByRole('navigation', { name: 'All pages', hidden: true }));
  expect(pages.getByText('Privacy and account')).toHaveAttribute('href', '/account');
});

test("links the phone's avatar to the same page as Sign in", () => {
  onAPhone();
  signIn();
  renderPage(<Shell routes={routes} />);
  const avatar = screen.getByRole('link', { name: 'Your profile, Sukanti Juang' });
  expect(avatar).toHaveAttribute('href', '/mob-login');
  expect(avatar.firstElementChild).toHaveAttribute('data-initials', 'SJ');
});

test("shows the photo on the phone from the service's address", () => {
  onAPhone();
  signIn();
  store.dispatch(updateImage('/api/aranya/profile/photos/face.jpg'));
  renderPage(<Shell routes={routes} />);
  const avatar = screen.getByRole('link', { name: 'Your profile, Sukanti Juang' });
  expect(avatar.querySelector('img')).toHaveAttribute(
    'src',
    'http://localhost:4000/api/aranya/profile/photos/face.jpg',
  );
});
