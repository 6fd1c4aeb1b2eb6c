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

test('without a mobile company the profile page comes first, once in a visit', () => {
  expect(asksForProfile(person('1'))).toBe(true);
  noteProfileShown('1');
  expect(asksForProfile(person('1'))).toBe(false);
});

test('another person in the same visit is asked too', () => {
  noteProfileShown('1');
  expect(asksForProfile(person('2'))).toBe(true);
});

test('a question that was skipped is not asked at the next visit', () => {
  note('phone-maker-asked', '1');
  expect(asksForProfile(person('1'))).toBe(false);
  expect(asksForProfile(person('2'))).toBe(true);
});

test('with a mobile company the dashboard comes at once', () => {
  expect(asksForProfile(person('1', 'Nokia'))).toBe(false);
});

test('a browser without session storage does not ask forever', () => {
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
