/** What a person typed into the sign-in form. */
export interface SignInDraft {
  phoneNumber: string;
  pin: string;
}

/** How long a PIN outlives the form in memory, for a change from desktop to mobile, in ms. */
export const PIN_MEMORY_MS = 10_000;

const EMPTY: SignInDraft = { phoneNumber: '', pin: '' };

let draft = EMPTY;
let forgetting: number | undefined;

/** The draft that desktop and mobile form share. It lives in memory only: it holds a PIN. */
export const signInDraft = (): SignInDraft => draft;

export function saveSignInDraft(change: Partial<SignInDraft>) {
  draft = { ...draft, ...change };
}

export function forgetSignInDraft() {
  draft = EMPTY;
}

/**
 * Says that a form is on screen.
 * @returns says that it has gone; the PIN is forgotten soon unless another form takes over
 */
export function holdSignInDraft(): () => void {
  window.clearTimeout(forgetting);
  return () => {
    forgetting = window.setTimeout(() => saveSignInDraft({ pin: '' }), PIN_MEMORY_MS);
  };
}
