import { settings } from '@aranya/shared/config';
import { BIO_KEY } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';

const OF_PERSON = 'aranya/of-person/';

/** Key in local storage: stored answers of a signed-out person remain to be removed. */
const PENDING = 'aranya-clean-up-pending';

/**
 * Session-storage key of data for this visit, which is removed at sign-out.
 * @param name unlike every other in the product: `mfe-dashboard/profile-shown`
 */
export const keyOfPerson = (name: string) => OF_PERSON + name;

/** Some browsers forbid storage. */
function quietly(change: () => void) {
  try {
    change();
  } catch (error) {
    console.warn('This browser lets nothing be removed.', error);
  }
}

function forgetVisit() {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(OF_PERSON));
  for (const key of keys) sessionStorage.removeItem(key);
}

async function removeAnswers(presentPerson: () => string) {
  try {
    if (settings().offline) {
      const { forgetOthers } = await import('@aranya/shared/device');
      await forgetOthers(presentPerson());
    }
    localStorage.removeItem(PENDING);
  } catch (error) {
    console.warn('Stored answers are removed when the next page opens.', error);
  }
}

/**
 * A bio stays after a session that expired.
 * @param presentPerson `userId`; empty if nobody is signed in
 * @returns function that finishes the clean-up of a closed page; call it once the session is read
 */
export function cleanUpAtSignOut(presentPerson: () => string): () => void {
  subscribe('session/signed-out', ({ reason, userId }) => {
    quietly(forgetVisit);
    // The other tab removes the shared data.
    if (reason === 'elsewhere') return;
    quietly(() => localStorage.setItem(PENDING, 'yes'));
    if (reason !== 'ended') quietly(() => localStorage.removeItem(BIO_KEY + userId));
    void removeAnswers(presentPerson);
  });
  return () =>
    quietly(() => {
      if (localStorage.getItem(PENDING)) void removeAnswers(presentPerson);
    });
}
