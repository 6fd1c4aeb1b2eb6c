import { ApiError, NETWORK_MESSAGE } from '@aranya/shared/api';
import { formAccessOutcome } from './ask-for-form';

const answered = (status: number, code: string, message = 'The server’s sentence.') =>
  formAccessOutcome(new ApiError(status, { code, message }));

test('reports a wrong PIN in the specification’s words', () => {
  expect(answered(403, 'wrong_form_pin')).toEqual({
    kind: 'wrong-pin',
    message: 'You have entered the wrong pin!',
  });
});

test('shows the server’s waiting time after too many PINs', () => {
  expect(answered(429, 'too_many_attempts', 'Wait a few minutes.')).toEqual({
    kind: 'too-many',
    message: 'Wait a few minutes.',
  });
});

test('refers to an administrator if the form’s PIN was guessed at', () => {
  expect(answered(403, 'form_pin_guarded', 'Your request was noted.')).toEqual({
    kind: 'too-many',
    message: 'Your request was noted.',
  });
});

test('reports a closed form with the server’s sentence', () => {
  const message = 'This campaign is closing or closed.';
  expect(answered(409, 'form_closed', message)).toEqual({ kind: 'closed', message });
});

test.each([
  [409, 'already_has_access', 'held'],
  [400, 'invalid_input', 'refused'],
  [404, 'not_found', 'refused'],
  [500, 'internal', 'refused'],
  [502, 'unknown', 'refused'],
])('reports existing access for status %i with %s', (status, code, kind) => {
  expect(answered(status, code)).toEqual({ kind, message: 'You already have this form access.' });
});

test.each([
  [401, 'not_signed_in'],
  [403, 'session_ended'],
])('reports an expired session for status %i with %s, not existing access', (status, code) => {
  expect(answered(status, code)).toEqual({
    kind: 'session-ended',
    message: 'Your session has ended. Sign in again and ask again.',
  });
});

test('reports a network failure if there is no answer', () => {
  expect(formAccessOutcome(new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }))).toEqual(
    {
      kind: 'no-answer',
      message: NETWORK_MESSAGE,
    },
  );
});
