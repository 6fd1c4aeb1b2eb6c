import { ApiError, askToEndSession, refreshProfile, updateProfile } from '@aranya/shared/api';
import { aranyaStore, updateMobileInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import EditProfile from '../profile/edit-profile';
import { ASHA, signedIn } from '../testing/signed-in';
import MobileDashboard from './mobile-dashboard';

const navigate = jest.fn();
jest.mock('../phone/phone-status-region', () => ({ PhoneStatusRegion: () => null }));
jest.mock('@aranya/shared/navigation', () => ({
  ...jest.requireActual('@aranya/shared/navigation'),
  Navigate: ({ to }: { to: string }) => <p>now at {to}</p>,
  useNavigate: () => navigate,
}));
jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  refreshProfile: jest.fn(),
  askToEndSession: jest.fn(),
  updateProfile: jest.fn(),
}));

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.mocked(refreshProfile).mockResolvedValue();
  navigate.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  signedIn();
});

test('shows the profile page first, then the dashboard', () => {
  const first = renderPage(<MobileDashboard />);
  expect(screen.getByText('now at /mob/edit-profile')).toBeVisible();
  first.unmount();
  renderPage(<EditProfile />).unmount();
  renderPage(<MobileDashboard />);
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Majhi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/mob/edit-profile');
});

test('marks name and organisation with the language of their letters', () => {
  signedIn({ name: 'ଆଶା ମାଝୀ', organizationName: 'वन समिति' });
  renderPage(<EditProfile />).unmount();
  renderPage(<MobileDashboard />);
  expect(screen.getByText('ଆଶା ମାଝୀ')).toHaveAttribute('lang', 'or');
  expect(screen.getByText('वन समिति')).toHaveAttribute('lang', 'hi');
});

test('has three collapsible sections, and Log out', async () => {
  aranyaStore().store.dispatch(updateMobileInfo('Nokia'));
  renderPage(<MobileDashboard />);
  expect(screen.getByRole('button', { name: 'Getting Started' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('button', { name: 'My Aranya' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await press('Advanced process Integrations');
  expect(
    screen.getByText('We are under construction. We wish to see you soon.'),
  ).toBeInTheDocument();
  await press('Log out');
  expect(askToEndSession).toHaveBeenCalled();
});

test.each(['Save', 'Cancel'])('returns to the dashboard after %s in Edit profile', async (name) => {
  jest.mocked(updateProfile).mockResolvedValue(ASHA);
  renderPage(<EditProfile />);
  for (const label of [
    'Email',
    'Bio',
    'Organization type',
    'Organization name',
    'Address',
    'Digital portfolio link',
  ]) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  await press(name);
  expect(navigate).toHaveBeenCalledWith('/mob/dashboard');
});

test('asks once for the phone’s manufacturer', async () => {
  const first = renderPage(<EditProfile />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One question first');
  expect(screen.getAllByRole('textbox')[0]).toBe(screen.getByLabelText('Maker of your phone'));
  await press('Skip');
  expect(navigate).toHaveBeenCalledWith('/mob/dashboard');
  first.unmount();
  // Starts the next visit.
  sessionStorage.clear();
  renderPage(<MobileDashboard />).unmount();
  renderPage(<EditProfile />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit profile');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
});

test('sends the phone’s manufacturer if it was changed', async () => {
  jest.mocked(updateProfile).mockResolvedValue({ ...ASHA, mobileCompanyName: 'Nokia' });
  const first = renderPage(<EditProfile />);
  fireEvent.change(screen.getByLabelText('Maker of your phone'), { target: { value: 'Nokia' } });
  await press('Save');
  expect(updateProfile).toHaveBeenLastCalledWith(
    expect.objectContaining({ mobileCompanyName: 'Nokia' }),
    expect.any(String),
  );
  expect(aranyaStore().store.getState().session.mobile_company).toBe('Nokia');
  first.unmount();
  renderPage(<EditProfile />);
  await press('Save');
  expect(updateProfile).toHaveBeenLastCalledWith(
    expect.not.objectContaining({ mobileCompanyName: expect.anything() }),
    expect.any(String),
  );
});

test('reports a problem with a field that the phone does not show', async () => {
  const problem = {
    code: 'invalid_input',
    message: 'Please check the marked fields.',
    fields: [{ field: 'name', message: 'This is needed.' }],
  };
  jest.mocked(updateProfile).mockRejectedValueOnce(new ApiError(400, problem));
  renderPage(<EditProfile />);
  await press('Save');
  expect(screen.getByText('Name: This is needed.')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});
