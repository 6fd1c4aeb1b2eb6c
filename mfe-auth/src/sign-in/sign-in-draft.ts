export interface SignInDraft {
  phoneNumber: string;
  pin: string;
}

/** In ms. Survives a switch between desktop and mobile form, which unmounts the form. */
export const PIN_MEMORY_MS = 10_000;

const EMPTY: SignInDraft = { phoneNumber: '', pin: '' };

let draft = EMPTY;
let forgetting: number | undefined;

/** Shared by desktop and mobile form. In memory only, because it holds a PIN. */
export const signInDraft = (): SignInDraft => draft;

export function saveSignInDraft(change: Partial<SignInDraft>) {
  draft = { ...draft, ...change };
}

export function forgetSignInDraft() {
  draft = EMPTY;
}

/**
 * Registers a mounted form.
 * @returns function for unmounting; the PIN is cleared soon after unless another form is mounted
 */
export function holdSignInDraft(): () => void {
  window.clearTimeout(forgetting);
  return () => {
    forgetting = window.setTimeout(() => saveSignInDraft({ pin: '' }), PIN_MEMORY_MS);
  };
}
