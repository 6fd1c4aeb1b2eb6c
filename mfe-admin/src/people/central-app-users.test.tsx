import { ApiError } from '@aranya/shared/api';
import type { CentralAppUser } from '@aranya/shared/contracts/administration';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkAppUser, listCentralAppUsers } from '../calls/administration-calls';
import { signInAdministrator } from '../testing/people';
import { CentralAppUsers } from './central-app-users';

jest.mock('../calls/administration-calls');

const tablet: CentralAppUser = {
  centralId: 14,
  displayName: 'Tablet 4',
  active: true,
  records: 12,
  person: null,
  suggestion: { name: 'Asha Majhi', phoneNumber: '9100000001' },
};
const given = { ...tablet, person: tablet.suggestion, suggestion: null };

const answer = (appUsers: CentralAppUser[], problem: string | null = null) =>
  jest.mocked(listCentralAppUsers).mockResolvedValue({ problem, total: appUsers.length, appUsers });

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

test('links an app user to the suggested person and shows the owner', async () => {
  answer([tablet]);
  jest.mocked(linkAppUser).mockResolvedValue({ done: true });
  renderPage(<CentralAppUsers />, '/admin/people');
  const row = await screen.findByRole('row', { name: /Tablet 4/ });
  expect(within(row).getByLabelText('Phone number for Tablet 4')).toHaveValue('9100000001');
  expect(within(row).getByText('Probably Asha Majhi')).toBeInTheDocument();
  answer([given]);
  await userEvent.click(within(row).getByRole('button', { name: 'Give to person Tablet 4' }));
  expect(linkAppUser).toHaveBeenCalledWith(14, '9100000001');
  expect(await screen.findByText('Asha Majhi, 9100000001')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Give to person/ })).not.toBeInTheDocument();
});

test("states that a closed account's QR code is valid until Central answers", async () => {
  answer([{ ...tablet, ending: true }]);
  renderPage(<CentralAppUsers />, '/admin/people');
  const row = await screen.findByRole('row', { name: /Tablet 4/ });
  expect(row).toHaveTextContent('Works until Central answers: the account was closed');
});

test('shows the reason for a failed link at the field', async () => {
  answer([tablet]);
  const message = 'This app user belongs to somebody already.';
  jest
    .mocked(linkAppUser)
    .mockRejectedValue(new ApiError(409, { code: 'app_user_of_another', message }));
  renderPage(<CentralAppUsers />, '/admin/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Give to person Tablet 4' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('shows why Central is unavailable', async () => {
  answer([], 'ODK Central refuses the email or the password of this server.');
  renderPage(<CentralAppUsers />, '/admin/people');
  expect(await screen.findByRole('alert')).toHaveTextContent('refuses the email or the password');
});
