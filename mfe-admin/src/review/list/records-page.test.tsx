import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideMany, listRecords, readChoices, readStatistics } from '../../calls/review-calls';
import { signInAdministrator, signInReviewer, testPerson } from '../../testing/people';
import { listedRecord } from '../../testing/records';
import RecordsPage from './records-page';

jest.mock('../../calls/review-calls');
jest.mock('../../calls/administration-calls', () => ({
  ...jest.requireActual('../../calls/administration-calls'),
  readCentralFault: async () => ({ fault: null }),
}));
const list = jest.mocked(listRecords);
const many = jest.mocked(decideMany);

const three = [
  listedRecord(),
  listedRecord({ id: '8', species: ['Madhuca longifolia'], revision: 'r8' }),
  listedRecord({ id: '9', species: [], formTitle: 'Springs', revision: 'r9' }),
];

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue({ records: three, total: 3, next: null });
  jest.mocked(readChoices).mockResolvedValue({
    forms: [{ formId: 'springs', title: 'Springs' }],
    districts: [{ id: 'odisha_kendujhar', name: 'Kendujhar', state: 'Odisha' }],
  });
  many.mockResolvedValue({ decided: ['8'], skipped: [] });
  signInReviewer();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const open = async (path = '/admin/records') => {
  renderPage(<RecordsPage />, path);
  return screen.findByRole('table', { name: 'Records' });
};
const asked = () => list.mock.lastCall?.[0];

test('lists pending records for a reviewer, without other sections', async () => {
  const table = await open();
  expect(asked()).toEqual({ status: 'waiting' });
  const row = within(table).getByRole('row', { name: /Shorea robusta/ });
  expect(row).toHaveTextContent(/Seen in the forest.*ଆଶା ମାଝୀ.*Waiting/);
  const sections = screen.getByRole('navigation', { name: 'Administration' });
  expect(
    within(sections)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Records']);
});

test('shows an administrator all sections, and a collector none', async () => {
  act(() => void signInAdministrator());
  await open();
  expect(screen.getByRole('link', { name: 'People' })).toBeInTheDocument();
  act(() => void aranyaStore().store.dispatch(logOut()));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(testPerson().reviewer).toBe(false);
});

test('reads the filter from the address, ignores invalid parts, and writes changes to the address', async () => {
  await open('/admin/records?status=all&person=Asha&photo=no&from=2026-11-01&order=newest');
  expect(asked()).toEqual({ person: 'Asha', from: '2026-11-01', order: 'newest' });
  const filters = screen.getByRole('button', { name: 'Filters (2)' });
  expect(screen.getByLabelText('Form')).not.toBeVisible();
  await userEvent.click(filters);
  expect(screen.getByLabelText('Form')).toBeVisible();
  await userEvent.selectOptions(
    screen.getByLabelText('Form'),
    await screen.findByText('Springs', { selector: 'option' }),
  );
  await waitFor(() => expect(asked()).toMatchObject({ formId: 'springs', person: 'Asha' }));
  await userEvent.selectOptions(screen.getByLabelText('District'), 'Kendujhar, Odisha');
  await waitFor(() => expect(asked()).toMatchObject({ district: 'odisha_kendujhar' }));
  await userEvent.type(screen.getByLabelText('Scientific name'), 'Shorea{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ species: 'Shorea', order: 'newest' }));
});

test('moves with j and k, and confirms the record of the row with c', async () => {
  await open();
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: /Madhuca/ })).toHaveFocus();
  await userEvent.keyboard('jk');
  expect(screen.getByRole('link', { name: /Madhuca/ })).toHaveFocus();
  list.mockResolvedValue({ records: [three[0], three[2]] as typeof three, total: 2, next: null });
  await userEvent.keyboard('c');
  expect(many).toHaveBeenCalledWith([three[1]], 'confirm');
  expect(await screen.findByText('1 record decided.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Springs' })).toHaveFocus());
});

test('does nothing for keys that are typed into a field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.type(screen.getByLabelText('Collector'), 'cjx');
  expect(many).not.toHaveBeenCalled();
  expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
});

test('selects records with x, and decides about all of them after a confirmation', async () => {
  await open();
  await userEvent.keyboard('jxjx');
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  many.mockResolvedValue({ decided: ['7'], skipped: ['8'] });
  await userEvent.click(screen.getByRole('button', { name: 'Not a wild organism' }));
  const question = screen.getByRole('dialog', { name: 'Mark 2 records as not wild?' });
  expect(many).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Not a wild organism' }));
  expect(many).toHaveBeenCalledWith(three.slice(0, 2), 'not-wild');
  expect(await screen.findByText(/^1 record decided\. 1 was left/)).toBeInTheDocument();
});

test('opens the next page by its cursor, and passes the filter to a record', async () => {
  list.mockResolvedValue({ records: three, total: 120, next: 'cursor' });
  await open('/admin/records?status=asked');
  expect(screen.getByRole('link', { name: /Madhuca/ })).toHaveAttribute(
    'href',
    '/admin/records/8?status=asked',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked()).toEqual({ status: 'asked', after: 'cursor' }));
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(asked()).toEqual({ status: 'asked' }));
});

test('says that no record matches the filter', async () => {
  list.mockResolvedValue({ records: [], total: 0, next: null });
  renderPage(<RecordsPage />, '/admin/records');
  expect(await screen.findByText('No record fits')).toBeVisible();
});

test('shows statistics of the review', async () => {
  jest.mocked(readStatistics).mockResolvedValue({
    waiting: 123456,
    confirmed: 30,
    changed: 10,
    cannotTell: 1,
    notWild: 2,
    openQuestions: 4,
    medianHours: 50,
    forms: [{ formId: 'springs', title: 'Springs', decided: 40, confirmed: 30 }],
    species: [{ name: 'shorea robusta', decided: 0, confirmed: 0 }],
  });
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'How it goes' }));
  expect(await screen.findByText('1,23,456')).toBeVisible();
  expect(screen.getByText('2 days')).toBeVisible();
  expect(screen.getByRole('row', { name: /Springs/ })).toHaveTextContent('75 %');
});
