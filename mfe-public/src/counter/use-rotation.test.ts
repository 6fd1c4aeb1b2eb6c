import { act, renderHook } from '@testing-library/react';
import { useRotation } from './use-rotation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('advances every 2000 ms and wraps', () => {
  const { result } = renderHook(() => useRotation(false));
  expect(result.current.step).toBe('species');
  pass(1999);
  expect(result.current.step).toBe('species');
  pass(1);
  expect(result.current.step).toBe('citizenScientists');
  pass(2000);
  expect(result.current.step).toBe('contributions');
  pass(2000);
  expect(result.current.step).toBe('species');
});

test('stops while paused and resumes from there', () => {
  const { result, rerender } = renderHook(({ stopped }) => useRotation(stopped), {
    initialProps: { stopped: false },
  });
  pass(2000);
  rerender({ stopped: true });
  pass(10_000);
  expect(result.current.step).toBe('citizenScientists');
  rerender({ stopped: false });
  pass(2000);
  expect(result.current.step).toBe('contributions');
});

test('shows a chosen step for its full time', () => {
  const { result } = renderHook(() => useRotation(false));
  pass(1500);
  act(() => result.current.choose('contributions'));
  pass(1999);
  expect(result.current.step).toBe('contributions');
  pass(1);
  expect(result.current.step).toBe('species');
});
