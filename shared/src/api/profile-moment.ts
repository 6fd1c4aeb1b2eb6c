import { settings } from '@aranya/shared/config';
import { aranyaStore } from '@aranya/shared/session';

/** Stands for the profile among the answers that are kept; its content is the session's. */
const QUESTION = 'profile';

const device = () => import('@aranya/shared/device');

/** The session in this browser is as the server has it now. */
export function noteProfileRead() {
  if (!settings().offline) return;
  const person = aranyaStore().store.getState().session.userId;
  device()
    .then(({ keepAnswer }) => keepAnswer({ person, question: QUESTION, content: null }))
    .catch(() => undefined);
}

/** When the server last said who this person is and what they may do; undefined where that is not known. */
export async function profileReadAt(): Promise<Date | undefined> {
  if (!settings().offline) return undefined;
  const person = aranyaStore().store.getState().session.userId;
  const { keptAnswer } = await device();
  return (await keptAnswer(person, QUESTION))?.at;
}
