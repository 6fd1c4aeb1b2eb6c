import { deleteDB } from 'idb';
import { DEVICE_DATABASE, deviceDatabase, type KeptAnswer } from './device-database';
import { removeAllForms, removeFormsOfOthers } from './kept-forms';
import { PICTURE } from './picture-questions';

/**
 * Limits of the cache: number of entries, and length of the longest as JSON. The oldest are removed
 * first. Pictures have their own limit, because they are many.
 */
const MOST = {
  answers: { count: 200, characters: 1_000_000 },
  pictures: { count: 100, characters: 500_000 },
};

const kindOf = (question: string) => (question.startsWith(PICTURE) ? 'pictures' : 'answers');

/**
 * Caches an answer in place of the previous one to the same question; does nothing without storage.
 * @param isStill whether its person is still signed in when the database is open
 */
export async function keepAnswer(
  { person, question, content }: Omit<KeptAnswer, 'at'>,
  isStill: () => boolean = () => true,
) {
  const kind = kindOf(question);
  const { count, characters } = MOST[kind];
  if (JSON.stringify(content).length > characters) return;
  try {
    const database = await deviceDatabase();
    // Stores nothing if the person signed out meanwhile: signing out removed everything.
    if (person !== '' && !isStill()) return;
    const change = database.transaction('answers', 'readwrite');
    await change.store.put({ person, question, content, at: new Date() });
    const fromOldest = await change.store.index('at').getAllKeys();
    const alike = fromOldest.filter(([, one]) => kindOf(one) === kind);
    for (const key of alike.slice(0, -count)) await change.store.delete(key);
    await change.done;
  } catch (error) {
    console.info('An answer is not kept for a time without network.', error);
  }
}

/** The cached answer to a question; undefined if there is none. */
export async function keptAnswer(
  person: string,
  question: string,
): Promise<KeptAnswer | undefined> {
  try {
    return await (await deviceDatabase()).get('answers', [person, question]);
  } catch {
    return undefined;
  }
}

/** Removes all cached answers and forms. */
export async function forgetEverything() {
  await Promise.all([deleteDB(DEVICE_DATABASE), removeAllForms()]);
}

async function removeAnswersOfOthers(person: string) {
  const change = (await deviceDatabase()).transaction('answers', 'readwrite');
  for (const key of await change.store.getAllKeys()) {
    const [owner] = key;
    if (owner !== person && owner !== '') await change.store.delete(key);
  }
  await change.done;
}

/**
 * Removes the cached answers and forms of everybody but one person; public answers remain. A failure of one leaves the
 * other removed.
 */
export async function forgetOthers(person: string) {
  await Promise.all([removeAnswersOfOthers(person), removeFormsOfOthers(person)]);
}
