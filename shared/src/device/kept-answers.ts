import { FORMS_MARK } from '@aranya/shared/contracts';
import { deleteDB } from 'idb';
import { DEVICE_DATABASE, deviceDatabase, type KeptAnswer } from './device-database';
import { FORMS_DATABASE, removeFormsOfOthers } from './kept-forms';

/** The oldest are removed first. */
const MOST_ANSWERS = 200;

/**
 * Replaces the previous answer to the same question.
 * @param isStill its person is still signed in when the database is open
 * @throws if this device does not store it
 */
export async function keepAnswer(
  { person, question, content }: Omit<KeptAnswer, 'at'>,
  isStill: () => boolean = () => true,
) {
  const database = await deviceDatabase();
  // Stores nothing if the person signed out meanwhile: signing out removed everything.
  if (person !== '' && !isStill()) return;
  const { store, done } = database.transaction('answers', 'readwrite');
  const replace = async () => {
    await store.put({ person, question, content, at: new Date() });
    const fromOldest = await store.index('at').getAllKeys();
    for (const key of fromOldest.slice(0, -MOST_ANSWERS)) await store.delete(key);
  };
  await Promise.all([replace(), done]);
}

/**
 * @returns undefined if there is none
 * @throws if this device stores nothing
 */
export const keptAnswer = async (
  person: string,
  question: string,
): Promise<KeptAnswer | undefined> => (await deviceDatabase()).get('answers', [person, question]);

/** Publishes no event, because the page that calls it keeps nothing any more. */
export async function forgetEverything() {
  await Promise.all([deleteDB(DEVICE_DATABASE), deleteDB(FORMS_DATABASE)]);
  localStorage.removeItem(FORMS_MARK);
}

async function removeAnswersOfOthers(person: string) {
  const { store, done } = (await deviceDatabase()).transaction('answers', 'readwrite');
  const others = (await store.getAllKeys()).filter(([owner]) => ![person, ''].includes(owner));
  await Promise.all([...others.map((key) => store.delete(key)), done]);
}

/** Public answers remain. A failure of one part leaves the other removed. */
export async function forgetOthers(person: string) {
  await Promise.all([removeAnswersOfOthers(person), removeFormsOfOthers(person)]);
}
