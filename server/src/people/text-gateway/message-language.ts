import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { Translations } from '../../platform/languages/translations';

/** @param registered Languages in which messages may be sent; null for all */
export const messageLanguage = (
  wanted: Language,
  { languages }: Pick<Translations, 'languages'>,
  registered: readonly Language[] | null,
): Language =>
  languages.includes(wanted) && (registered?.includes(wanted) ?? true) ? wanted : SOURCE_LANGUAGE;
