import { settings } from '@aranya/shared/config';
import type { KeptAnswer } from '@aranya/shared/device';
import { aranyaStore } from '@aranya/shared/session';

/** Cached only if the installation permits offline use. */

type Asked = Pick<KeptAnswer, 'person' | 'question'>;

/** Lazy: the cache is loaded when it is first needed. */
const device = () => import('@aranya/shared/device');

/** Empty if nobody is signed in. */
export const presentPerson = (): string => aranyaStore().store.getState().session.userId;

export function keepLater(answer: Omit<KeptAnswer, 'at'>) {
  if (!settings().offline) return;
  device()
    .then(({ keepAnswer }) => keepAnswer(answer, () => presentPerson() === answer.person))
    .catch((error: unknown) => {
      console.info('An answer is not kept for a time without network.', error);
    });
}

export async function remembered({ person, question }: Asked): Promise<KeptAnswer | undefined> {
  if (!settings().offline) return undefined;
  try {
    return await (await device()).keptAnswer(person, question);
  } catch {
    return undefined;
  }
}
