import { settings } from '@aranya/shared/config';
import { brandIn, type Language, PROJECT_ID } from '@aranya/shared/contracts';

interface CollectionAccount {
  serverUrl: string;
  /** The product's own by default. */
  projectId?: number;
  odkToken: string;
  projectName: string;
  /** `#RRGGBB`. */
  projectColor: string;
  language: Language;
}

/**
 * Languages that Collect has, too (its `strings/src/main/res`); it has no Odia. For English,
 * Collect follows the phone's language (docs/decisions/0043).
 */
const COLLECT_SPEAKS: readonly Language[] = ['hi', 'mr', 'te'];

export type CollectSettings = ReturnType<typeof collectSettings>;

/**
 * Collect resets every missing setting to its default. The token is not encoded in the address: its
 * alphabet (letters, digits, `!`, `$`) is legal in a path, and Collect does not decode it.
 */
export function collectSettings(account: CollectionAccount) {
  const { projectId = PROJECT_ID } = account;
  const server = account.serverUrl.replace(/\/+$/, '');
  return {
    general: {
      /** Has no trailing slash. */
      server_url: `${server}/v1/key/${account.odkToken}/projects/${projectId}`,
      form_update_mode: 'match_exactly',
      autosend: 'wifi_and_cellular',
      constraint_behavior: 'on_swipe',
      ...(COLLECT_SPEAKS.includes(account.language) && { app_language: account.language }),
    },
    /** Collect refuses a code without this object. */
    admin: { edit_saved: false },
    project: { name: account.projectName, color: account.projectColor },
  };
}

export function ownSettings(odkToken: string, language: Language): CollectSettings {
  const { brand, collect } = settings();
  const { url: serverUrl, projectId } = collect.central ?? { url: collect.serverUrl };
  const account = { serverUrl, projectId, odkToken, language };
  const projectName = brandIn(language, brand.name);
  return collectSettings({ ...account, projectName, projectColor: brand.color });
}
