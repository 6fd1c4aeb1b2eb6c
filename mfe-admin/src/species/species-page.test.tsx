import { ApiError } from '@aranya/shared/api';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listWrittenSpecies,
  readSpeciesTexts,
  writeSpeciesTexts,
} from '../calls/administration-calls';
import { signInAdministrator } from '../testing/people';
import SpeciesPage from './species-page';

jest.mock('../calls/administration-calls');

const species = (speciesName: string, localName: string, hindi: string | null = null) => ({
  speciesName,
  localName,
  hindi,
  odia: null,
  written: ['en' as const],
});
const YEW = species('Taxus contorta', 'West Himalayan yew', 'थुनेर');
const MANY = Array.from({ length: 20 }, (_, at) => species(`Ficus ${at}`, `Fig ${at}`));
const STORED = { en: 'Flat needles.', hi: 'चपटी पत्तियाँ।', or: '' };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(listWrittenSpecies).mockResolvedValue({ species: [...MANY, YEW] });
  jest.mocked(readSpeciesTexts).mockResolvedValue({ lookFor: STORED });
  jest.mocked(writeSpeciesTexts).mockResolvedValue({ done: true });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const field = (name: string) => screen.findByRole('textbox', { name });
async function chooseYew() {
  renderPage(<SpeciesPage />, '/admin/species');
  await userEvent.type(await screen.findByRole('searchbox'), 'थुनेर');
  await userEvent.click(screen.getByRole('button', { name: /Taxus contorta/ }));
}

test('finds a species by a name in any language, and shows its stored texts', async () => {
  renderPage(<SpeciesPage />, '/admin/species');
  expect(await screen.findByText('9 more species: type a name.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'थुनेर');
  expect(screen.getByText('written: English')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Taxus contorta/ }));
  expect(readSpeciesTexts).toHaveBeenCalledWith({ name: 'Taxus contorta' }, expect.anything());
  expect(await field('English')).toHaveValue('Flat needles.');
  expect(await field('हिन्दी')).toHaveValue('चपटी पत्तियाँ।');
  expect(await field('ଓଡ଼ିଆ')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Public page of the species' })).toHaveAttribute(
    'href',
    '/species/Taxus_contorta',
  );
});

test('saves the texts of all languages', async () => {
  const problem = { code: 'busy', message: 'The server is away.' };
  jest.mocked(writeSpeciesTexts).mockRejectedValueOnce(new ApiError(503, problem));
  await chooseYew();
  await userEvent.type(await field('ଓଡ଼ିଆ'), 'ଚେପଟା ପତ୍ର');
  const save = screen.getByRole('button', { name: 'Save the texts' });
  await userEvent.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
  await userEvent.click(save);
  expect(writeSpeciesTexts).toHaveBeenLastCalledWith({
    speciesName: 'Taxus contorta',
    lookFor: { ...STORED, or: 'ଚେପଟା ପତ୍ର' },
  });
  expect(await screen.findByText(/^The texts are saved/)).toBeVisible();
});

test('does not send a text that is too long', async () => {
  jest.mocked(readSpeciesTexts).mockResolvedValue({
    lookFor: { ...STORED, en: 'a'.repeat(2_001) },
  });
  await chooseYew();
  expect(await field('English')).toHaveAccessibleDescription(/^At most 2,000/);
  await userEvent.click(screen.getByRole('button', { name: 'Save the texts' }));
  expect(writeSpeciesTexts).not.toHaveBeenCalled();
});

test('shows the texts of a species after it was chosen', async () => {
  await chooseYew();
  await field('English');
  await userEvent.click(screen.getByRole('button', { name: 'Another species' }));
  expect(await screen.findByRole('searchbox')).toBeVisible();
});
