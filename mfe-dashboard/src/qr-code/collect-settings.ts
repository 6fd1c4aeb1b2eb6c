import { type Language, PROJECT_ID } from '@aranya/shared/contracts';

/** What the QR tells ODK Collect. Collect resets every setting that is not named to its default. */
export interface CollectSettings {
  general: {
    /** Address with the token; never with a slash at the end. */
    server_url: string;
    form_update_mode: 'match_exactly';
    autosend: 'wifi_and_cellular';
    constraint_behavior: 'on_swipe';
    /** Language of Collect's own menus, by the name that Collect gives it. */
    app_language?: string;
  };
  /** Collect refuses a code without this object. */
  admin: { edit_saved: boolean };
  project: {
    name: string;
    /** `#RRGGBB` */
    color: string;
  };
}

interface CollectionAccount {
  /** Public address of the collection server, as phones reach it. */
  serverUrl: string;
  /** Number of the project there; the product's own where it is not said. */
  projectId?: number;
  odkToken: string;
  projectName: string;
  /** `#RRGGBB` */
  projectColor: string;
  /** Language in which the person reads. */
  language: Language;
}

/**
 * Languages of the site in which Collect speaks (its `strings/src/main/res`). It has no Odia, and nobody who reads English has to lose
 * the language of their phone: there it goes by the phone (docs/decisions/0043).
 */
const COLLECT_SPEAKS: readonly Language[] = ['hi', 'mr', 'te'];

/**
 * The settings of one person's Collect. The token is in the address as it is: its alphabet
 * (letters, digits, `!`, `$`) is legal in a path, and Collect does not decode it.
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
