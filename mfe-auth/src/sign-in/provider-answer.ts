import { PROVIDER_TROUBLES, type ProviderTrouble } from '@aranya/shared/contracts';

/** Where this tab keeps the key of a sign-in that has gone to the provider. */
const PAGE_KEY = 'aranya/provider-page-key';

/** What the identity provider's answer left behind the `#` of the page's address. */
export type ProviderAnswer = { ticket: string } | { trouble: ProviderTrouble };

/** Makes a key that this tab alone knows, and keeps it until the person comes back. */
export function newPageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(PAGE_KEY, key);
  return key;
}

/** The key, once. */
export function takePageKey(): string | null {
  const key = sessionStorage.getItem(PAGE_KEY);
  sessionStorage.removeItem(PAGE_KEY);
  return key;
}

/** Reads the answer and takes it out of the address, so that neither history nor a bookmark has it. */
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
