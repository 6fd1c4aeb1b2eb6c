import type { Language } from '@aranya/shared/contracts';
import { aranyaStore } from '@aranya/shared/session';

/** Keeps a choice with the account of who is signed in. Where that fails it holds in this browser. */
export async function keepWithAccount(language: Language): Promise<void> {
  if (aranyaStore().store.getState().session.authToken === '') return;
  try {
    // Not with the first script: most who choose a language here call no service.
    const { keepLanguage } = await import('@aranya/shared/api');
    await keepLanguage({ language });
  } catch (error) {
    console.warn('The language is kept in this browser only.', error);
  }
}
