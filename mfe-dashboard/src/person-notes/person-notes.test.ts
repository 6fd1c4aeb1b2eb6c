import { isNoted, note } from './person-notes';

test('remembers an answer on this device, per person and question', () => {
  expect(isNoted('app-installed', '7')).toBe(false);
  note('app-installed', '7');
  expect(localStorage).toHaveLength(1);
  expect(isNoted('app-installed', '7')).toBe(true);
  expect(isNoted('app-installed', '8')).toBe(false);
  expect(isNoted('phone-maker-asked', '7')).toBe(false);
});

test('remembers a note until reload in a browser without storage', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new Error('forbidden');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  note('phone-maker-asked', '9');
  expect(isNoted('phone-maker-asked', '9')).toBe(true);
  jest.restoreAllMocks();
});
