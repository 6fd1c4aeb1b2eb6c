import { ApiError } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportRecords } from '../../calls/administration-calls';
import { downloadFile } from '../../download/download-table';
import { RecordExport } from './record-export';

jest.mock('../../calls/administration-calls');
jest.mock('../../download/download-table');

const LEFT_OUT = { encrypted: 2, deleted: 1, inCentral: 0 };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPage(<RecordExport formId={4} xmlFormId="ଜଙ୍ଗଲ plots" leftOut={LEFT_OUT} />);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('saves the export under the name of the form', async () => {
  let answer = (_: Blob) => {};
  jest.mocked(exportRecords).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press('Records as CSV');
  expect(screen.getByRole('button', { name: 'Downloading…' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Records as GeoJSON' })).toBeDisabled();
  const file = new Blob(['zip'], { type: 'application/zip' });
  answer(file);
  expect(await screen.findByRole('button', { name: 'Records as CSV' })).toBeEnabled();
  expect(exportRecords).toHaveBeenCalledWith(4, { format: 'csv' });
  expect(downloadFile).toHaveBeenCalledWith(
    expect.stringMatching(/^ଜଙ୍ଗଲ_plots-csv-\d{4}-\d\d-\d\d\.zip$/),
    file,
    'application/zip',
  );
});

test('shows why there is no file', async () => {
  const problem = { code: 'busy', message: 'Too many exports at once.' };
  jest.mocked(exportRecords).mockRejectedValue(new ApiError(503, problem));
  await press('Photos and other files (ZIP)');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many exports at once.');
  expect(downloadFile).not.toHaveBeenCalled();
});

test('counts the records that are left out', () => {
  const sentence = screen.getByText(/exact places/);
  expect(sentence).toHaveTextContent('2 encrypted records are left out.');
  expect(sentence).toHaveTextContent('1 deleted record is left out.');
  expect(sentence).not.toHaveTextContent('Central');
});
