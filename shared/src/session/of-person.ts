/** Keys of session storage that begin so belong to who is signed in. */
const OF_PERSON = 'aranya/of-person/';

/**
 * Name in session storage of something that is remembered of a person for this visit: it goes when the person
 * signs out.
 * @param name unlike every other in the product: `mfe-dashboard/profile-shown`
 */
export const keyOfPerson = (name: string) => OF_PERSON + name;

/** Removes what is remembered of a person in this tab. */
export function forgetPerson() {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(OF_PERSON));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('What this tab remembers of a person could not be looked at.', error);
  }
}
