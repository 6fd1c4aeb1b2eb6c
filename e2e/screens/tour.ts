import type { Page } from '@playwright/test';
import type { Account } from '../product/addresses';
import type { ShownLanguage } from '../product/page-language';

/** Which application shows a screen. */
export type Application = 'desktop' | 'mobile';

/** A screen of the product in one state, as a person sees it. */
export interface Screen {
  /** In words of the screen; names its picture too. */
  name: string;
  /** Where it is. Without it the screen comes out of the one before it. */
  path?: string;
  /**
   * What a person does there. Ends when everything of this state is on the page.
   * @param language of the pages that have it in their address
   */
  show?: (page: Page, language: ShownLanguage) => Promise<unknown>;
  /** Opens again, in any language, what closes where another language is chosen. */
  again?: (page: Page) => Promise<unknown>;
}

/** The screens that one person sees, in an order in which they can be walked through. */
export interface Tour {
  name: string;
  /** Whether its pages are told their language by their address, and keep it; others follow a choice. */
  hasLanguageInAddress?: true;
  /** Who walks; a visitor where nobody is named. */
  person?: () => Promise<Account>;
  /** An application that is missing shows this person nothing of its own. */
  screens: Partial<Record<Application, readonly Screen[]>>;
}
