import { settings } from '@aranya/shared/config';
import { brandIn, type Language, PROJECT_ID } from '@aranya/shared/contracts';

interface CollectionAccount {
  /** Public address of the collection server for phones. */
  serverUrl: string;
  /** Number of the project on the server; default: the product's own. */
  projectId?: number;
  odkToken: string;
  projectName: string;
  /** Colour as `#RRGGBB`. */
  projectColor: string;
  language: Language;
}

/**
 * Languages of the site that Collect also has (its `strings/src/main/res`). Collect has no Odia.
 * For English, Collect follows the phone's language (docs/decisions/0043).
 */
const COLLECT_SPEAKS: readonly Language[] = ['hi', 'mr', 'te'];

/** Settings for ODK Collect in the QR. */
export type CollectSettings = ReturnType<typeof collectSettings>;

/**
 * Returns the settings of one person's Collect, which resets every missing one to its default. The
 * token is not encoded in the address: its alphabet (letters, digits, `!`, `$`) is legal in a path,
 * and Collect does not decode it.
 */
export function collectSettings(account: CollectionAccount) {
  const { projectId = PROJECT_ID } = account;
  const server = account.serverUrl.replace(/\/+$/, '');
  return {
    general: {
      /** Address with the token, without trailing slash. */
      server_url: `${server}/v1/key/${account.odkToken}/projects/${projectId}`,
      form_update_mode: 'match_exactly',
      autosend: 'wifi_and_cellular',
      constraint_behavior: 'on_swipe',
      /** Language of Collect's menus, by Collect's name for it. */
      ...(COLLECT_SPEAKS.includes(account.language) && { app_language: account.language }),
    },
    /** Collect refuses a code without this object. */
    admin: { edit_saved: false },
    project: { name: account.projectName, color: account.projectColor },
  };
}

/** Returns the settings of a person's Collect for this installation, in the person's language. */
export function ownSettings(odkToken: string, language: Language): CollectSettings {
  const { brand, collect } = settings();
  const { url: serverUrl, projectId } = collect.central ?? { url: collect.serverUrl };
  const account = { serverUrl, projectId, odkToken, language };
  const projectName = brandIn(language, brand.name);
  return collectSettings({ ...account, projectName, projectColor: brand.color });
}
