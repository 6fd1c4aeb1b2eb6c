import { ApiError, askToEndSession, refreshProfile } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { signedIn } from '../testing/signed-in';
import Dashboard from './desktop-dashboard';

jest.mock('../phone/phone-status-region', () => ({ PhoneStatusRegion: () => null }));
jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  refreshProfile: jest.fn(),
  askToEndSession: jest.fn(),
}));
const refresh = jest.mocked(refreshProfile);

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  refresh.mockReset().mockResolvedValue();
  signedIn();
});

test('shows a welcome that points to Getting Started until a section is chosen', () => {
  renderPage(<Dashboard />, '/dashboard');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/);
  expect(screen.getByRole('button', { name: 'Getting Started' })).not.toHaveAttribute(
    'aria-current',
  );
  choose('Start with the first step');
  expect(screen.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Targeted Campaigns' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('shows the name once, marked with the language of its letters', () => {
  signedIn({ name: 'ଆଶା ମାଝୀ' });
  renderPage(<Dashboard />, '/dashboard');
  expect(screen.getByText('ଆଶା ମାଝୀ')).toHaveAttribute('lang', 'or');
});

test('marks the active link in the header', () => {
  renderPage(<Dashboard />, '/Dashboard');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'About Us',
    'Need Discovery',
    'Science',
    'Play for good',
    'Dashboard',
  ]);
  expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([
    links[5],
  ]);
});

test('shows three tabs in My Aranya, two of them coming soon', () => {
  renderPage(<Dashboard />);
  choose('My Aranya');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'My Collection',
    'Location based insights',
    'Events Alerts',
  ]);
  expect(screen.getByText('Coming soon')).toBeVisible();
});

test('shows the section and tab of an address', () => {
  renderPage(<Dashboard />, '/dashboard?show=my-aranya&tab=alerts');
  expect(screen.getByRole('tab', { name: 'Events Alerts', selected: true })).toBeVisible();
});

test('reports that Advanced process Integrations is under construction', () => {
  renderPage(<Dashboard />);
  choose('Advanced process Integrations');
  expect(screen.getByText('We are under construction. We wish to see you soon.')).toBeVisible();
});

test('fetches the profile on load; a failure leaves the page unchanged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  refresh.mockRejectedValueOnce(new ApiError(0, { code: 'network', message: 'No answer.' }));
  renderPage(<Dashboard />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalled();
});

test('ends the session on Sign Out', () => {
  renderPage(<Dashboard />);
  choose('Sign Out');
  expect(askToEndSession).toHaveBeenCalled();
});
