import { aranyaStore } from '@aranya/shared/session';
import { deleteDB } from 'idb';
import { DEVICE_DATABASE, deviceDatabase, type KeptAnswer } from './device-database';

/** Most answers that a device keeps; the oldest go first. */
const MOST_ANSWERS = 200;

/** An answer with more characters as JSON is not kept. */
const MOST_CHARACTERS = 1_000_000;

const isStill = (person: string) =>
  person === '' || aranyaStore().store.getState().session.userId === person;

/** Keeps an answer in place of the former one to the same question; does nothing where that cannot be. */
export async function keepAnswer({ person, question, content }: Omit<KeptAnswer, 'at'>) {
  if (JSON.stringify(content).length > MOST_CHARACTERS) return;
  try {
    const database = await deviceDatabase();
    // Whoever signed out meanwhile has had everything removed.
    if (!isStill(person)) return;
    const change = database.transaction('answers', 'readwrite');
    await change.store.put({ person, question, content, at: new Date() });
    const tooMany = (await change.store.count()) - MOST_ANSWERS;
    let oldest = tooMany > 0 ? await change.store.index('at').openCursor() : null;
    for (let left = tooMany; oldest && left > 0; left--) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
    await change.done;
  } catch (error) {
    console.info('An answer is not kept for a time without network.', error);
  }
}

/** The last answer to a question; undefined where none is kept. */
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

/** Removes what is kept of everybody. */
export const forgetEverything = () => deleteDB(DEVICE_DATABASE);

/** Removes what is kept of everybody but one person; what everybody may read stays. */
export async function forgetOthers(person: string) {
  const change = (await deviceDatabase()).transaction('answers', 'readwrite');
  let answer = await change.store.openCursor();
  while (answer) {
    if (![person, ''].includes(answer.value.person)) await answer.delete();
    answer = await answer.continue();
  }
  await change.done;
}
