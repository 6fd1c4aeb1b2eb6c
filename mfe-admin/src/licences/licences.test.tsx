import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLicences, setDatasetLicence, setRecordLicence } from '../calls/administration-calls';
import { signInAdministrator } from '../testing/people';
import { Licences } from './licences';

jest.mock('../calls/administration-calls');

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readLicences).mockResolvedValue({
    records: null,
    earlierRecords: null,
    datasets: [{ id: 7, name: 'Herbarium', licence: null }],
  });
  jest.mocked(setRecordLicence).mockResolvedValue({ done: true });
  jest.mocked(setDatasetLicence).mockResolvedValue({ done: true });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

test('sets the licence of later records, and of earlier ones only if ticked', async () => {
  renderPage(<Licences />, '/admin/imports');
  const field = await screen.findByRole('combobox', { name: 'Records that people send' });
  const save = screen.getByRole('button', { name: 'Save the licence' });
  expect(save).toBeDisabled();
  await userEvent.selectOptions(field, 'CC BY 4.0');
  await userEvent.click(save);
  expect(setRecordLicence).toHaveBeenLastCalledWith({ licence: 'CC-BY-4.0', alsoBefore: false });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Also for records/ }));
  await userEvent.click(save);
  expect(setRecordLicence).toHaveBeenLastCalledWith({ licence: 'CC-BY-4.0', alsoBefore: true });
  expect(await screen.findByText('The licence is saved.')).toBeVisible();
});

test('sets the licence of a dataset, whose records are left out until then', async () => {
  renderPage(<Licences />, '/admin/imports');
  const field = await screen.findByRole('combobox', { name: 'Dataset Herbarium' });
  expect(within(field).getByRole('option', { selected: true })).toHaveTextContent(
    'None: left out of downloads',
  );
  await userEvent.selectOptions(field, 'CC0 1.0');
  expect(setDatasetLicence).toHaveBeenCalledWith(7, 'CC0-1.0');
});
