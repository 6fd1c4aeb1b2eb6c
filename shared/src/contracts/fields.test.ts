import * as z from 'zod/mini';
import { exactText, PhoneNumber, typedText } from './fields';
import { ProfileUpdateRequest } from './profiles';

describe.each([
  ['exactText', exactText],
  ['typedText', typedText],
])('%s', (_, text) => {
  test('lets no check look at a text that is too long', () => {
    const pattern = /^a+$/;
    const refuse = jest.fn(() => true);
    const run = jest.spyOn(pattern, 'test');
    const schema = text(3, z.regex(pattern), z.refine<string>(refuse));
    expect(schema.safeParse('aaaa').error?.issues).toMatchObject([
      { message: 'At most 3 characters.' },
    ]);
    expect(run).not.toHaveBeenCalled();
    expect(refuse).not.toHaveBeenCalled();
    expect(schema.safeParse('aaa').success).toBe(true);
    expect(schema.safeParse('bbb').success).toBe(false);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

test('typed text has no white space around it when it is measured', () => {
  expect(typedText(3).parse(' aaa\n')).toBe('aaa');
  expect(exactText(3).safeParse(' aaa\n').success).toBe(false);
});

test('what is missing is said to be needed, and nothing more', () => {
  expect(PhoneNumber.safeParse(' ').error?.issues).toMatchObject([{ message: 'This is needed.' }]);
});

const takes = (email: string) =>
  !ProfileUpdateRequest.safeParse({ email }).error?.issues.some(({ path }) => path[0] === 'email');

test.each(['', 'name@example.org', 'a@b.c', 'a@b..c'])('%p is an address of a profile', (email) => {
  expect(takes(email)).toBe(true);
});

test.each(['a@..', 'a@.b', 'a@b.', 'a@b', 'a b@c.d', '@c.d', 'a@b@c.d'])('%p is none', (email) => {
  expect(takes(email)).toBe(false);
});

test('nor is one of endless dots', () => {
  expect(takes(`a@${'.'.repeat(120_000)}@`)).toBe(false);
});
