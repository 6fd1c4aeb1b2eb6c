import { renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PublicMap from '../exposes/public-map';

const FOUND = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [85.1, 20.2] },
      properties: { speciesName: 'Shorea robusta', localName: 'Sal', count: 1 },
    },
  ],
  species: [
    { speciesName: 'Shorea robusta', localName: 'Sal', hindi: 'साल', odia: 'ଶାଳ', count: 1 },
  ],
  total: 1,
};

const ask = jest.fn();
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  ask.mockReset().mockImplementation(async (address: string) => {
    if (!address.includes('/cells')) throw new Error('offline');
    return { ok: true, json: async () => FOUND };
  });
  globalThis.fetch = ask;
});
afterEach(() => jest.restoreAllMocks());

const addressOf = (view: string, zoom: number) =>
  `http://localhost/cells?view=${view}&zoom=${zoom}`;

test('shows the records of the view, and leads from a popup to the species', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => renderPage(<PublicMap addressOf={addressOf} label="Public records" />));
  await userEvent.click(await screen.findByRole('button', { name: 'Shorea robusta, Sal' }));
  expect(screen.getByRole('link', { name: 'Shorea robusta' })).toHaveAttribute(
    'href',
    '/species/Shorea_robusta',
  );
  expect(screen.queryByRole('button', { name: 'Draw a box' })).not.toBeInTheDocument();
});

test('offers the visible part of the map as a box, and removes it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onBox = jest.fn();
  const map = (box?: { west: number; south: number; east: number; north: number }) => (
    <PublicMap addressOf={addressOf} label="Public records" onBox={onBox} box={box} />
  );
  const { unmount } = renderPage(map());
  await userEvent.click(await screen.findByRole('button', { name: 'Use this view' }));
  const [box] = onBox.mock.lastCall;
  expect(box.west).toBeLessThan(box.east);
  expect(box.south).toBeLessThan(box.north);
  unmount();
  renderPage(map(box));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the box' }));
  expect(onBox).toHaveBeenLastCalledWith(undefined);
});

test('moves the map to all records of a filter', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () =>
    renderPage(<PublicMap addressOf={addressOf} label="Public records" shows="records" />),
  );
  await waitFor(() =>
    expect(ask.mock.calls.map(([address]) => address)).toEqual(
      expect.arrayContaining([expect.stringMatching(/zoom=9$/)]),
    ),
  );
});
