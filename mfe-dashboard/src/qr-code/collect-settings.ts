import { type Language, PROJECT_ID } from '@aranya/shared/contracts';

/** Settings for ODK Collect in the QR. Collect resets every missing setting to its default. */
export interface CollectSettings {
  general: {
    /** Address with the token, without trailing slash. */
    server_url: string;
    form_update_mode: 'match_exactly';
    autosend: 'wifi_and_cellular';
    constraint_behavior: 'on_swipe';
    /** Language of Collect's menus, by Collect's name for it. */
    app_language?: string;
  };
  /** Collect refuses a code without this object. */
  admin: { edit_saved: boolean };
  project: {
    name: string;
    /** Colour as `#RRGGBB`. */
    color: string;
  };
}

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

/**
 * Returns the settings of one person's Collect. The token is not encoded in the address: its
 * alphabet (letters, digits, `!`, `$`) is legal in a path, and Collect does not decode it.
 */
export function collectSettings(account: CollectionAccount): CollectSettings {
  const { projectId = PROJECT_ID } = account;
  const server = account.serverUrl.replace(/\/+$/, '');
  return {
    general: {
      server_url: `${server}/v1/key/${account.odkToken}/projects/${projectId}`,
      form_update_mode: 'match_exactly',
      autosend: 'wifi_and_cellular',
      constraint_behavior: 'on_swipe',
      ...(COLLECT_SPEAKS.includes(account.language) && { app_language: account.language }),
    },
    admin: { edit_saved: false },
    project: { name: account.projectName, color: account.projectColor },
  };
}
