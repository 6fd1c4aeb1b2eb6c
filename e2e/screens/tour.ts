import type { Page } from '@playwright/test';
import type { Account } from '../product/addresses';
import type { ShownLanguage } from '../product/page-language';

/** Application that shows a screen. */
export type Application = 'desktop' | 'mobile';

/** A screen of the product in one state, as a person sees it. */
export interface Screen {
  /** Description of the screen; also names its picture. */
  name: string;
  /** Path of the page. If absent, the screen follows from the previous one. */
  path?: string;
  /**
   * A person's actions on the page. Resolves when the state is fully visible.
   * @param language of the pages that have it in their address
   */
  show?: (page: Page, language: ShownLanguage) => Promise<unknown>;
  /** Reopens, in any language, dialogs that a change of language closes. */
  again?: (page: Page) => Promise<unknown>;
  /** Selector of parts that a library renders: their texts and axe violations are not checked. */
  library?: string;
}

/** One person's screens, in the order of a tour. */
export interface Tour {
  name: string;
  /** Whether the pages take their language from the address; others follow a choice. */
  hasLanguageInAddress?: true;
  /** Creates the person; if absent, a visitor. */
  person?: () => Promise<Account>;
  /** Names that visitors see in English in every language; signed-in people see those of others. */
  names?: readonly string[];
  /** Without an entry, the application has no screens for this person. */
  screens: Partial<Record<Application, readonly Screen[]>>;
}
