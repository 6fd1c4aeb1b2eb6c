import { SIGNED_OUT } from '@aranya/shared/session';
import { note } from '../person-notes/person-notes';
import { asksForProfile, noteProfileShown } from './first-load';

const person = (userId: string, mobile_company = '') => ({
  ...SIGNED_OUT,
  userId,
  mobile_company,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  noteProfileShown('');
});

test('shows the profile page once per visit without a manufacturer', () => {
  expect(asksForProfile(person('1'))).toBe(true);
  noteProfileShown('1');
  expect(asksForProfile(person('1'))).toBe(false);
});

test('asks each person of a visit for the manufacturer', () => {
  noteProfileShown('1');
  expect(asksForProfile(person('2'))).toBe(true);
});

test('does not ask again after the question was skipped', () => {
  note('phone-maker-asked', '1');
  expect(asksForProfile(person('1'))).toBe(false);
  expect(asksForProfile(person('2'))).toBe(true);
});

test('shows the dashboard at once with a phone manufacturer', () => {
  expect(asksForProfile(person('1', 'Nokia'))).toBe(false);
});

test('does not ask forever in a browser without session storage', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new Error('forbidden');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  noteProfileShown('3');
  expect(asksForProfile(person('3'))).toBe(false);
  jest.restoreAllMocks();
});
