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

/** The viewer in the frame says something. */
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

/** What the viewer in the frame is told, and for which origin. */
const heard = () => jest.spyOn(frame().contentWindow as Window, 'postMessage').mockReturnValue();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  viewers.mockResolvedValue(TEST_VIEWERS);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a viewer that listens is told the site, and never a token', async () => {
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

test('other windows, other origins and other words are not heard', () => {
  show(OURS, 'Salbani');
  say({ say: 'ready' }, { origin: 'https://evil.example' });
  say({ say: 'ready' }, { source: window });
  say({ say: 'give me the token' });
  expect(viewers).not.toHaveBeenCalled();
  expect(screen.getByRole('status', { name: 'Loading IFRI' })).toBeInTheDocument();
});

test('without a chosen site the viewer is told nothing', () => {
  show(OURS);
  const told = heard();
  say({ say: 'ready' });
  expect(viewers).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

test('a failed call is told in words, and asked again when the person asks', async () => {
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

test('the frame grows with its content, within limits', () => {
  show(OURS);
  say({ say: 'height', height: 1800 });
  expect(frame()).toHaveStyle({ height: '1800px' });
  say({ say: 'height', height: 9_000_000 });
  expect(frame()).toHaveStyle({ height: '12000px' });
  say({ say: 'height', height: 0 });
  expect(frame()).toHaveStyle({ height: '420px' });
});

test('of a page from elsewhere the load event is enough', () => {
  show(ELSEWHERE);
  expect(screen.getByRole('status', { name: 'Loading IFRI' })).toBeInTheDocument();
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a viewer that gives no answer is a failure, and trying again loads it again', async () => {
  jest.useFakeTimers();
  show(OURS);
  fireEvent.load(frame());
  act(() => jest.advanceTimersByTime(VIEWER_TIMEOUT_MS));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load IFRI.');
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).toHaveAttribute('src', `${OURS}?lang=en`);
});

test('the frame may run its own scripts but not lead the page away', () => {
  show(ELSEWHERE);
  const allowed = frame().getAttribute('sandbox')?.split(' ');
  expect(allowed).toContain('allow-scripts');
  expect(allowed?.filter((word) => word.includes('top-navigation'))).toEqual([]);
});
