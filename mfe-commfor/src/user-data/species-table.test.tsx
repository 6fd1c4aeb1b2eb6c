import { ApiError, getRecordedPhoto } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SpeciesTable } from './species-table';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getRecordedPhoto: jest.fn(),
}));

const sal = {
  speciesName: 'Shorea robusta',
  speciesNameType: '',
  imageUri: null,
  records: 12,
  lastRecordedOn: '2026-11-03',
  photoOf: '71',
};
const pipal = { ...sal, speciesName: 'Ficus religiosa', records: 1, photoOf: null };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
const rowOf = (species: string) => within(screen.getByRole('row', { name: new RegExp(species) }));

test('shows count, last day and a photo of a species recorded with phones', async () => {
  jest.mocked(getRecordedPhoto).mockResolvedValue(new Blob(['a sal']));
  renderPage(<SpeciesTable siteName="Salbani" species={[sal, pipal]} />);
  expect(rowOf('Shorea').getByText(/^12 records from phones, last on 3 Nov 2026$/)).toBeVisible();
  expect(rowOf('Ficus').getByText(/^1 record from phones/)).toBeVisible();
  expect(rowOf('Ficus').getByText('No photo yet')).toBeVisible();
  await userEvent.click(rowOf('Shorea').getByRole('button', { name: /^View Photo/ }));
  const photo = await within(screen.getByRole('dialog')).findByRole('img');
  expect(photo).toHaveAttribute('src', 'blob:photo');
  expect(screen.getByRole('dialog', { name: 'Shorea robusta' })).toBeInTheDocument();
  expect(getRecordedPhoto).toHaveBeenCalledWith(
    'Salbani',
    { photoOf: '71', size: 'large' },
    expect.anything(),
  );
});

test('reports a photo that fails to load', async () => {
  const gone = new ApiError(404, { code: 'not_found', message: 'There is nothing here.' });
  jest.mocked(getRecordedPhoto).mockRejectedValue(gone);
  renderPage(<SpeciesTable siteName="Salbani" species={[sal]} />);
  await userEvent.click(rowOf('Shorea').getByRole('button', { name: /^View Photo/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
});
