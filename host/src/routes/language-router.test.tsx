import { providePageData } from '@aranya/shared/config';
import {
  beginIn,
  chooseLanguage,
  language,
  showIn,
  wishedLanguage,
} from '@aranya/shared/languages';
import { Link, useLocation, useNavigate } from '@aranya/shared/navigation';
import { testPageData } from '@aranya/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginAtAddress } from './addresses';
import { LanguageRouter } from './language-router';
import type { OwnedRoute } from './routes-by-path';

const page = (path: string, audience: OwnedRoute['audience'] = 'anyone'): OwnedRoute => ({
  remote: 'mfe-public',
  path,
  audience,
  viewport: 'any',
  expose: './p',
  title: path,
});
const routes = new Map(
  [page('/'), page('/about'), page('/dashboard', 'signed-in')].map((one) => [one.path, [one]]),
);

function Here() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + JSON.stringify(state)}</output>
      <Link to="/about?from=home#team">About</Link>
      <Link to="/dashboard">Mine</Link>
      <button type="button" onClick={() => navigate('/', { state: { open: 1 } })}>
        Home
      </button>
    </>
  );
}

function openedAt(address: string) {
  window.history.replaceState(null, '', address);
  beginAtAddress(routes);
  beginIn(wishedLanguage());
  render(
    <LanguageRouter routes={routes}>
      <Here />
    </LanguageRouter>,
  );
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  providePageData({ settings: { ...testPageData.settings, languages: ['en', 'hi', 'or'] } });
});
afterEach(() => providePageData(testPageData));

test('gives pages plain paths, and keeps their links in the language', async () => {
  openedAt('/hi/about?q=1');
  expect(screen.getByText('/about?q=1null')).toBeVisible();
  expect([hrefOf('About'), hrefOf('Mine')]).toEqual(['/hi/about?from=home#team', '/dashboard']);
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(address()).toBe('/hi');
  expect(await screen.findByText('/{"open":1}')).toBeVisible();
});

test('changes only the address when a language is chosen, not path or state', async () => {
  openedAt('/about?q=1#team');
  const before = window.history.length;
  await act(async () => chooseLanguage('or'));
  expect(address()).toBe('/or/about?q=1#team');
  expect(hrefOf('About')).toBe('/or/about?from=home#team');
  await act(async () => chooseLanguage('en'));
  expect([address(), window.history.length]).toEqual(['/about?q=1#team', before]);
});

test("applies an address's language to the visit only, not to browser or account", async () => {
  openedAt('/or/about');
  expect([language(), localStorage.length]).toEqual(['or', 0]);
  await userEvent.click(screen.getByRole('link', { name: 'Mine' }));
  expect(address()).toBe('/dashboard');
  // Reloads an address without a prefix in the same tab: first of a page in one language, then of a
  // translated page.
  beginAtAddress(routes);
  expect(wishedLanguage()).toBe('or');
  window.history.replaceState(null, '', '/about');
  beginAtAddress(routes);
  expect(wishedLanguage()).toBe('en');
});

test('does not change an unknown address', async () => {
  openedAt('/or/nowhere');
  expect(language()).toBe('or');
  await act(async () => showIn('hi'));
  expect(address()).toBe('/or/nowhere');
});
