import { PROVIDER_TROUBLES, type ProviderTrouble } from '@aranya/shared/contracts';

/** Session storage key for the secret of a pending sign-in with the provider. */
const PAGE_KEY = 'aranya/provider-page-key';

/** The identity provider's answer, in the fragment of the page's address. */
export type ProviderAnswer = { ticket: string } | { trouble: ProviderTrouble };

/** Creates a secret for this tab and stores it until the person returns. */
export function newPageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(PAGE_KEY, key);
  return key;
}

/** Returns the secret of the sign-in and removes it from the browser. */
export function takePageKey(): string | null {
  const key = sessionStorage.getItem(PAGE_KEY);
  sessionStorage.removeItem(PAGE_KEY);
  return key;
}

/**
 * Reads the answer and removes it from the address, so that neither history nor bookmarks contain
 * it.
 */
export function takeProviderAnswer(): ProviderAnswer | null {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith('#provider-')) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  const told = new URLSearchParams(hash.slice('#provider-'.length));
  const ticket = told.get('ticket');
  if (ticket) return { ticket };
  const trouble = PROVIDER_TROUBLES.find((each) => each === told.get('trouble'));
  return { trouble: trouble ?? 'provider' };
}
