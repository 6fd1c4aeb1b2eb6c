import { settings } from '@aranya/shared/config';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SpeciesMapView } from '../map-canvas/species-map-view';
import { tileLimiterOf } from './tile-limiter';

const tiles = (service: string) =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].filter((tile) =>
    tile.src.startsWith(`https://${service}.example/`),
  );

const fail = (count: number) =>
  act(() => {
    for (const tile of tiles('light').slice(0, count)) fireEvent.error(tile);
  });

let warn: jest.SpyInstance;
beforeEach(() => {
  const { lightTiles, satelliteTiles } = settings().map;
  for (const template of [lightTiles, satelliteTiles]) tileLimiterOf(template).retry();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.restoreAllMocks());

test('requests most tiles after the first has loaded', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await waitFor(() => expect(tiles('light')).toHaveLength(4));
  act(() => void fireEvent.load(tiles('light')[0] as HTMLImageElement));
  expect(tiles('light').length).toBeGreaterThan(12);
  expect(globalThis.fetch).not.toHaveBeenCalledWith('test-file');
});

test('loads the packaged map if tiles fail, and retries tiles only on request', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await waitFor(() => expect(tiles('light')).toHaveLength(4));
  fail(3);
  const retry = await screen.findByRole('button', { name: 'Retry tiles' });
  expect(screen.getByText(/tiles cannot be reached/)).toBeVisible();
  expect(tiles('light')).toHaveLength(0);
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledWith('test-file'));
  await userEvent.click(retry);
  await waitFor(() => expect(tiles('light')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Retry tiles' })).not.toBeInTheDocument();
});

test('only logs a packaged map that cannot be fetched', async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await waitFor(() => expect(tiles('light')).toHaveLength(4));
  fail(3);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The packaged map cannot be shown.', expect.any(Error)),
  );
});

test('requests no tiles while the browser is offline, and requests them once online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<SpeciesMapView features={[]} />);
  await screen.findByRole('button', { name: 'Retry tiles' });
  expect(tiles('light')).toHaveLength(0);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(tiles('light')).toHaveLength(4));
});

test("shows the satellite's tiles after it was chosen", async () => {
  renderPage(<SpeciesMapView features={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Google Satellite' }));
  await waitFor(() => expect(tiles('satellite')).toHaveLength(4));
  // Overlays that were chosen before stay above.
  expect(tiles('satellite')[0]?.closest('.leaflet-layer')).toHaveStyle({ zIndex: 0 });
  expect(tiles('light')).toHaveLength(0);
});
