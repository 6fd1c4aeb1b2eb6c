import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SpeciesMapView } from '../map-canvas/species-map-view';

const tiles = (service: string) =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].filter((tile) =>
    tile.src.startsWith(`https://${service}.example/`),
  );

async function failOne() {
  await waitFor(() => expect(tiles('light').length).toBeGreaterThan(3));
  act(() => void fireEvent.error(tiles('light')[0] as HTMLImageElement));
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.restoreAllMocks());

test('loads the packaged map if tiles fail, and requests the tiles again on retry', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await waitFor(() => expect(tiles('light').length).toBeGreaterThan(3));
  expect(globalThis.fetch).not.toHaveBeenCalledWith('test-file', expect.anything());
  await failOne();
  const retry = await screen.findByRole('button', { name: 'Retry tiles' });
  expect(screen.getByText(/tiles cannot be reached/)).toBeVisible();
  await waitFor(() =>
    expect(globalThis.fetch).toHaveBeenCalledWith('test-file', expect.anything()),
  );
  const failed = new Set(tiles('light'));
  await userEvent.click(retry);
  await waitFor(() => expect(tiles('light').some((tile) => !failed.has(tile))).toBe(true));
  expect(screen.queryByRole('button', { name: 'Retry tiles' })).not.toBeInTheDocument();
});

test('credits the tile service until every tile has failed', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await failOne();
  expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  act(() => {
    for (const tile of tiles('light')) fireEvent.error(tile);
  });
  expect(screen.queryByRole('link', { name: 'OpenStreetMap' })).not.toBeInTheDocument();
  expect(tiles('light')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry tiles' }));
  expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
});

test('keeps the tiles and their credit while one of them is shown', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await failOne();
  act(() => {
    for (const [index, tile] of tiles('light').entries()) {
      if (index === 1) fireEvent.load(tile);
      else fireEvent.error(tile);
    }
  });
  expect(tiles('light').length).toBeGreaterThan(3);
  expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
});

test('only logs a packaged map that cannot be fetched', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await failOne();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The packaged map cannot be shown.', expect.any(Error)),
  );
});

test("shows the satellite's tiles after it was chosen", async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Google Satellite' }));
  await waitFor(() => expect(tiles('satellite').length).toBeGreaterThan(3));
  // Overlays that were chosen before stay above.
  expect(tiles('satellite')[0]?.closest('.leaflet-layer')).toHaveStyle({ zIndex: 0 });
  expect(tiles('light')).toHaveLength(0);
});
