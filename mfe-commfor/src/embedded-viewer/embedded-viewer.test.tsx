import { ApiError, getFieldSiteViewers } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_VIEWERS } from '../testing/field-sites';
import { EmbeddedViewer, VIEWER_TIMEOUT_MS } from './embedded-viewer';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getFieldSiteViewers: jest.fn(),
  refreshProfile: jest.fn(async () => undefined),
}));

const viewers = jest.mocked(getFieldSiteViewers);
const OURS = `${window.location.origin}/viewers/layers`;
const ELSEWHERE = 'https://viewers.example/ifri';
const show = (address: string, siteName = '') =>
  renderPage(<EmbeddedViewer title="IFRI" address={address} siteName={siteName} />);
const frame = () => screen.getByTitle<HTMLIFrameElement>('IFRI');

/** Sends a message from the viewer in the frame. */
function say(message: object, from: { origin?: string; source?: Window | null } = {}) {
  const event = new MessageEvent('message', {
    data: { type: 'aranya/viewer', ...message },
    origin: from.origin ?? window.location.origin,
    source: from.source ?? frame().contentWindow,
  });
  act(() => {
    window.dispatchEvent(event);
  });
}

/** Messages posted to the frame, with their target origins. */
const heard = () => jest.spyOn(frame().contentWindow as Window, 'postMessage').mockReturnValue();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  viewers.mockResolvedValue(TEST_VIEWERS);
});
afterEach(() => {
  jest.useRealTimers();
});

test('sends the site to a viewer that is ready, but never a token', async () => {
  show(OURS, 'Salbani');
  const told = heard();
  expect(screen.getByRole('status', { name: 'Loading IFRI' })).toBeInTheDocument();
  say({ say: 'ready' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  const { origin } = window.location;
  const type = 'aranya/viewer';
  expect(told).toHaveBeenNthCalledWith(1, { type, say: 'loading', fieldSite: 'Salbani' }, origin);
  expect(told).toHaveBeenNthCalledWith(2, { type, say: 'show', site: TEST_VIEWERS }, origin);
});

test('ignores messages of other windows and origins', () => {
  show(OURS, 'Salbani');
  say({ say: 'ready' }, { origin: 'https://evil.example' });
  say({ say: 'ready' }, { source: window });
  say({ say: 'give me the token' });
  expect(viewers).not.toHaveBeenCalled();
  expect(screen.getByRole('status', { name: 'Loading IFRI' })).toBeInTheDocument();
});

test('sends nothing to the viewer without a chosen site', () => {
  show(OURS);
  const told = heard();
  say({ say: 'ready' });
  expect(viewers).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

test('reports a failed call and repeats it on request', async () => {
  viewers.mockRejectedValueOnce(new ApiError(500, { code: 'internal', message: 'Not now.' }));
  show(OURS, 'Salbani');
  const told = heard();
  say({ say: 'ready' });
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      { type: 'aranya/viewer', say: 'failed', fieldSite: 'Salbani', message: 'Not now.' },
      window.location.origin,
    ),
  );
  say({ say: 'again' });
  await waitFor(() => expect(viewers).toHaveBeenCalledTimes(2));
});

test('resizes the frame to its content within limits', () => {
  show(OURS);
  say({ say: 'height', height: 1800 });
  expect(frame()).toHaveStyle({ height: '1800px' });
  say({ say: 'height', height: 9_000_000 });
  expect(frame()).toHaveStyle({ height: '12000px' });
  say({ say: 'height', height: 0 });
  expect(frame()).toHaveStyle({ height: '420px' });
});

test('treats the load event of an external page as ready', () => {
  show(ELSEWHERE);
  expect(screen.getByRole('status', { name: 'Loading IFRI' })).toBeInTheDocument();
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('reports a viewer that does not answer, and loads it again on request', async () => {
  jest.useFakeTimers();
  show(OURS);
  fireEvent.load(frame());
  act(() => jest.advanceTimersByTime(VIEWER_TIMEOUT_MS));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load IFRI.');
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).toHaveAttribute('src', `${OURS}?lang=en`);
});

test('sandboxes the frame: scripts are allowed, navigation of the page is not', () => {
  show(ELSEWHERE);
  const allowed = frame().getAttribute('sandbox')?.split(' ');
  expect(allowed).toContain('allow-scripts');
  expect(allowed?.filter((word) => word.includes('top-navigation'))).toEqual([]);
});
