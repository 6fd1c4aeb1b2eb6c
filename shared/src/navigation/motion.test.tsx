import { act, renderHook } from '@testing-library/react';
import { pauseMotion, useMotionPaused } from './motion';

afterEach(() => pauseMotion(false));

test('applies a pause to every part of the page for the visit', () => {
  const film = renderHook(useMotionPaused);
  const counter = renderHook(useMotionPaused);
  act(() => pauseMotion(true));
  expect([film.result.current, counter.result.current]).toEqual([true, true]);
  expect(Object.values(sessionStorage)).toEqual(['yes']);
  act(() => pauseMotion(false));
  expect([film.result.current, counter.result.current]).toEqual([false, false]);
});

test('pauses in a browser without storage', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('forbidden');
  });
  const film = renderHook(useMotionPaused);
  act(() => pauseMotion(true));
  expect(film.result.current).toBe(true);
  expect(warn).toHaveBeenCalled();
});
