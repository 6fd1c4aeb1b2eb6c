import type { FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFormConverter, uploadForm } from '../../calls/administration-calls';
import { keepDraft, listDrafts } from '../../calls/draft-calls';
import UploadForm from './upload-form';

jest.mock('../../calls/administration-calls');
jest.mock('../../calls/draft-calls');

const understood = {
  formId: 'grove_trees',
  title: 'Trees of the grove',
  version: '2',
  versionBefore: '1',
  kind: 'targeted',
  languages: ['English (en)', 'ଓଡ଼ିଆ (or)'],
  questions: [{ path: 'plot/photo', type: 'binary', label: 'Photo of the leaf' }],
  questionCount: 1,
  media: ['leaf.png'],
  onMap: false,
} as const;

const answer = (given: Partial<FormUploadAnswer>): FormUploadAnswer => ({
  status: 'checked',
  id: null,
  understood: { ...understood, languages: [...understood.languages], questions: [], media: [] },
  faults: { count: 0, kept: [] },
  warnings: { count: 0, kept: [] },
  ...given,
});

const xform = new File(['<h:html/>'], 'grove.xml');
const leaf = new File(['leaf'], 'leaf.png');
const published = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listDrafts).mockResolvedValue({ drafts: [] });
  jest.mocked(readFormConverter).mockResolvedValue({ xlsForms: true });
  renderPage(<UploadForm onPublished={published} />, '/admin/forms');
});

const chooseForm = async () => {
  expect(screen.getByRole('button', { name: 'Check only' })).toBeDisabled();
  await userEvent.upload(screen.getByLabelText('File'), xform);
};

test('checks a form with its files and shows the lines of errors', async () => {
  const faults = { count: 60, kept: [{ line: 12, sentence: 'The formula calls “circle”.' }] };
  jest.mocked(uploadForm).mockResolvedValue(answer({ status: 'refused', faults }));
  await chooseForm();
  await userEvent.upload(screen.getByLabelText('Files that go with it'), leaf);
  await userEvent.click(screen.getByRole('button', { name: 'Check only' }));
  expect(uploadForm).toHaveBeenCalledWith(
    { form: xform, media: [leaf] },
    { check: 'yes', kind: 'targeted' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was kept: 60 things are wrong. Correct the form and choose it again.',
  );
  const row = screen.getByRole('row', { name: /Line 12/ });
  expect(row).toHaveTextContent('The formula calls “circle”.');
  expect(screen.getByText('The first 1 of 60.')).toBeInTheDocument();
  // The earlier report concerned the earlier choice.
  await userEvent.selectOptions(screen.getByLabelText(/^Who may have it/), 'open');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('names sheet and row for an XLSForm', async () => {
  const kept = [
    { line: null, sentence: 'Choices must have a name.', cell: { sheet: 'choices', row: 2 } },
    { line: null, sentence: 'No name.', cell: { sheet: null, row: 6 } },
    { line: null, sentence: 'No headers.', cell: { sheet: 'survey', row: null } },
    { line: null, sentence: 'Unknown question type.' },
  ];
  const sheet = new File(['PK'], 'grove.xlsx');
  jest
    .mocked(uploadForm)
    .mockResolvedValue(answer({ status: 'refused', faults: { count: 4, kept } }));
  await userEvent.upload(screen.getByLabelText('File'), sheet);
  await userEvent.click(screen.getByRole('button', { name: 'Check only' }));
  expect(uploadForm).toHaveBeenCalledWith(
    { form: sheet, media: [] },
    { check: 'yes', kind: 'targeted' },
  );
  const wrong = await screen.findByRole('table', { name: 'What is wrong' });
  const places = within(wrong).getAllByRole('rowheader');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Sheet choices, row 2',
    'Row 6',
    'Sheet survey',
    'Form',
  ]);
  // The chosen files are still selected.
  expect(screen.getByText('grove.xlsx')).toBeInTheDocument();
});

test.each([
  ['species', /^Its records are on the map/],
  ['species-type', /not on the public one: it asks only for the type of species\.$/],
  ['encrypted', /they are encrypted/],
  ['no-species', /no question asks for a species\.$/],
  ['no-place', /no question asks for a place\.$/],
  ['unknown-species', /no choice of species is in the species lists\.$/],
  ['trial', /it is the form for trying\.$/],
] as const)('says whether records are on the map for the reason %s', async (mapReason, said) => {
  const { understood: form } = answer({});
  jest
    .mocked(uploadForm)
    .mockResolvedValue(answer({ understood: form && { ...form, onMap: false, mapReason } }));
  await userEvent.upload(screen.getByLabelText('File'), xform);
  await userEvent.click(screen.getByRole('button', { name: 'Check only' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('marks the report with its own language', async () => {
  const words = 'girth is of another type (400.17)';
  const kept = [
    { line: 22, sentence: 'सूत्र में “circle” है।', language: 'hi' },
    { line: null, sentence: 'Question with no name.', language: 'en' },
    { line: null, sentence: `Central यह नहीं लेता: ${words}।`, language: 'hi', words },
    // An older server reports in English.
    { line: null, sentence: 'The file “a.png” is missing.' },
  ];
  const faults = { count: 4, kept };
  jest.mocked(uploadForm).mockResolvedValue(answer({ status: 'refused', faults }));
  await chooseForm();
  await userEvent.click(screen.getByRole('button', { name: 'Check only' }));
  const wrong = await screen.findByRole('table', { name: 'What is wrong' });
  const said = within(wrong)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[lang]'));
  expect(said.map((one) => [one?.textContent, one?.getAttribute('lang')])).toEqual([
    ['सूत्र में “circle” है।', 'hi'],
    ['Question with no name.', 'en'],
    [`Central यह नहीं लेता: ${words}।`, 'hi'],
    ['The file “a.png” is missing.', 'en'],
  ]);
  expect(within(wrong).getByText(words)).toHaveAttribute('lang', 'en');
});

test('publishes after a confirmation and shows what was read', async () => {
  const warnings = { count: 1, kept: [{ line: null, sentence: 'The question “girth” is lost.' }] };
  const said = { ...understood, languages: ['English (en)', 'ଓଡ଼ିଆ (or)'], media: ['leaf.png'] };
  const questions = [...understood.questions];
  jest
    .mocked(uploadForm)
    .mockResolvedValue(
      answer({ status: 'published', id: 7, understood: { ...said, questions }, warnings }),
    );
  await chooseForm();
  await userEvent.selectOptions(screen.getByLabelText(/^Who may have it/), 'open');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const question = screen.getByRole('dialog', { name: 'Publish grove.xml?' });
  expect(uploadForm).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(uploadForm).toHaveBeenCalledWith(
    { form: xform, media: [] },
    { check: 'no', kind: 'open' },
  );
  expect(await screen.findByText('Trees of the grove is published.')).toBeInTheDocument();
  expect(published).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('link', { name: /^Its state/ })).toHaveAttribute(
    'href',
    '/admin/forms?form=7',
  );
  expect(screen.getByRole('row', { name: /The question “girth” is lost/ })).toBeInTheDocument();
  expect(screen.getByText('English (en), ଓଡ଼ିଆ (or)')).toBeInTheDocument();
  expect(screen.getByText(/^Its records are counted, but not on the map/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Photo of the leaf/ })).toHaveTextContent('plot/photo');
});

test("accepts ODK Central's warnings with a separate button", async () => {
  const sentence =
    'ODK Central warns of this form: the version there has fields that this one lacks.';
  const faults = { count: 1, kept: [{ line: null, sentence }] };
  jest
    .mocked(uploadForm)
    .mockResolvedValueOnce(answer({ status: 'refused', faults, centralWarns: true }))
    .mockResolvedValueOnce(answer({ status: 'published', id: 7 }));
  await chooseForm();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const question = screen.getByRole('dialog', { name: 'Publish grove.xml?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was kept: ODK Central warns of Trees of the grove.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept the warnings and publish' }));
  expect(uploadForm).toHaveBeenLastCalledWith(
    { form: xform, media: [] },
    { check: 'no', kind: 'targeted', acceptWarnings: 'yes' },
  );
  expect(await screen.findByText('Trees of the grove is published.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('does not store an invalid form as a draft', async () => {
  const faults = { count: 1, kept: [{ line: 12, sentence: 'The formula calls “circle”.' }] };
  const report = answer({ status: 'refused', faults });
  jest.mocked(keepDraft).mockResolvedValue({ id: null, report });
  await chooseForm();
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was kept: 1 thing is wrong.');
  await waitFor(() => expect(listDrafts).toHaveBeenCalledTimes(2));
});

test('does not send files that are too large in total', async () => {
  const large = new File(['x'], 'film.mp4');
  Object.defineProperty(large, 'size', { value: 50_000_001 });
  await chooseForm();
  await userEvent.upload(screen.getByLabelText('Files that go with it'), large);
  expect(screen.getByText('The files are larger than 50 MB together.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

test('stores a draft without a confirmation and reloads the drafts', async () => {
  jest.mocked(keepDraft).mockResolvedValue({ id: 3, report: answer({ status: 'checked' }) });
  await chooseForm();
  await waitFor(() => expect(listDrafts).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a draft' }));
  expect(keepDraft).toHaveBeenCalledWith({ form: xform, media: [] }, { kind: 'targeted' });
  expect(await screen.findByRole('alert')).toHaveTextContent('is a draft now');
  expect(published).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: /^Its state/ })).not.toBeInTheDocument();
  await waitFor(() => expect(listDrafts).toHaveBeenCalledTimes(2));
});
