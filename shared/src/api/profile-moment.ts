import { subscribe } from '@aranya/shared/events';
import { keepLater, presentPerson, remembered } from './device-answers';

/** Stands for the profile among the answers that are kept; its content is the session's. */
const QUESTION = 'profile';

// The session in this browser is as the server has it now.
subscribe('profile/updated', ({ userId }) =>
  keepLater({ person: userId, question: QUESTION, content: null }),
);

/**
 * When the server last said who this person is and what they may do; undefined if that is not
 * known.
 */
export async function profileReadAt(): Promise<Date | undefined> {
  const known = await remembered({ person: presentPerson(), question: QUESTION });
  return known?.at;
}
