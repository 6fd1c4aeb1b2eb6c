import type { PhoneAnswer } from '@aranya/shared/contracts';
import { collectionAccess } from './collection-access';

const AT = '2026-11-23T06:34:00Z';
const NEW_PHONE: PhoneAnswer = {
  knowsPhone: true,
  formListAt: null,
  lastSeenAt: null,
  trialRecordAt: null,
  allFormAccess: [],
};

/** The states of the four steps, in their order. */
const steps = (
  session: { odkToken?: string; isTrialFormCompleted?: boolean },
  phone?: Partial<PhoneAnswer> | null,
  appNoted = false,
) =>
  Object.values(
    collectionAccess(
      { odkToken: '', isTrialFormCompleted: false, ...session },
      { appNoted, phone: phone && { ...NEW_PHONE, ...phone } },
    ),
  );

const TOKEN = { odkToken: 't' };
const TRIAL_GIVEN = { odkToken: 't', isTrialFormCompleted: true };

test('without a token the QR comes first, and scan and trial are locked', () => {
  expect(steps({})).toEqual(['next', 'open', 'locked', 'locked']);
});

test('with a token the app is next, and the trial can be asked for', () => {
  expect(steps(TOKEN, {})).toEqual(['done', 'next', 'open', 'open']);
});

test('with the app the scan is next, until the phone has called', () => {
  expect(steps(TOKEN, {}, true)).toEqual(['done', 'done', 'next', 'open']);
  expect(steps(TOKEN, { lastSeenAt: AT })).toEqual(['done', 'done', 'done', 'next']);
});

test('the trial form alone ticks nothing: each step is done when the phone shows it', () => {
  expect(steps(TRIAL_GIVEN, {})).toEqual(['done', 'next', 'open', 'open']);
  expect(steps(TRIAL_GIVEN, { lastSeenAt: AT })).toEqual(['done', 'done', 'done', 'next']);
});

test('after the trial record everything is done', () => {
  expect(steps(TRIAL_GIVEN, { trialRecordAt: AT })).toEqual(['done', 'done', 'done', 'done']);
});

test('where phones call another server the scan is done with the trial form, the trial with its record', () => {
  const elsewhere = { knowsPhone: false };
  expect(steps(TOKEN, elsewhere, true)).toEqual(['done', 'done', 'next', 'open']);
  expect(steps(TRIAL_GIVEN, elsewhere, true)).toEqual(['done', 'done', 'done', 'next']);
});

test('where the service knows no phones the trial form is the last step', () => {
  expect(steps(TRIAL_GIVEN)).toEqual(['done', 'next', 'open', 'open']);
  expect(steps(TRIAL_GIVEN, null)).toEqual(['done', 'done', 'done', 'done']);
});

test('a completed trial without a token asks for a new QR first', () => {
  expect(steps({ isTrialFormCompleted: true })[0]).toBe('next');
});
