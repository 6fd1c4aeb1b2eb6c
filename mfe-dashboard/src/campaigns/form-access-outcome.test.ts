import { ApiError, NETWORK_MESSAGE } from '@aranya/shared/api';
import { formAccessOutcome } from './form-access-outcome';

const answered = (status: number, code: string, message = 'The server’s sentence.') =>
  formAccessOutcome(new ApiError(status, { code, message }));

test('a wrong PIN is said in the specification’s words', () => {
  expect(answered(403, 'wrong_form_pin')).toEqual({
    kind: 'wrong-pin',
    message: 'You have entered the wrong pin!',
  });
});

test('too many PINs: the server’s sentence says how long to wait', () => {
  expect(answered(429, 'too_many_attempts', 'Wait a few minutes.')).toEqual({
    kind: 'too-many',
    message: 'Wait a few minutes.',
  });
});

test('a form whose PIN is guessed at: the server’s sentence says that an administrator gives it', () => {
  expect(answered(403, 'form_pin_guarded', 'Your request was noted.')).toEqual({
    kind: 'too-many',
    message: 'Your request was noted.',
  });
});

test('a form that is closed: the server’s sentence says so', () => {
  const message = 'This campaign is closing or closed.';
  expect(answered(409, 'form_closed', message)).toEqual({ kind: 'closed', message });
});

test.each([
  [409, 'already_has_access', 'held'],
  [400, 'invalid_input', 'refused'],
  [404, 'not_found', 'refused'],
  [500, 'internal', 'refused'],
  [502, 'unknown', 'refused'],
])('status %i with %s says that the person has the form', (status, code, kind) => {
  expect(answered(status, code)).toEqual({ kind, message: 'You already have this form access.' });
});

test.each([
  [401, 'not_signed_in'],
  [403, 'session_ended'],
])(
  'status %i with %s says that the session has ended, not that the form is there',
  (status, code) => {
    expect(answered(status, code)).toEqual({
      kind: 'session-ended',
      message: 'Your session has ended. Sign in again and ask again.',
    });
  },
);

test('where no answer came, the network failed', () => {
  expect(formAccessOutcome(new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }))).toEqual(
    {
      kind: 'no-answer',
      message: NETWORK_MESSAGE,
    },
  );
});
