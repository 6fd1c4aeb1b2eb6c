import 'fake-indexeddb/auto';
import { deviceDatabase } from './device-database';
import { forgetEverything, forgetOthers, keepAnswer, keptAnswer } from './kept-answers';

let present = '';

const QUESTION = 'GET http://localhost/own-records null';
const keep = (person: string, content: unknown, question = QUESTION) =>
  keepAnswer({ person, question, content }, () => person === present);
const contentOf = async (person: string, question = QUESTION) =>
  (await keptAnswer(person, question))?.content;

beforeEach(() => {
  present = 'asha';
});
afterEach(async () => {
  jest.restoreAllMocks();
  await forgetEverything();
});

test('removes personal answers and late arrivals on sign-out, and keeps public ones', async () => {
  await keep('asha', 'own');
  await keep('', 'public');
  present = '';
  await forgetOthers('');
  await keep('asha', 'late');
  expect([await contentOf('asha'), await contentOf('')]).toEqual([undefined, 'public']);
});

test.each([
  ['question', 200],
  ['picture', 100],
])('removes the oldest entries of a kind first: %s', async (kind, most) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] });
  jest.setSystemTime(1_000_000);
  const other = kind === 'picture' ? 'question' : 'picture ';
  await keep('asha', 'other', other);
  for (let index = 0; index < most + 2; index++) {
    jest.setSystemTime(1_000_001 + index);
    await keep('asha', index, `${kind} ${index}`);
  }
  jest.useRealTimers();
  expect(await (await deviceDatabase()).count('answers')).toBe(most + 1);
  expect(await contentOf('asha', other)).toBe('other');
  expect(await contentOf('asha', `${kind} 1`)).toBeUndefined();
  expect(await contentOf('asha', `${kind} 2`)).toBe(2);
});

test('does not store a very large answer or picture', async () => {
  await keep('asha', 'x'.repeat(1_000_001));
  await keep('asha', 'x'.repeat(500_001), 'picture of a tree');
  expect(await (await deviceDatabase()).count('answers')).toBe(0);
});
