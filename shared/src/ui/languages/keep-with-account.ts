import type { Language } from '@aranya/shared/contracts';
import { aranyaStore } from '@aranya/shared/session';

/** Stores a choice in the signed-in person's account. If that fails, only this browser keeps it. */
export async function keepWithAccount(language: Language): Promise<void> {
  if (aranyaStore().store.getState().session.authToken === '') return;
  try {
    // Loaded on demand: most visitors who choose a language make no other call.
    const { keepLanguage } = await import('@aranya/shared/api');
    await keepLanguage({ language });
  } catch (error) {
    console.warn('The language is kept in this browser only.', error);
  }
}
