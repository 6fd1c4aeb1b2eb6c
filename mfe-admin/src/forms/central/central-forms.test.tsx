import type { CentralForm, FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCentralForms, takeOverForm } from '../../calls/administration-calls';
import CentralForms from './central-forms';

jest.mock('../../calls/administration-calls');

const trees: CentralForm = {
  formId: 'old trees',
  title: 'Trees of before',
  version: '2024010101',
  versionHere: null,
  state: 'closing',
};
const understood = {
  formId: 'old trees',
  title: 'Trees of before',
  version: '2024010101',
  versionBefore: null,
  kind: 'open',
  languages: [],
  questions: [{ path: 'species', type: 'string', label: 'Which tree is it?' }],
  questionCount: 1,
  media: [],
  onMap: true,
} as const;
const answer = (given: Partial<FormUploadAnswer>): FormUploadAnswer => ({
  status: 'checked',
  id: null,
  understood: { ...understood, languages: [], questions: [...understood.questions], media: [] },
  faults: { count: 0, kept: [] },
  warnings: { count: 0, kept: [] },
  ...given,
});
const taken = jest.fn();

beforeEach(() => jest.resetAllMocks());

const open = (forms: CentralForm[], problem: string | null = null) => {
  jest.mocked(listCentralForms).mockResolvedValue({ problem, forms });
  renderPage(<CentralForms onTaken={taken} />, '/admin/forms');
};

test('previews a form before it is imported', async () => {
  open([trees]);
  jest.mocked(takeOverForm).mockResolvedValue(answer({}));
  const row = await screen.findByRole('row', { name: /Trees of before/ });
  expect(row).toHaveTextContent('none: it is new here');
  expect(row).toHaveTextContent('Closing');
  await userEvent.click(within(row).getByRole('button', { name: 'Look at it Trees of before' }));
  expect(await screen.findByText(/Its records are on the map/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Which tree is it/ })).toBeInTheDocument();
  expect(taken).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText('Who may have it from now on'), 'open');
  jest.mocked(takeOverForm).mockResolvedValue(answer({ status: 'published', id: 7 }));
  await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
  expect(jest.mocked(takeOverForm).mock.calls).toEqual([
    [{ formId: 'old trees', check: 'yes', kind: 'targeted' }],
    [{ formId: 'old trees', check: 'no', kind: 'open' }],
  ]);
  expect(await screen.findByText('Trees of before is published.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take it over' })).not.toBeInTheDocument();
  expect(taken).toHaveBeenCalledTimes(1);
});

test('imports a newer version of a known form after one confirmation', async () => {
  open([{ ...trees, versionHere: '2023010101' }]);
  jest.mocked(takeOverForm).mockResolvedValue(answer({}));
  await userEvent.click(await screen.findByRole('button', { name: /^Look at it/ }));
  expect(await screen.findByRole('button', { name: 'Take it over' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Who may have it from now on')).not.toBeInTheDocument();
});

test.each([
  ['Central cannot be asked', 'ODK Central: list forms: no answer.', 'no answer'],
  ['nothing is there to take over', null, 'This site has every form'],
])('reports that %s', async (_, problem, words) => {
  open([], problem);
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});
