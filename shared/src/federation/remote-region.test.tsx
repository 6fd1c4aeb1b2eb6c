import { providePageData } from '@aranya/shared/config';
import { REMOTE_SHOWN_EVENT, type ShownRemote } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RemoteRegion } from './remote-region';
import { chooseRelease, loadExposed } from './runtime';
import { SHARED_VERSION } from './shared-version';

jest.mock('./runtime');
jest.mock('./retry', () => ({ retry: (work: () => Promise<unknown>) => work() }));

const release = (version: string, name: string) => ({
  version,
  manifestUrl: `http://localhost:3005/${name}/${version}/mf-manifest.json`,
  sharedRange: `^${SHARED_VERSION}`,
});

/** Each test has its own remote, because loaded modules remain until the page is closed. */
function withRemote(name: string, previous?: string) {
  const remote = {
    ...release('2', name),
    name,
    routes: [],
    ...(previous && { previous: release(previous, name) }),
  };
  providePageData({ ...testPageData, registry: { protocol: 1, remotes: [remote] } });
}

const load = jest.mocked(loadExposed);
const SpeciesMap = () => <h1>The map</h1>;
const Broken = () => {
  throw new Error('broken');
};
const Lost = () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
};
const show = (remote: string, kept?: ReactNode) =>
  renderPage(<RemoteRegion remote={remote} expose="./species-map" label="the map" kept={kept} />);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('shows a skeleton, then the remote', async () => {
  withRemote('mfe-a');
  load.mockResolvedValue({ default: SpeciesMap });
  show('mfe-a');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeInTheDocument();
});

test('reports a remote that does not load, and retry fetches it again', async () => {
  withRemote('mfe-b');
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: SpeciesMap });
  const failures: string[] = [];
  const stop = subscribe('federation/remote-failed', ({ remote, phase }) =>
    failures.push(`${remote} ${phase}`),
  );
  show('mfe-b');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the map.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(chooseRelease).toHaveBeenCalledTimes(2);
  stop();
  expect(failures).toEqual(['mfe-b load']);
});

test('reports a chunk that is lost while the remote renders', async () => {
  withRemote('mfe-chunk');
  load.mockResolvedValue({ default: Lost });
  const phases: string[] = [];
  const stop = subscribe('federation/remote-failed', ({ phase }) => phases.push(phase));
  show('mfe-chunk');
  await screen.findByRole('alert');
  stop();
  expect(phases).toEqual(['chunk']);
});

test('serves the previous release if the current one does not load', async () => {
  withRemote('mfe-c', '1');
  load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({ default: SpeciesMap });
  show('mfe-c');
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeInTheDocument();
  expect(chooseRelease).toHaveBeenLastCalledWith(
    'mfe-c',
    release('1', 'mfe-c').manifestUrl,
    undefined,
  );
});

test('serves the previous release if the current one throws while rendering', async () => {
  withRemote('mfe-f', '1');
  load.mockResolvedValueOnce({ default: Broken }).mockResolvedValueOnce({ default: SpeciesMap });
  const failures: string[] = [];
  const shown: ShownRemote[] = [];
  window.addEventListener(REMOTE_SHOWN_EVENT, (event) =>
    shown.push((event as CustomEvent<ShownRemote>).detail),
  );
  const stop = subscribe('federation/remote-failed', ({ version, phase }) =>
    failures.push(`${version} ${phase}`),
  );
  show('mfe-f');
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeInTheDocument();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  expect(chooseRelease).toHaveBeenLastCalledWith(
    'mfe-f',
    release('1', 'mfe-f').manifestUrl,
    undefined,
  );
  stop();
  expect(failures).toEqual(['2 render']);
  expect(shown).toEqual([{ remote: 'mfe-f', version: '1' }]);
});

test('reports a failure if the previous release throws, too', async () => {
  withRemote('mfe-g', '1');
  load.mockResolvedValue({ default: Broken });
  show('mfe-g');
  expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

test('keeps the rest of the page when a remote throws while rendering', async () => {
  withRemote('mfe-d');
  load.mockResolvedValue({ default: Broken });
  renderPage(
    <>
      <p>Shell</p>
      <RemoteRegion remote="mfe-d" expose="./species-map" label="the map" />
    </>,
  );
  expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
  expect(screen.getByText('Shell')).toBeInTheDocument();
});

test('reports a remote that is not in the registry', async () => {
  withRemote('mfe-e');
  show('mfe-nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the map.');
});

test('shows prerendered content until the remote has loaded, and if it fails', async () => {
  withRemote('mfe-kept');
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: SpeciesMap });
  show('mfe-kept', <h1>The map, as it was sent</h1>);
  expect(screen.getByRole('heading', { name: 'The map, as it was sent' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('What is here can be read');
  expect(screen.getByRole('heading', { name: 'The map, as it was sent' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeInTheDocument();
  expect(screen.queryByText('The map, as it was sent')).not.toBeInTheDocument();
});
