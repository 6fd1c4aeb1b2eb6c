/** What a person was looking at. */
export interface View {
  /** Empty until a field site is chosen. */
  siteName: string;
  /** Id of the selected tab. */
  tab: string;
}

const FIRST: View = { siteName: '', tab: 'user-data' };

let remembered: { userId: string; view: View } | undefined;

/**
 * The view of this person in this visit. A window that is made narrow and wide again shows the
 * mobile application in between; the choice outlives that, but not the person.
 */
export const viewOf = (userId: string): View =>
  remembered?.userId === userId ? remembered.view : FIRST;

/** Keeps the view until the page is closed or somebody else signs in. */
export function rememberView(userId: string, view: View) {
  remembered = { userId, view };
}
