type Note = 'app-installed' | 'phone-maker-asked';

const keyOf = (note: Note, userId: string) => `aranya/mfe-dashboard/${note}/${userId}`;

/** Used in a browser without storage, until the page is left. */
const ofThisPage = new Set<string>();

export function isNoted(note: Note, userId: string): boolean {
  const key = keyOf(note, userId);
  try {
    return localStorage.getItem(key) !== null || ofThisPage.has(key);
  } catch {
    return ofThisPage.has(key);
  }
}

/** The note remains after signing out, so that a person is asked once. */
export function note(what: Note, userId: string) {
  const key = keyOf(what, userId);
  try {
    localStorage.setItem(key, 'yes');
  } catch (error) {
    ofThisPage.add(key);
    console.warn('This device remembers the answer until the page is left.', error);
  }
}
