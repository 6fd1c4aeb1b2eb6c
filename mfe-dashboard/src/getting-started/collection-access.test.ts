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

test('locks scan and trial without a token', () => {
  expect(steps({})).toEqual(['next', 'open', 'locked', 'locked']);
});

test('recommends the app and opens the trial with a token', () => {
  expect(steps(TOKEN, {})).toEqual(['done', 'next', 'open', 'open']);
});

test('recommends the scan once the app is installed, until the phone has called', () => {
  expect(steps(TOKEN, {}, true)).toEqual(['done', 'done', 'next', 'open']);
  expect(steps(TOKEN, { lastSeenAt: AT })).toEqual(['done', 'done', 'done', 'next']);
});

test('completes a step when the phone confirms it', () => {
  expect(steps(TRIAL_GIVEN, {})).toEqual(['done', 'next', 'open', 'open']);
  expect(steps(TRIAL_GIVEN, { lastSeenAt: AT })).toEqual(['done', 'done', 'done', 'next']);
});

test('completes everything after the trial record', () => {
  expect(steps(TRIAL_GIVEN, { trialRecordAt: AT })).toEqual(['done', 'done', 'done', 'done']);
});

test('completes scan and trial by actions here if phones use another server', () => {
  const elsewhere = { knowsPhone: false };
  expect(steps(TOKEN, elsewhere, true)).toEqual(['done', 'done', 'next', 'open']);
  expect(steps(TRIAL_GIVEN, elsewhere, true)).toEqual(['done', 'done', 'done', 'next']);
});

test('ends with the trial form if the service does not report phones', () => {
  expect(steps(TRIAL_GIVEN)).toEqual(['done', 'next', 'open', 'open']);
  expect(steps(TRIAL_GIVEN, null)).toEqual(['done', 'done', 'done', 'done']);
});

test('asks for a new QR first for a completed trial without a token', () => {
  expect(steps({ isTrialFormCompleted: true })[0]).toBe('next');
});
