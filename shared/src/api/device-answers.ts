import { settings } from '@aranya/shared/config';
import type { KeptAnswer } from '@aranya/shared/device';
import { aranyaStore } from '@aranya/shared/session';

/** Answers that this device keeps for a time without network, where the installation has it keep any. */

/** A question of one person. */
type Asked = Pick<KeptAnswer, 'person' | 'question'>;

/** What keeps answers is fetched when it is first wanted. */
const device = () => import('@aranya/shared/device');

/** `userId` of who is signed in; empty if nobody is. */
export const presentPerson = (): string => aranyaStore().store.getState().session.userId;

/** Keeps an answer; the caller does not wait for it. */
export function keepLater(answer: Omit<KeptAnswer, 'at'>) {
  if (!settings().offline) return;
  device()
    .then(({ keepAnswer }) => keepAnswer(answer))
    .catch(() => undefined);
}

/** The answer that was kept; undefined if there is none. */
export async function remembered({ person, question }: Asked): Promise<KeptAnswer | undefined> {
  if (!settings().offline) return undefined;
  try {
    return await (await device()).keptAnswer(person, question);
  } catch {
    return undefined;
  }
}
