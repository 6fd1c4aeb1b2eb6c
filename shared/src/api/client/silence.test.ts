import { CALL_SILENCE_MS } from '@aranya/shared/contracts';
import { answerCalls } from '@aranya/shared/testing';
import {
  completeTrial,
  getProfile,
  requestFormAccess,
  suggestGap,
  updateProfile,
  updateProfileImage,
} from '../calls';
import { endingInSilence } from './silence';

/** Starts a call that receives no data, and returns it with its signal. */
function inVain(leaving?: AbortSignal) {
  let hear = () => undefined as unknown;
  let signal: AbortSignal | undefined;
  endingInSilence(CALL_SILENCE_MS, leaving, (ends) => {
    hear = () => ends.onDownloadProgress?.({} as never);
    signal = ends.signal as AbortSignal;
    return new Promise(() => undefined);
  });
  return { hear: () => hear(), isEnded: () => signal?.aborted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('ends a call after twenty seconds without data, but not a slow download', () => {
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

test('lets the caller abort at any time', () => {
  const leaving = new AbortController();
  const { isEnded } = inVain(leaving.signal);
  expect(isEnded()).toBe(false);
  leaving.abort();
  expect(isEnded()).toBe(true);
  expect(inVain(leaving.signal).isEnded()).toBe(true);
});

test('applies to gaps, profiles and, with a longer limit, forms, but not to photos', async () => {
  // No service answers here; an aborted call is notified.
  answerCalls(
    (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener?.('abort', () => reject(new Error()))),
  );
  const nothing = {} as never;
  const calls = {
    gap: () => suggestGap(nothing),
    'reading a profile': () => getProfile(nothing),
    'a profile': () => updateProfile(nothing),
    'a form': () => requestFormAccess(nothing),
    'a form that the queue asks for': () => requestFormAccess(nothing, true),
    'the trial': () => completeTrial(nothing),
    'a photo': () => updateProfileImage(nothing),
  };
  const ended: string[] = [];
  for (const [name, call] of Object.entries(calls)) call().catch(() => ended.push(name));
  const endedAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return ended.splice(0).sort();
  };
  expect(await endedAfter(19_000)).toEqual([]);
  expect(await endedAfter(1_500)).toEqual([
    'a form that the queue asks for',
    'a profile',
    'gap',
    'reading a profile',
  ]);
  expect(await endedAfter(38_000)).toEqual([]);
  expect(await endedAfter(2_000)).toEqual(['a form', 'the trial']);
  expect(await endedAfter(3_600_000)).toEqual([]);
});
