import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importFile } from '../calls/administration-calls';
import { ImportForm } from './import-form';

jest.mock('../calls/administration-calls');

const mapping: NonNullable<ImportAnswer['mapping']> = {
  columns: [
    { name: 'Species', values: ['Shorea robusta', 'Pinus roxburghii'] },
    { name: 'Seen on', values: ['2024-03-12'] },
    { name: 'By', values: [] },
  ],
  fields: [
    { field: 'scientificName', column: 'Species', how: 'guessed' },
    { field: 'eventDate', column: null, how: null },
  ],
};

const refused: ImportAnswer = {
  status: 'refused',
  sentence: 'The file has no column decimalLatitude.',
  recordsRead: 0,
  recordsTaken: 0,
  recordsRefused: 0,
  recordsReplaced: 0,
  mapping,
  refused: [],
  report: null,
};

const trees = new File(['Species,Seen on,By'], 'trees.csv');
const checkOnly = () => userEvent.click(screen.getByRole('button', { name: 'Check only' }));
const row = (name: RegExp) => screen.getByRole('row', { name });

beforeEach(async () => {
  jest.resetAllMocks();
  jest.mocked(importFile).mockResolvedValue(refused);
  renderPage(<ImportForm />, '/admin/imports');
  await userEvent.selectOptions(screen.getByLabelText('What the file holds'), 'Occurrences');
  await userEvent.upload(screen.getByLabelText('File'), trees);
});

test('requires the name of a dataset before sending', async () => {
  await checkOnly();
  expect(importFile).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Dataset/)).toHaveFocus();
  expect(screen.getByText(/^Say which dataset the occurrences belong to/)).toBeInTheDocument();
});

test('shows columns with their first values and keeps the chosen ones', async () => {
  await userEvent.type(screen.getByLabelText(/^Dataset/), 'Herbarium');
  await checkOnly();
  expect(await screen.findByRole('alert')).toHaveTextContent(/no column decimalLatitude/);
  expect(row(/^scientificName/)).toHaveTextContent('Shorea robusta · Pinus roxburghii');
  expect(row(/^scientificName/)).toHaveTextContent('Guessed');
  const ignored = () => within(screen.getByRole('table', { name: 'Ignored columns' }));
  expect(ignored().getByRole('row', { name: /^Seen on/ })).toHaveTextContent('2024-03-12');

  await userEvent.selectOptions(screen.getByLabelText('Column for eventDate'), 'Seen on');
  await userEvent.selectOptions(screen.getByLabelText('Column for scientificName'), [
    'From no column',
  ]);
  expect(row(/^eventDate/)).toHaveTextContent(/2024-03-12.*Read as stated/);
  expect(row(/^scientificName/)).toHaveTextContent(/Not read$/);
  expect(ignored().queryByRole('row', { name: /^Seen on/ })).not.toBeInTheDocument();

  // Neither a failure nor another file clears the choices.
  jest.mocked(importFile).mockRejectedValueOnce(new Error('no network'));
  await userEvent.click(screen.getByRole('button', { name: 'Check with these' }));
  expect(importFile).toHaveBeenLastCalledWith(
    trees,
    expect.objectContaining({
      kind: 'occurrences',
      dataset: 'Herbarium',
      check: 'yes',
      columns: '{"eventDate":"Seen on","scientificName":""}',
    }),
  );
  expect(screen.getByLabelText('Column for eventDate')).toHaveDisplayValue('Seen on');
  const corrected = new File(['Species,By'], 'corrected.csv');
  await userEvent.upload(screen.getByLabelText('File'), corrected);
  const [species, , by] = mapping.columns;
  if (!species || !by) throw new Error('There are no columns.');
  jest
    .mocked(importFile)
    .mockResolvedValueOnce({ ...refused, mapping: { ...mapping, columns: [species, by] } });
  await checkOnly();
  expect(await screen.findByLabelText('Column for eventDate')).toHaveDisplayValue(
    'Seen on (not in this file)',
  );
  await userEvent.selectOptions(
    screen.getByLabelText('Column for eventDate'),
    'As recognised: none',
  );
  await userEvent.selectOptions(screen.getByLabelText('Day and month'), '12/03/2024 is 12 March');
  await checkOnly();
  expect(importFile).toHaveBeenLastCalledWith(
    corrected,
    expect.objectContaining({ columns: '{"scientificName":""}', dates: 'day-first' }),
  );
});
