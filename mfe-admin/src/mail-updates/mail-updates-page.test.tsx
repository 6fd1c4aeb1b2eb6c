import { ApiError } from '@aranya/shared/api';
import type { MailRecipient } from '@aranya/shared/contracts/administration';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMailRecipients, readTable, removeMailRecipient } from '../calls/administration-calls';
import { downloadTable } from '../download/download-table';
import { signInAdministrator } from '../testing/people';
import MailUpdatesPage from './mail-updates-page';

jest.mock('../calls/administration-calls');
jest.mock('../download/download-table');

const recipient: MailRecipient = {
  id: 7,
  email: 'asha@example.org',
  language: 'or',
  consentedAt: '2026-01-02T03:04:05.000Z',
};
const listed = jest.mocked(listMailRecipients);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  listed.mockResolvedValue({ total: 1, recipients: [recipient] });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const page = () => renderPage(<MailUpdatesPage />, '/admin/mail-updates');
const row = () => screen.findByRole('row', { name: /asha@example\.org/ });

test('lists addresses with language and date, and their number', async () => {
  page();
  expect(await row()).toHaveTextContent('ଓଡ଼ିଆ');
  expect(await row()).toHaveTextContent('2 Jan 2026');
  expect(screen.getByText('1 address')).toBeInTheDocument();
});

test('requests the first page for a search', async () => {
  listed.mockResolvedValue({ total: 120, recipients: [recipient] });
  page();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.type(screen.getByLabelText('A part of the address'), 'asha');
  await waitFor(() =>
    expect(listed).toHaveBeenLastCalledWith({ search: 'asha', page: 1 }, expect.any(AbortSignal)),
  );
  jest.mocked(readTable).mockResolvedValue('email\r\n');
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(readTable).toHaveBeenCalledWith('mail-updates.csv', { search: 'asha' });
  expect(downloadTable).toHaveBeenCalledWith('mail-updates', 'email\r\n');
});

test('removes an address after a confirmation and explains a failure', async () => {
  page();
  await userEvent.click(within(await row()).getByRole('button', { name: /^Remove/ }));
  const question = screen.getByRole('dialog', { name: 'Remove asha@example.org?' });
  expect(removeMailRecipient).not.toHaveBeenCalled();
  jest
    .mocked(removeMailRecipient)
    .mockRejectedValueOnce(new ApiError(0, { code: 'network', message: 'No network.' }))
    .mockResolvedValue({ done: true });
  const confirm = within(question).getByRole('button', { name: 'Remove address' });
  await userEvent.click(confirm);
  expect(await within(question).findByRole('alert')).toHaveTextContent('No network.');
  listed.mockResolvedValue({ total: 0, recipients: [] });
  await userEvent.click(confirm);
  expect(removeMailRecipient).toHaveBeenLastCalledWith(7);
  expect(await screen.findByText('No addresses yet')).toBeInTheDocument();
});

test('distinguishes an empty list from a search without results', async () => {
  listed.mockResolvedValue({ total: 0, recipients: [] });
  page();
  expect(await screen.findByText('No addresses yet')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('A part of the address'), 'x');
  expect(await screen.findByText('No address fits')).toBeInTheDocument();
});
