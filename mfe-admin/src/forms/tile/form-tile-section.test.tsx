import { ApiError } from '@aranya/shared/api';
import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setFormTile } from '../../calls/administration-calls';
import FormTileSection from './form-tile-section';

jest.mock('../../calls/administration-calls');

const form: AdministeredForm = {
  id: 4,
  formId: 'grove',
  title: 'Trees of the grove',
  version: '2',
  kind: 'targeted',
  state: 'open',
  hasPin: false,
  tile: null,
  people: 1,
  records: 3,
  lastRecordAt: null,
};
const changed = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the tile' }));

test('saves a tile, shows missing fields, and keeps the typed text', async () => {
  renderPage(<FormTileSection form={form} onChanged={changed} />, '/admin/forms');
  expect(screen.queryByLabelText(/^Region/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Collectors see a tile of this form'));
  expect(screen.getByText(/^The form has no PIN yet/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Title of the tile/)).toHaveValue('Trees of the grove');
  const place = screen.getByLabelText('Place among the tiles');
  await userEvent.clear(place);
  await userEvent.type(place, 'first');
  await save();
  expect(screen.getByText('This is needed.')).toBeInTheDocument();
  expect(place).toHaveAccessibleDescription('Write a whole number from 1 to 999.');
  expect(setFormTile).not.toHaveBeenCalled();
  await userEvent.clear(place);
  await userEvent.type(place, '7');
  await userEvent.type(screen.getByLabelText(/^Region/), 'Una');
  await userEvent.type(screen.getByLabelText('Languages'), 'English, Odia,');
  await userEvent.selectOptions(screen.getByLabelText('Drawing'), 'Pond');
  jest
    .mocked(setFormTile)
    .mockRejectedValueOnce(new ApiError(503, { code: 'busy', message: 'Try again in a minute.' }));
  await save();
  expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
  jest.mocked(setFormTile).mockResolvedValue({ done: true });
  await save();
  expect(setFormTile).toHaveBeenLastCalledWith(4, {
    kind: 'targeted',
    tile: {
      name: 'Trees of the grove',
      region: 'Una',
      icon: 'water',
      place: 7,
      languages: ['English', 'Odia'],
    },
  });
  expect(await screen.findByText('Saved. Collectors see the tile.')).toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('removes a tile', async () => {
  const tile = { name: 'Grove', region: 'Una', icon: 'tree', place: 1, languages: [] } as const;
  const shown = { ...form, kind: 'open' as const, tile: { ...tile, languages: [] } };
  renderPage(<FormTileSection form={shown} onChanged={changed} />, '/admin/forms');
  await userEvent.click(screen.getByLabelText('Collectors see a tile of this form'));
  jest.mocked(setFormTile).mockResolvedValue({ done: true });
  await save();
  expect(setFormTile).toHaveBeenCalledWith(4, { kind: 'open', tile: null });
  expect(await screen.findByText('Saved. Collectors see no tile.')).toBeInTheDocument();
});
