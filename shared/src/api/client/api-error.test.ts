import fc from 'fast-check';
import { ApiError, problemOf } from './api-error';

test("returns the server's own problem unchanged", () => {
  const problem = { code: 'wrong_form_pin', message: 'You have entered the wrong pin!' };
  expect(problemOf(problem)).toEqual(problem);
});

test('converts a plain word, a gateway message and an HTML page to a sentence', () => {
  expect(problemOf('Forbidden').message).toBe('Forbidden');
  expect(problemOf({ message: 'Forbidden' }).message).toBe('Forbidden');
  expect(problemOf('<html>502</html>').message).toMatch(/Try again/);
});

test('returns a message for any answer', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(problemOf(data).message.length).toBeGreaterThan(0);
    }),
  );
});

test('treats only a 403 with Forbidden as the end of the session', () => {
  const error = (status: number, message: string) => new ApiError(status, { code: 'x', message });
  expect(error(403, 'Forbidden').isForbidden).toBe(true);
  expect(error(403, 'You have entered the wrong pin!').isForbidden).toBe(false);
  expect(error(500, 'Forbidden').isForbidden).toBe(false);
});
