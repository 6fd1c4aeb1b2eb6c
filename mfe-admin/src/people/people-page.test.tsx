import { ApiError } from '@aranya/shared/api';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { answerCalls, renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeRole, endSessions, listPeople, suspendPerson } from '../calls/administration-calls';
import { readChoices, readScope, writeScope } from '../calls/review-calls';
import { signInAdministrator, testPerson } from '../testing/people';
import PeoplePage from './people-page';

jest.mock('../calls/administration-calls');
jest.mock('../calls/review-calls');
const people = jest.mocked(listPeople);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  people.mockResolvedValue({ total: 1, people: [testPerson()] });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const open = async () => {
  renderPage(<PeoplePage />, '/admin/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Manage ଆଶା ମାଝୀ' }));
  return screen.getByRole('dialog');
};

test('lists people, with numbers grouped the Indian way', async () => {
  renderPage(<PeoplePage />, '/admin/people');
  const row = await screen.findByRole('row', { name: /ଆଶା ମାଝୀ/ });
  expect(within(row).getByText('1,23,456')).toBeInTheDocument();
  expect(screen.getByText('1 person')).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('People');
});

test('searches from the first page after a pause in typing', async () => {
  people.mockResolvedValue({ total: 120, people: [testPerson()] });
  renderPage(<PeoplePage />, '/admin/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2 of 3');
  await userEvent.type(screen.getByLabelText(/^Name, phone/), 'asha');
  await waitFor(() =>
    expect(people).toHaveBeenLastCalledWith({ search: 'asha', page: 1 }, expect.any(AbortSignal)),
  );
  expect(people.mock.calls.length).toBeLessThan(6);
});

test('runs an action after a confirmation, and reports success', async () => {
  const dialog = await open();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  const question = screen.getByRole('dialog', { name: 'Sign ଆଶା ମାଝୀ out on every device?' });
  expect(question).toHaveTextContent('2 devices are signed in.');
  expect(endSessions).not.toHaveBeenCalled();
  jest.mocked(endSessions).mockResolvedValue({ ended: 2 });
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  expect(endSessions).toHaveBeenCalledWith('p1');
  expect(await screen.findByText('ଆଶା ମାଝୀ is signed out everywhere.')).toBeInTheDocument();
  expect(people).toHaveBeenCalledTimes(2);
});

test('shows a failure in the confirmation, which stays open', async () => {
  const dialog = await open();
  jest
    .mocked(changeRole)
    .mockRejectedValue(new ApiError(0, { code: 'network', message: 'No network.' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make community-for staff' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make community-for' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No network.');
  expect(screen.getByRole('button', { name: 'Make community-for' })).toBeEnabled();
});

test('offers only applicable actions', async () => {
  people.mockResolvedValue({
    total: 1,
    people: [testPerson({ phoneAccess: 'none', communityFor: true })],
  });
  const dialog = await open();
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '',
    'End community-for role',
    'Make administrator',
    'Make reviewer',
    'Sign out everywhere',
    'Suspend',
  ]);
});

test('marks a suspended person, allows lifting the suspension, and offers no new key', async () => {
  people.mockResolvedValue({
    total: 1,
    people: [testPerson({ suspended: true, phoneAccess: 'revoked' })],
  });
  const dialog = await open();
  expect(screen.getByText('Suspended')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /credential/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'End suspension' }));
  jest.mocked(suspendPerson).mockResolvedValue({ done: true });
  const question = screen.getByRole('dialog', { name: 'End the suspension of ଆଶା ମାଝୀ?' });
  await userEvent.click(within(question).getByRole('button', { name: 'End suspension' }));
  expect(suspendPerson).toHaveBeenCalledWith('p1', false);
  expect(await screen.findByText('ଆଶା ମାଝୀ can sign in again.')).toBeInTheDocument();
});

test('reports an empty result, and a failure with a retry', async () => {
  people.mockRejectedValueOnce(new ApiError(500, { code: 'internal', message: 'Our side.' }));
  renderPage(<PeoplePage />, '/admin/people');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the people.');
  people.mockResolvedValue({ total: 0, people: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody found')).toBeInTheDocument();
});

test('reads the profile again if the person is no longer an administrator', async () => {
  people.mockRejectedValue(new ApiError(403, { code: 'forbidden', message: 'Forbidden' }));
  const asked = jest.fn();
  answerCalls(async (url) => {
    asked(url);
    return { status: 503, body: {} };
  });
  renderPage(<PeoplePage />, '/admin/people');
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringMatching(/getProfile$/)));
});

test('shows a sentence to other people and makes no request', () => {
  act(() => void aranyaStore().store.dispatch(logOut()));
  renderPage(<PeoplePage />, '/admin/people');
  expect(screen.getByRole('heading', { name: 'For administrators only' })).toBeInTheDocument();
  expect(people).not.toHaveBeenCalled();
});

test('gives the role of a reviewer', async () => {
  const dialog = await open();
  expect(within(dialog).queryByText('What they may review')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make reviewer' }));
  const question = screen.getByRole('dialog', { name: 'Make ଆଶା ମାଝୀ a reviewer?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Make reviewer' }));
  expect(changeRole).toHaveBeenCalledWith('p1', { role: 'reviewer', given: true });
});

test('restricts a reviewer to forms, districts and groups', async () => {
  people.mockResolvedValue({ total: 1, people: [testPerson({ reviewer: true })] });
  jest.mocked(readScope).mockResolvedValue({ forms: ['springs'], districts: [], groups: [] });
  jest.mocked(readChoices).mockResolvedValue({
    forms: [{ formId: 'springs', title: 'Springs' }],
    districts: [{ id: 'odisha_kendujhar', name: 'Kendujhar', state: 'Odisha' }],
  });
  const dialog = within(await open());
  const forms = within(await dialog.findByRole('list', { name: 'Forms' }));
  await userEvent.click(forms.getByRole('button', { name: 'Remove Springs' }));
  expect(dialog.getByText('Records of all forms')).toBeVisible();
  const [, districts, groups] = dialog.getAllByLabelText('Add');
  await userEvent.selectOptions(districts as HTMLElement, 'Kendujhar, Odisha');
  await userEvent.selectOptions(groups as HTMLElement, 'Birds');
  await userEvent.click(dialog.getByRole('button', { name: 'Save what they may review' }));
  expect(writeScope).toHaveBeenCalledWith('p1', {
    forms: [],
    districts: ['odisha_kendujhar'],
    groups: ['bird'],
  });
  expect(await dialog.findByText(/^Saved\./)).toBeVisible();
});
