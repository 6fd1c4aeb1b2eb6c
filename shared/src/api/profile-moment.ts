import { subscribe } from '@aranya/shared/events';
import { keepLater, presentPerson, remembered } from './device-answers';

const QUESTION = 'profile';

// The stored session is up to date.
subscribe('profile/updated', ({ userId }) =>
  keepLater({ person: userId, question: QUESTION, content: null }),
);

export async function profileReadAt(): Promise<Date | undefined> {
  const known = await remembered({ person: presentPerson(), question: QUESTION });
  return known?.at;
}
