import { ApiError } from '@aranya/shared/api';
import type { DraftRecord, FormDraft } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listDraftRecords, listDrafts, publishDraft, removeDraft } from '../../calls/draft-calls';
import DraftsSection from './drafts-section';

jest.mock('../../calls/draft-calls');

const draft: FormDraft = {
  id: 3,
  formId: 'grove_trees',
  title: 'Trees of the grove',
  version: '2',
  kind: 'open',
  createdAt: '2026-01-02T03:04:05.000Z',
  records: 1,
  serverUrl: 'https://aranya.example/v1/test/key/projects/1/forms/grove_trees/draft',
  settingsCode: 'eJyrVkrPzy9WslJQSlSqBQAfjQRO',
};
const record: DraftRecord = {
  id: 70,
  instanceName: 'Sal tree',
  receivedAt: '2026-01-02T03:04:05.000Z',
  encrypted: false,
  occurrences: [
    { species: 'Shorea robusta', latitude: 20.5, longitude: 84.25, count: 2 },
    { species: 'Ficus religiosa', latitude: null, longitude: null, count: null },
  ],
  occurrenceCount: 3,
  files: [
    { name: 'leaf.jpg', received: true },
    { name: 'bark.jpg', received: false },
  ],
};
const published = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(listDrafts).mockResolvedValue({ drafts: [draft] });
  jest.mocked(listDraftRecords).mockResolvedValue({ total: 1, records: [record] });
});

const shown = async () => {
  renderPage(<DraftsSection onPublished={published} />, '/admin/forms');
  return screen.findByRole('region', { name: 'Trees of the grove' });
};
const answerQuestion = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('shows code, address and test records of a draft', async () => {
  const region = await shown();
  expect(region).toHaveTextContent('grove_trees · version 2 · for everybody');
  expect(await within(region).findByRole('img', { name: /^QR code that sets/ })).toBeVisible();
  expect(region).toHaveTextContent(draft.serverUrl);
  expect(await within(region).findByRole('row', { name: /Sal tree/ })).toHaveTextContent(
    '2 × Shorea robusta at 20.5000, 84.2500; Ficus religiosa without a place and 1 more',
  );
  expect(region).toHaveTextContent('leaf.jpg, bark.jpg (has not come)');
  const nothing = { ...record, occurrences: [], occurrenceCount: 0, files: [] };
  jest.mocked(listDraftRecords).mockResolvedValue({ total: 1, records: [nothing] });
  await userEvent.click(within(region).getByRole('button', { name: 'Look for test records' }));
  expect(await within(region).findByText('Nothing: no species was read')).toBeInTheDocument();
});

test('publishes a draft after a confirmation and explains a failure there', async () => {
  const region = await shown();
  jest
    .mocked(publishDraft)
    .mockRejectedValueOnce(new ApiError(400, { code: 'invalid_input', message: 'Version taken.' }));
  await userEvent.click(within(region).getByRole('button', { name: 'Publish the draft' }));
  expect(publishDraft).not.toHaveBeenCalled();
  await answerQuestion('Publish the draft');
  expect(await screen.findByText('Version taken.')).toBeInTheDocument();
  expect(published).not.toHaveBeenCalled();
  jest.mocked(publishDraft).mockResolvedValue({ id: 9 });
  jest.mocked(listDrafts).mockResolvedValue({ drafts: [] });
  await answerQuestion('Publish the draft');
  expect(await screen.findByText('Trees of the grove is published.')).toBeInTheDocument();
  expect(publishDraft).toHaveBeenLastCalledWith(draft);
  expect(published).toHaveBeenCalledTimes(1);
});

test('discards a draft after a confirmation', async () => {
  const region = await shown();
  jest.mocked(removeDraft).mockResolvedValue({ done: true });
  jest.mocked(listDrafts).mockResolvedValue({ drafts: [] });
  await userEvent.click(within(region).getByRole('button', { name: 'Throw it away' }));
  await answerQuestion('Throw it away');
  expect(removeDraft).toHaveBeenCalledWith(draft);
  expect(await screen.findByText('The draft of Trees of the grove is gone.')).toBeInTheDocument();
  expect(region).not.toBeInTheDocument();
  expect(published).not.toHaveBeenCalled();
});

const OTHER: FormDraft = { ...draft, createdAt: '2026-01-02T03:05:00.000Z', version: '3' };
const REPLACED = 'Somebody put another draft in the place of the one you saw.';

test.each([
  ['published', 'Publish the draft', publishDraft],
  ['thrown away', 'Throw it away', removeDraft],
])('shows the new draft if a replaced one cannot be %s', async (_, name, call) => {
  await shown();
  const problem = { code: 'draft_replaced', message: REPLACED };
  jest
    .mocked<(shown: FormDraft) => Promise<unknown>>(call)
    .mockRejectedValueOnce(new ApiError(409, problem));
  jest.mocked(listDrafts).mockResolvedValue({ drafts: [OTHER] });
  await userEvent.click(screen.getByRole('button', { name }));
  await answerQuestion(name);
  const notice = await screen.findByText(REPLACED);
  const region = screen.getByRole('region', { name: 'Trees of the grove' });
  expect(region).toContainElement(notice);
  expect(region).toHaveTextContent('version 3');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(published).not.toHaveBeenCalled();
  // The next confirmation concerns the new draft.
  await userEvent.click(screen.getByRole('button', { name }));
  await answerQuestion(name);
  expect(call).toHaveBeenLastCalledWith(OTHER);
});

test('reports a draft that another administrator ended', async () => {
  await shown();
  const problem = { code: 'not_found', message: 'There is nothing at this address.' };
  jest.mocked(publishDraft).mockRejectedValueOnce(new ApiError(404, problem));
  jest.mocked(listDrafts).mockResolvedValue({ drafts: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Publish the draft' }));
  await answerQuestion('Publish the draft');
  expect(
    await screen.findByText(/^The draft of Trees of the grove is gone: somebody/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Trees of the grove' })).not.toBeInTheDocument();
  expect(published).not.toHaveBeenCalled();
});
