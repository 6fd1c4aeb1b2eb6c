import { subscribe } from '@aranya/shared/events';
import { keepLater, presentPerson, remembered } from './device-answers';

/** Key of the profile among cached answers; its content is in the session. */
const QUESTION = 'profile';

// The stored session is up to date.
subscribe('profile/updated', ({ userId }) =>
  keepLater({ person: userId, question: QUESTION, content: null }),
);

/** Returns the date of the last profile answer; undefined if unknown. */
export async function profileReadAt(): Promise<Date | undefined> {
  const known = await remembered({ person: presentPerson(), question: QUESTION });
  return known?.at;
}
