import { answerCalls } from '@aranya/shared/testing';
import {
  getProfile,
  requestFormAccess,
  suggestGap,
  updateProfile,
  updateProfileImage,
} from './calls';
import { endingInSilence } from './silence';

/** A call that hears nothing by itself, with what ends it. */
function inVain(leaving?: AbortSignal) {
  let hear = () => undefined as unknown;
  let signal: AbortSignal | undefined;
  endingInSilence(leaving, (ends) => {
    hear = () => ends.onDownloadProgress?.({} as never);
    signal = ends.signal as AbortSignal;
    return new Promise(() => undefined);
  });
  return { hear: () => hear(), isEnded: () => signal?.aborted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('twenty seconds of silence end a call; what comes slowly has its time', () => {
  const { hear, isEnded } = inVain();
  for (let second = 0; second < 60; second += 15) {
    jest.advanceTimersByTime(15_000);
    hear();
  }
  jest.advanceTimersByTime(19_900);
  expect(isEnded()).toBe(false);
  jest.advanceTimersByTime(100);
  expect(isEnded()).toBe(true);
});

test('whoever asks ends it at any time', () => {
  const leaving = new AbortController();
  const { isEnded } = inVain(leaving.signal);
  expect(isEnded()).toBe(false);
  leaving.abort();
  expect(isEnded()).toBe(true);
  expect(inVain(leaving.signal).isEnded()).toBe(true);
});

test('what can wait ends so: gaps, profiles, and forms that the queue asks for; a photo takes its time', async () => {
  const ends: Record<string, boolean> = {};
  answerCalls(async (url, { signal }) => {
    ends[url.split('/').at(-1) ?? ''] = signal !== undefined;
    return { status: 503, body: {} };
  });
  const nothing = {} as never;
  for (const call of [
    () => suggestGap(nothing),
    () => getProfile(nothing),
    () => updateProfile(nothing),
    () => updateProfileImage(nothing),
    () => requestFormAccess(nothing),
  ]) {
    await call().catch(() => undefined);
  }
  expect(ends).toEqual({
    measurement_gaps: true,
    getProfile: true,
    'update-profile': true,
    'update-profile-image': false,
    'user-form-access': false,
  });
  await requestFormAccess(nothing, true).catch(() => undefined);
  expect(ends['user-form-access']).toBe(true);
});
