import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { BackgroundVideo } from './background-video';
import { MotionButton } from './motion-button';

const film = () => document.querySelector('video');
let play: jest.SpyInstance;
let pause: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = () => {
  renderPage(
    <>
      <BackgroundVideo />
      <MotionButton />
    </>,
  );
  act(() => jest.runAllTimers());
};

test('mutes and loops the video, which starts by itself', () => {
  open();
  expect(film()).toMatchObject({ muted: true, loop: true });
  expect(play).toHaveBeenCalled();
});

test('only logs a video that does not start', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  open();
  await act(async () => undefined);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('pauses and resumes the video by its button', () => {
  open();
  pause.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the background film' }));
  expect(pause).toHaveBeenCalled();
  play.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Play the background film' }));
  act(() => jest.runAllTimers());
  expect(play).toHaveBeenCalled();
});

test('shows only the poster with reduced motion', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: /reduced-motion/.test(query),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  open();
  expect(film()).toBeNull();
  expect(document.querySelector('img')).toHaveAttribute('src', '/video/canopy-poster.jpg');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['little data asked for', { saveData: true }],
  ['a slow network', { effectiveType: '3g' }],
])('shows only the poster with %s', (_, connection) => {
  Object.assign(navigator, { connection });
  open();
  expect(film()).toBeNull();
  Object.assign(navigator, { connection: undefined });
});
