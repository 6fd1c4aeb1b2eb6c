export interface SignInDraft {
  phoneNumber: string;
  pin: string;
}

/**
 * Time for which the PIN stays in memory after the form is unmounted, for a switch between desktop
 * and mobile, in ms.
 */
export const PIN_MEMORY_MS = 10_000;

const EMPTY: SignInDraft = { phoneNumber: '', pin: '' };

let draft = EMPTY;
let forgetting: number | undefined;

/** Draft shared by desktop and mobile form. In memory only, because it holds a PIN. */
export const signInDraft = (): SignInDraft => draft;

export function saveSignInDraft(change: Partial<SignInDraft>) {
  draft = { ...draft, ...change };
}

export function forgetSignInDraft() {
  draft = EMPTY;
}

/**
 * Registers a mounted form.
 * @returns function to call on unmount; the PIN is cleared soon after unless another form is
 *   mounted
 */
export function holdSignInDraft(): () => void {
  window.clearTimeout(forgetting);
  return () => {
    forgetting = window.setTimeout(() => saveSignInDraft({ pin: '' }), PIN_MEMORY_MS);
  };
}
