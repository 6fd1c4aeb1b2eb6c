import { PERSIST_KEY, PERSIST_TIMEOUT_MS } from '@aranya/shared/contracts';
import type { PersistConfig, PersistedState, Storage } from 'redux-persist';
import { SIGNED_OUT, type UserSession } from './user-session';

/** Increase it after a change of {@link UserSession} that the merge below does not handle. */
export const SESSION_VERSION = 1;

/** Never throws: a browser may forbid local storage, and the product then works without it. */
const storage: Storage = {
  getItem: async (key) => quietly(() => localStorage.getItem(key)),
  setItem: async (key, value) => quietly(() => localStorage.setItem(key, value)),
  removeItem: async (key) => quietly(() => localStorage.removeItem(key)),
};

function quietly<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch (error) {
    console.warn('The session cannot be stored in this browser.', error);
    return null;
  }
}

const isLike = (value: unknown, signedOut: unknown) =>
  Array.isArray(signedOut)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof signedOut;

/**
 * Drops unknown fields; missing ones take their signed-out value. Anything else means signed out.
 */
export function readStoredSession(stored: unknown): UserSession {
  const given: Record<string, unknown> = { ...(typeof stored === 'object' && stored) };
  const fields = Object.entries(SIGNED_OUT).map(([field, signedOut]) => {
    const value = Object.hasOwn(given, field) ? given[field] : signedOut;
    return { field, value, fits: isLike(value, signedOut) };
  });
  if (!fields.every(({ fits }) => fits)) return SIGNED_OUT;
  return Object.fromEntries(
    fields.map(({ field, value }) => [field, value]),
  ) as unknown as UserSession;
}

/** Drafts and status are temporary. */
export const persistence = {
  key: PERSIST_KEY,
  version: SESSION_VERSION,
  timeout: PERSIST_TIMEOUT_MS,
  storage,
  whitelist: ['session'],
  migrate: async (state: PersistedState): Promise<PersistedState> => {
    if (!state) return undefined;
    const stored = state as PersistedState & { session?: unknown };
    return { ...stored, session: readStoredSession(stored.session) } as PersistedState;
  },
} satisfies PersistConfig<unknown>;

export function sessionInDocument(document: string | null): UserSession {
  try {
    const slices = JSON.parse(document ?? '{}') as { session?: string };
    return readStoredSession(JSON.parse(slices.session ?? '{}'));
  } catch {
    return SIGNED_OUT;
  }
}

/** redux-persist keeps the document in local storage under this key. */
export const STORED_DOCUMENT_KEY = `persist:${PERSIST_KEY}`;
