import { sentence } from '../../../platform/languages/sentence';
import { childOf, childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Findings, quoted } from '../../form-finding';
import { plainTextOf } from './form-texts';

/** pyxform writes this for a text that a language lacks. */
const MISSING = '-';

/**
 * Warns of languages in which phones show `-` instead of texts that another language has. In XLSForms such a
 * language comes from columns without a language, and is called “default”.
 */
export function warnOfMissingTexts(
  model: XmlElement,
  { lines, warnings }: { lines: ReadonlyMap<XmlElement, number>; warnings: Findings },
): void {
  const translations = childrenOf(childOf(model, 'itext'), 'translation');
  const textsIn = (translation: XmlElement) =>
    childrenOf(translation, 'text').map((text) => ({
      id: text.attributes.id,
      words: plainTextOf(text),
    }));
  const known = new Set(
    translations.flatMap((translation) =>
      textsIn(translation).flatMap(({ id, words }) => (words && words !== MISSING ? [id] : [])),
    ),
  );
  for (const translation of translations) {
    const missing = textsIn(translation).filter(
      ({ id, words }) => words === MISSING && known.has(id),
    );
    if (missing.length === 0) continue;
    warnings.add(
      lines.get(translation),
      sentence(
        'Phones show “-” where the language {language} has no text ({count} in all). Write the texts, or give each column of texts a language.',
        { language: quoted(translation.attributes.lang ?? ''), count: missing.length },
      ),
    );
  }
}
