import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from './client/api-error';
import { isLate } from './client/silence';
import { noteKept } from './kept-moments';
import { refreshProfile } from './session/session-flows';
import { useQuery } from './use-query';

jest.mock('./session/session-flows', () => ({
  ...jest.requireActual('./session/session-flows'),
  refreshProfile: jest.fn(async () => undefined),
}));

/** Creates a service that answers on the test's command. */
function service() {
  const calls: {
    question: string;
    signal: AbortSignal;
    resolve: (text: string) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const ask = (question: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ question, signal, resolve, reject });
    });
  return {
    calls,
    ask,
    answer: (index: number, text: string) => act(async () => calls[index]?.resolve(text)),
    fail: (index: number, error: unknown) => act(async () => calls[index]?.reject(error)),
  };
}

/** Renders the hook with `first` as its question. */
function show(first: string | null, options?: Parameters<typeof useQuery>[2]) {
  const { calls, ask, answer, fail } = service();
  const hook = renderHook(({ question }) => useQuery(ask, question, options), {
    initialProps: { question: first },
  });
  return {
    calls,
    answer,
    fail,
    state: () => hook.result.current,
    ask: (question: string | null) => hook.rerender({ question }),
    leave: hook.unmount,
  };
}

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(refreshProfile).mockClear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('makes one call for several renders', async () => {
  const page = show('one');
  expect(page.state()).toMatchObject({ data: undefined, isFetching: true, failure: '' });
  await page.answer(0, 'first');
  page.ask('one');
  expect(page.state()).toMatchObject({ data: 'first', currentData: 'first', isFetching: false });
  expect(page.calls).toHaveLength(1);
});

test('shows the previous answer as stale during another call', async () => {
  const page = show('one');
  await page.answer(0, 'first');
  page.ask('two');
  expect(page.state()).toMatchObject({ data: 'first', currentData: undefined, isFetching: true });
  await page.answer(1, 'second');
  expect(page.state()).toMatchObject({ data: 'second', currentData: 'second', isFetching: false });
});

test('drops a late answer, and aborts its call', async () => {
  const page = show('one');
  page.ask('two');
  expect(page.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await page.answer(1, 'second');
  await page.answer(0, 'late');
  expect(page.state().data).toBe('second');
});

test('repeats the request when returning to a query whose call was aborted', async () => {
  const page = show('one');
  await page.fail(0, new Error('no'));
  page.ask('two');
  page.ask('one');
  expect(page.state()).toMatchObject({ isFetching: true, failure: '' });
  expect(page.calls.map(({ question }) => question)).toEqual(['one', 'two', 'one']);
});

test('shows a failure as a sentence until the next try', async () => {
  const page = show('one');
  await page.answer(0, 'first');
  act(() => page.state().refetch());
  await page.fail(1, new ApiError(0, { code: 'network', message: 'No network.' }));
  expect(page.state()).toMatchObject({ data: 'first', isFetching: false, failure: 'No network.' });
  act(() => page.state().refetch());
  expect(page.state()).toMatchObject({ isFetching: true, failure: '' });
  await page.answer(2, 'third');
  expect(page.state()).toMatchObject({ data: 'third', failure: '' });
});

test('prefers the message of a faulty field to that of the whole', async () => {
  const page = show('one');
  const fields = [{ field: 'search', message: 'This is too long.' }];
  await page.fail(0, new ApiError(400, { code: 'invalid_input', message: 'Check.', fields }));
  expect(page.state().failure).toBe('This is too long.');
});

test("reads the profile again if the person's role was revoked", async () => {
  const page = show('one');
  await page.fail(0, new ApiError(500, { code: 'internal', message: 'No.' }));
  expect(refreshProfile).not.toHaveBeenCalled();
  act(() => page.state().refetch());
  await page.fail(1, new ApiError(403, { code: 'forbidden', message: 'Forbidden' }));
  expect(refreshProfile).toHaveBeenCalledTimes(1);
});

test('lets a page handle a failure itself', async () => {
  const onFailure = jest.fn();
  const page = show('one', { onFailure });
  const error = new ApiError(403, { code: 'forbidden', message: 'Forbidden' });
  await page.fail(0, error);
  expect(onFailure).toHaveBeenCalledWith(error);
  expect(warn).not.toHaveBeenCalled();
  expect(refreshProfile).not.toHaveBeenCalled();
});

test('aborts the call silently when the page is left', async () => {
  const onFailure = jest.fn();
  const page = show('one', { onFailure });
  page.leave();
  expect(page.calls[0]?.signal.aborted).toBe(true);
  await page.fail(0, new Error('aborted'));
  expect(onFailure).not.toHaveBeenCalled();
});

test('makes no call without parameters', async () => {
  const page = show(null);
  expect(page.calls).toHaveLength(0);
  expect(page.state().isFetching).toBe(false);
  page.ask('one');
  expect(page.state().isFetching).toBe(true);
  await waitFor(() => expect(page.calls).toHaveLength(1));
});

test('aborts the call after the timeout', () => {
  jest.useFakeTimers();
  const page = show('one', { patienceMs: 4000 });
  act(() => jest.advanceTimersByTime(3999));
  expect(page.calls[0]?.signal.aborted).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(page.calls[0]?.signal.aborted).toBe(true);
  // A timeout permits a cached answer, leaving the page does not.
  expect(page.calls.map(({ signal }) => isLate(signal))).toEqual([true]);
  page.ask('two');
  page.leave();
  expect(page.calls.map(({ signal }) => isLate(signal))).toEqual([true, false]);
  jest.useRealTimers();
});

test('replaces the answer by that of another call', async () => {
  const page = show('one');
  await page.answer(0, 'first');
  act(() => page.state().refetch());
  await page.fail(1, new ApiError(0, { code: 'network', message: 'No network.' }));
  act(() => page.state().replace('other'));
  expect(page.state()).toMatchObject({ data: 'other', currentData: 'other', failure: '' });
  expect(page.state().isFetching).toBe(false);
});

/** Simulates the browser's online event, and then a working network. */
function backOnline() {
  jest.useFakeTimers();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  jest.useRealTimers();
}

test('asks again after a network failure once there is a network', async () => {
  const page = show('one');
  await page.fail(0, new ApiError(0, { code: 'network', message: 'No network.' }));
  expect(page.state().failure).toBe('No network.');
  backOnline();
  expect(page.calls).toHaveLength(2);
  await page.answer(1, 'first');
  backOnline();
  expect(page.calls).toHaveLength(2);
  expect(page.state()).toMatchObject({ data: 'first', keptAt: undefined });
});

test('returns the date of a cached answer until the network answers', async () => {
  const page = show('one');
  const at = new Date('2026-11-20T04:30:00Z');
  const { signal } = page.calls[0] ?? {};
  noteKept(signal, new Date('2026-11-21T04:30:00Z'));
  noteKept(signal, at);
  await page.answer(0, 'kept');
  expect(page.state()).toMatchObject({ data: 'kept', keptAt: at, failure: '' });
  backOnline();
  await page.answer(1, 'new');
  expect(page.state()).toMatchObject({ data: 'new', keptAt: undefined });
});
