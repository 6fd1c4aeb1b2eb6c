import { getPhone } from '@aranya/shared/api';
import type { PhoneAnswer } from '@aranya/shared/contracts';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { session, signedIn } from '../testing/signed-in';
import PhoneStatus from './phone-status';
import { usePhone } from './use-phone';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getPhone: jest.fn(),
}));
const ask = jest.mocked(getPhone);

const phone = (part: Partial<PhoneAnswer> = {}): PhoneAnswer => ({
  knowsPhone: true,
  formListAt: null,
  lastSeenAt: null,
  trialRecordAt: null,
  allFormAccess: [],
  ...part,
});
const ShownNews = () => <PhoneStatus {...usePhone()} />;
const AT = '2026-11-23T06:34:00Z';
const news = () => screen.getByRole('status', { name: 'Your phone' });
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signedIn({ odkToken: 'tok', isTrialFormCompleted: true });
});
afterEach(() => jest.useRealTimers());

test('reports the first call of the phone and the trial record', async () => {
  ask.mockResolvedValue(phone());
  renderPage(<ShownNews />);
  await pass(0);
  expect(news()).toHaveTextContent('Waiting: Your phone has not called yet.');
  expect(news()).toHaveTextContent('Waiting: Your trial record has not arrived yet.');
  ask.mockResolvedValue(phone({ formListAt: AT, lastSeenAt: AT }));
  await pass(5_000);
  expect(news()).toHaveTextContent(/Done: Your phone is connected. Last seen 23 Nov 2026/);
  ask.mockResolvedValue(phone({ formListAt: AT, lastSeenAt: AT, trialRecordAt: AT }));
  await pass(5_000);
  expect(news()).toHaveTextContent(/Done: Your trial record arrived: 23 Nov 2026/);
  const asked = ask.mock.calls.length;
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(asked);
  await act(async () => fireEvent.focus(window));
  expect(ask).toHaveBeenCalledTimes(asked + 1);
});

test('explains how to get forms if a phone sent records but requested no form list', async () => {
  ask.mockResolvedValue(phone({ lastSeenAt: AT }));
  renderPage(<ShownNews />);
  await pass(0);
  expect(news()).toHaveTextContent('refresh the list in ODK Collect');
});

test('shows only known facts if phones use another server', async () => {
  ask.mockResolvedValue(phone({ knowsPhone: false }));
  renderPage(<ShownNews />);
  await pass(0);
  expect(news()).toHaveTextContent(/^Waiting: Your trial record has not arrived yet.$/);
});

test('adds a form that was granted meanwhile', async () => {
  ask.mockResolvedValue(phone({ allFormAccess: ['haat_census_harichandanpur'] }));
  renderPage(<ShownNews />);
  await pass(0);
  expect(session().odkFormAccess).toEqual(['haat_census_harichandanpur']);
});

test('asks a service that does not report phones once, and shows nothing', async () => {
  ask.mockRejectedValue(new Error('no such call'));
  renderPage(<ShownNews />);
  await pass(0);
  await pass(20_000);
  expect(news()).toBeEmptyDOMElement();
  expect(ask).toHaveBeenCalledTimes(1);
});
