import { ApiError } from '@aranya/shared/api';
import type {
  AdministeredForm,
  FormMapping,
  FormMappingAnswer,
  FormRecord,
  FormRequest,
  FormVersion,
} from '@aranya/shared/contracts/administration';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  grantAccess,
  listFormPeople,
  listFormRecords,
  listForms,
  listFormVersions,
  listRequests,
  readFormFieldSites,
  readFormMapping,
  readFormVersion,
  setFormMapping,
  setFormPin,
  setFormState,
  settleRequest,
  withdrawAccess,
} from '../calls/administration-calls';
import { signInAdministrator } from '../testing/people';
import FormsPage from './forms-page';

jest.mock('../calls/administration-calls');

const form: AdministeredForm = {
  id: 4,
  formId: 'tree_test_24',
  title: 'Trees of the village',
  version: '2',
  kind: 'targeted',
  state: 'open',
  hasPin: true,
  tile: null,
  people: 1,
  records: 123456,
  lastRecordAt: null,
};

const request: FormRequest = {
  id: 9,
  name: 'ଆଶା ମାଝୀ',
  phoneNumber: '9100000001',
  formId: form.formId,
  title: form.title,
  state: 'refused',
  attempts: 3,
  reason: 'I teach here.',
  answer: '',
  firstAt: '2026-01-02T03:04:05.000Z',
  lastAt: '2026-01-03T03:04:05.000Z',
};

const collector = {
  appUserId: 12,
  name: 'Sukanti',
  phoneNumber: '9100000002',
  grantedAt: '2026-01-02T03:04:05.000Z',
};

const UNMAPPED: FormMapping = {
  species: [],
  otherSpecies: [],
  speciesType: [],
  place: ['gps'],
  date: [],
  count: [],
  photo: [],
  fieldSite: [],
};
const MAPPED: FormMappingAnswer = {
  mapping: UNMAPPED,
  by: 'guess',
  guess: UNMAPPED,
  questions: [
    { path: 'q1', type: 'select1', label: 'Which tree is it?' },
    { path: 'q2', type: 'string', label: 'Which shrub is it?' },
    { path: 'gps', type: 'geopoint', label: '' },
  ],
  toRead: 0,
};

const record: FormRecord = {
  id: 70,
  instanceName: 'Sal tree',
  name: 'Mali Behera',
  submittedAt: '2026-01-02T03:04:05.000Z',
  version: '2',
  encrypted: false,
  species: ['Shorea robusta'],
  speciesCount: 3,
};
const unmapped: FormRecord = {
  ...record,
  id: 71,
  instanceName: null,
  name: '',
  species: [],
  speciesCount: 0,
};
const version: FormVersion = {
  id: 12,
  version: '2',
  title: 'Trees of the village',
  publishedAt: '2026-01-02T03:04:05.000Z',
  isCurrent: true,
  records: 2,
};

const done = { done: true } as const;

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(listForms).mockResolvedValue({ forms: [form], openRequests: 1 });
  jest.mocked(listFormPeople).mockResolvedValue({ total: 1, people: [collector] });
  jest.mocked(listRequests).mockResolvedValue({ total: 1, requests: [request] });
  jest.mocked(readFormMapping).mockResolvedValue(MAPPED);
  jest
    .mocked(readFormFieldSites)
    .mockResolvedValue({ fills: false, isAsked: false, named: [], unknown: [] });
  jest.mocked(listFormRecords).mockResolvedValue({ total: 2, records: [record, unmapped] });
  jest.mocked(listFormVersions).mockResolvedValue({ versions: [version] });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const openForm = async (tab?: 'What its questions mean' | 'Access' | 'Versions') => {
  renderPage(<FormsPage />, '/admin/forms?form=4');
  await screen.findByRole('heading', { name: form.title });
  if (tab) await userEvent.click(screen.getByRole('tab', { name: tab }));
};

test('orders the tabs of a form: records, mapping, access, versions', async () => {
  await openForm();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Records',
    'What its questions mean',
    'Access',
    'Versions',
  ]);
  expect(await screen.findByRole('table', { name: 'Records of the form' })).toBeVisible();
  expect(listFormPeople).not.toHaveBeenCalled();
});

test('lists the forms with links', async () => {
  renderPage(<FormsPage />, '/admin/forms');
  const row = await screen.findByRole('row', { name: /Trees of the village/ });
  expect(row).toHaveTextContent('tree_test_24');
  expect(within(row).getByText('1,23,456')).toBeInTheDocument();
  await userEvent.click(within(row).getByRole('link', { name: form.title }));
  expect(await screen.findByRole('tab', { name: 'Records', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: form.title })).toHaveFocus();
});

test('links back from the address of an unknown form', async () => {
  renderPage(<FormsPage />, '/admin/forms?form=5');
  expect(await screen.findByRole('link', { name: /forms/ })).toHaveAttribute(
    'href',
    '/admin/forms',
  );
});

test('closes a form after a confirmation that explains the effect', async () => {
  await openForm('Access');
  jest.mocked(setFormState).mockResolvedValue(done);
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  const question = screen.getByRole('dialog', { name: 'Set Trees of the village to Closed?' });
  expect(question).toHaveTextContent('Records are refused and stay on the phones.');
  expect(setFormState).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Set to Closed' }));
  expect(setFormState).toHaveBeenCalledWith(4, 'closed');
});

test('saves the mapping and explains the effect of a missing species', async () => {
  await openForm('What its questions mean');
  const species = await screen.findByRole('combobox', { name: 'Species' });
  expect(screen.getByText(/count as contributions/)).toBeInTheDocument();
  expect(
    within(species)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not asked', 'Which tree is it? (q1)', 'Which shrub is it? (q2)']);
  await userEvent.selectOptions(species, 'q1');
  expect(screen.queryByText(/count as contributions/)).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Species, another question'), 'q2');
  jest
    .mocked(setFormMapping)
    .mockRejectedValueOnce(new ApiError(503, { code: 'busy', message: 'Try again in a minute.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what they mean' }));
  expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
  jest.mocked(setFormMapping).mockResolvedValue(done);
  await userEvent.click(screen.getByRole('button', { name: 'Save what they mean' }));
  expect(setFormMapping).toHaveBeenLastCalledWith(4, { ...UNMAPPED, species: ['q1', 'q2'] });
  expect(await screen.findByText(/^Saved\. The records/)).toBeInTheDocument();
});

test('shows when a term accepts no further question', async () => {
  const paths = Array.from({ length: 21 }, (_, index) => `g${index}/species`);
  const questions = paths.map((path) => ({ path, type: 'string', label: 'Species' }));
  const mapping = { ...UNMAPPED, species: paths.slice(0, 19) };
  jest.mocked(readFormMapping).mockResolvedValue({ ...MAPPED, mapping, questions });
  await openForm('What its questions mean');
  const fields = await screen.findAllByLabelText('Species, another question');
  expect(screen.queryByText(/^At most 20 questions/)).not.toBeInTheDocument();
  const room = fields.at(-1);
  if (!room) throw new Error('There is no room for the twentieth.');
  await userEvent.selectOptions(room, 'g19/species');
  expect(screen.getAllByLabelText('Species, another question').at(-1)).toHaveAccessibleDescription(
    'At most 20 questions: others of this kind say nothing of it.',
  );
});

test('shows which questions are read, with the newest record as an example', async () => {
  const mapping = { ...UNMAPPED, species: ['q1'], date: ['today'] };
  const read = {
    species: 'Shorea robusta',
    speciesQuestion: 'q1',
    latitude: 20.51,
    longitude: 84.26,
    accuracy: 521,
    placeQuestion: 'gps',
  };
  jest.mocked(readFormMapping).mockResolvedValue({
    ...MAPPED,
    mapping,
    uses: [{ species: 'q1', places: ['gps'] }],
    example: {
      receivedAt: '2026-11-21T02:08:38.689Z',
      day: null,
      dateQuestion: null,
      occurrences: [
        read,
        { ...read, latitude: null, longitude: null, accuracy: null, placeQuestion: null },
      ],
      occurrenceCount: 9,
    },
  });
  await openForm('What its questions mean');
  await screen.findByRole('heading', { name: 'Which questions are read' });
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed).toEqual(
    expect.arrayContaining([
      'Species: Which tree is it? (q1). Place: gps.',
      'Date: today.',
      'Shorea robusta (Which tree is it? (q1)). Place, rounded: 20.51, 84.26 (gps). Within 521 m.',
      'Shorea robusta (Which tree is it? (q1)). No place could be read. ',
      '7 more',
      'No date could be read: the day of its arrival counts.',
    ]),
  );
  // The example belongs to the saved mapping.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Species' }), 'q2');
  expect(screen.queryByText(/^So the newest record/)).not.toBeInTheDocument();
});

test('warns of a form without a place', async () => {
  const mapping = { ...UNMAPPED, species: ['q1'], place: [] };
  jest.mocked(readFormMapping).mockResolvedValue({
    ...MAPPED,
    mapping,
    uses: [{ species: 'q1', places: [] }],
    example: null,
  });
  await openForm('What its questions mean');
  expect(await screen.findByText(/^No question asks for a place\./)).toBeInTheDocument();
  expect(screen.getByText(/^As soon as a record is here/)).toBeInTheDocument();
});

test('shows the number of records that are still to be read', async () => {
  jest.mocked(readFormMapping).mockResolvedValue({ ...MAPPED, toRead: 1200 });
  await openForm('What its questions mean');
  expect(await screen.findByText('1,200 records are still to be read by it.')).toBeInTheDocument();
});

test('lists the records and marks those that the map omits', async () => {
  await openForm();
  const table = await screen.findByRole('table', { name: 'Records of the form' });
  expect(within(table).getByRole('row', { name: /Sal tree/ })).toHaveTextContent(
    'Shorea robusta and 2 more',
  );
  const other = within(table).getByRole('row', { name: /No\. 71/ });
  expect(other).toHaveTextContent('Deleted account');
  expect(other).toHaveTextContent('None, so it is on no map');
});

test('lists the versions and reports one that fails to load', async () => {
  await openForm('Versions');
  const table = await screen.findByRole('table', { name: 'Versions of the form' });
  expect(within(table).getByRole('row', { name: /2, on phones now/ })).toBeInTheDocument();
  jest
    .mocked(readFormVersion)
    .mockRejectedValueOnce(new ApiError(404, { code: 'not_found', message: 'It is gone.' }));
  await userEvent.click(within(table).getByRole('button', { name: 'Download version 2' }));
  expect(readFormVersion).toHaveBeenCalledWith(4, 12);
  expect(await screen.findByText('It is gone.')).toBeInTheDocument();
});

test('sets a PIN of eight digits and never shows it again', async () => {
  await openForm('Access');
  const field = screen.getByLabelText('New PIN');
  await userEvent.type(field, '123');
  await userEvent.click(screen.getByRole('button', { name: 'Set PIN' }));
  expect(field).toHaveAccessibleDescription('Write eight digits.');
  expect(field).toHaveValue('123');
  expect(setFormPin).not.toHaveBeenCalled();
  jest.mocked(setFormPin).mockResolvedValue(done);
  await userEvent.type(field, '45678');
  await userEvent.click(screen.getByRole('button', { name: 'Set PIN' }));
  expect(setFormPin).toHaveBeenCalledWith(4, '12345678');
  expect(await screen.findByText('The new PIN is set.')).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('names a form whose PIN is being guessed above the list, with the next step', async () => {
  jest
    .mocked(listForms)
    .mockResolvedValue({ forms: [{ ...form, isGuarded: true }], openRequests: 0 });
  renderPage(<FormsPage />, '/admin/forms');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Somebody guesses the PIN of Trees of the village.');
});

test('grants access by phone number and keeps a wrong number for correction', async () => {
  await openForm('Access');
  const field = screen.getByLabelText('Phone number of a person');
  jest
    .mocked(grantAccess)
    .mockRejectedValueOnce(new ApiError(404, { code: 'not_found', message: 'Nobody has it.' }));
  await userEvent.type(field, '9100000003{Enter}');
  expect(await screen.findByText('Nobody has it.')).toBeInTheDocument();
  expect(field).toHaveValue('9100000003');
  jest.mocked(grantAccess).mockResolvedValue(done);
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('9100000003 may fill in this form now.')).toBeInTheDocument();
});

test('restores removed access with Undo', async () => {
  await openForm('Access');
  const row = await screen.findByRole('row', { name: /Sukanti/ });
  jest.mocked(withdrawAccess).mockResolvedValue(done);
  jest.mocked(grantAccess).mockResolvedValue(done);
  await userEvent.click(within(row).getByRole('button', { name: 'Remove the access of Sukanti' }));
  const question = screen.getByRole('dialog', { name: 'Remove the access of Sukanti?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove access' }));
  expect(withdrawAccess).toHaveBeenCalledWith(4, 12);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(grantAccess).toHaveBeenCalledWith(4, '9100000002');
  expect(await screen.findByText('Sukanti has access again.')).toBeInTheDocument();
});

test('grants a request, or rejects it with a sentence', async () => {
  renderPage(<FormsPage />, '/admin/forms');
  await userEvent.click(await screen.findByRole('tab', { name: 'Requests (1)' }));
  const row = await screen.findByRole('row', { name: /ଆଶା ମାଝୀ/ });
  expect(row).toHaveTextContent('3 ×');
  expect(row).toHaveTextContent('I teach here.');
  jest.mocked(settleRequest).mockResolvedValue(done);
  await userEvent.click(within(row).getByRole('button', { name: 'Give access to ଆଶା ମାଝୀ' }));
  expect(settleRequest).toHaveBeenCalledWith(9, { action: 'grant' });
  expect(
    await screen.findByText('ଆଶା ମାଝୀ may fill in Trees of the village now.'),
  ).toBeInTheDocument();
  await userEvent.click(within(row).getByRole('button', { name: 'Refuse the request of ଆଶା ମାଝୀ' }));
  const question = screen.getByRole('dialog', {
    name: 'Refuse Trees of the village to ଆଶା ମାଝୀ?',
  });
  await userEvent.type(within(question).getByLabelText('A sentence for ଆଶା ମାଝୀ'), 'In May.');
  await userEvent.click(within(question).getByRole('button', { name: 'Refuse' }));
  expect(settleRequest).toHaveBeenLastCalledWith(9, { action: 'dismiss', answer: 'In May.' });
  expect(await screen.findByText(/^The request of ଆଶା ମାଝୀ is refused/)).toBeInTheDocument();
});

test('shows a sentence if there are no requests', async () => {
  jest.mocked(listRequests).mockResolvedValue({ total: 0, requests: [] });
  renderPage(<FormsPage />, '/admin/forms');
  await userEvent.click(await screen.findByRole('tab', { name: /^Requests/ }));
  expect(await screen.findByText('Nobody is waiting for a form')).toBeInTheDocument();
});
