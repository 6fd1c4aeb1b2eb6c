import { ApiError } from '@aranya/shared/api';
import type { RecordSuggestions } from '@aranya/shared/contracts/review';
import { renderPage } from '@aranya/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForSuggestions, readSuggestions } from '../../calls/review-calls';
import { PhotoSuggestions } from './photo-suggestions';

jest.mock('../../calls/review-calls');
const read = jest.mocked(readSuggestions);
const ask = jest.mocked(askForSuggestions);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const expectedHere = { district: 'Keonjhar', inDistrict: 12, inMonth: 3, everywhere: 40 };
const found: RecordSuggestions = {
  model: { service: null },
  photos: [
    {
      photo: 'leaf.jpg',
      model: { name: 'Trees of Keonjhar', version: '2026-03' },
      at: '2026-11-04T08:30:00Z',
      suggestions: [
        {
          speciesName: 'Shorea robusta',
          localName: 'Sal',
          hindi: null,
          odia: null,
          score: 0.834,
          expectedHere,
        },
      ],
    },
  ],
};
const show = (photos = ['leaf.jpg']) =>
  renderPage(<PhotoSuggestions id="7" photos={photos} />, '/admin/records/7');

test('shows nothing without a model', async () => {
  read.mockResolvedValue({ model: null, photos: [] });
  show();
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('sends no request if the record has no photo', () => {
  show([]);
  expect(read).not.toHaveBeenCalled();
});

test('shows species with score, expected numbers and model after a press', async () => {
  read.mockResolvedValue({ ...found, photos: [] });
  ask.mockResolvedValue(found);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask the model' }));
  expect(ask).toHaveBeenCalledWith('7', 'leaf.jpg');
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('Sal · Shorea robusta (score 83 %)');
  expect(item).toHaveTextContent('12 public records in Keonjhar');
  expect(screen.getByText(/^Photo 1 of 1 · Trees of Keonjhar 2026-03 · /)).toBeVisible();
  expect(screen.getByText(/no identification: you decide/)).toBeVisible();
});

test('names the service that receives the photo, and its reason for no answer', async () => {
  read.mockResolvedValue({ model: { service: 'my-api.plantnet.org' }, photos: [] });
  ask.mockRejectedValue(
    new ApiError(503, {
      code: 'model_service_unavailable',
      message: 'The service that suggests species does not answer at the moment. Try again later.',
    }),
  );
  show(['leaf.jpg', 'bark.jpg']);
  expect(await screen.findByText(/without place and name, to my-api\.plantnet\.org/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask the model: Photo 2 of 2' }));
  expect(ask).toHaveBeenCalledWith('7', 'bark.jpg');
  expect(await screen.findByRole('alert')).toHaveTextContent('does not answer at the moment');
});
