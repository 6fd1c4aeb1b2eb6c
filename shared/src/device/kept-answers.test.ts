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

test('removes the oldest entries first', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] });
  for (let index = 0; index < 202; index++) {
    jest.setSystemTime(1_000_000 + index);
    await keep('asha', index, `question ${index}`);
  }
  jest.useRealTimers();
  expect(await (await deviceDatabase()).count('answers')).toBe(200);
  expect(await contentOf('asha', 'question 1')).toBeUndefined();
  expect(await contentOf('asha', 'question 2')).toBe(2);
});
