import { sentence } from '../../../platform/languages/sentence';
import { firstCharacters } from '../../../platform/text/first-characters';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Checking, Findings, quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';

/** `jr:itext('label')`: a text by its id. */
const BY_ID = /^jr:itext\(\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

export class FormTexts {
  /** Names of the languages, such as `English (en)`; empty for a form in one language. */
  readonly languages: string[] = [];
  readonly #first = new Map<string, string>();
  /** By id, those of the first language first. */
  readonly #all = new Map<string, string[]>();

  constructor(model: XmlElement, faults = new Findings()) {
    const translations = childrenOf(childOf(model, 'itext'), 'translation');
    const first = translations.find(({ attributes }) => 'default' in attributes) ?? translations[0];
    for (const translation of translations) {
      this.languages.push(translation.attributes.lang ?? '');
      const ids = new Set<string>();
      for (const text of childrenOf(translation, 'text')) {
        const id = text.attributes.id ?? '';
        if (ids.has(id)) {
          faults.add(text, sentence('The text {id} is there twice.', { id: quoted(id) }));
        }
        ids.add(id);
        const words = firstCharacters(plainTextOf(text), FORM_UPLOAD_LIMITS.quotedCharacters);
        const others = this.#all.get(id) ?? [];
        this.#all.set(id, translation === first ? [words, ...others] : [...others, words]);
        if (translation === first) this.#first.set(id, words);
      }
    }
  }

  idOf(reference: string): string | null {
    const [, one, other] = BY_ID.exec(reference.trim()) ?? [];
    return one ?? other ?? null;
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  textsOf(id: string): readonly string[] {
    return this.#all.get(id) ?? [];
  }

  /** In the first language; empty if there is no label. */
  labelOf(control: XmlElement): string {
    const label = childOf(control, 'label');
    const id = this.idOf(label?.attributes.ref ?? '');
    return id === null ? writtenLabel(label) : (this.#first.get(id) ?? '');
  }

  labelsOf(control: XmlElement): readonly string[] {
    const label = childOf(control, 'label');
    const id = this.idOf(label?.attributes.ref ?? '');
    return id === null ? [writtenLabel(label)] : this.textsOf(id);
  }
}

const writtenLabel = (label: XmlElement | undefined): string =>
  firstCharacters(textOf(label) ?? '', FORM_UPLOAD_LIMITS.quotedCharacters);

/** Returns the value that is text, not a picture or a sound; empty if there is none. */
const plainTextOf = (text: XmlElement) =>
  textOf(childrenOf(text, 'value').find(({ attributes }) => !attributes.form)) ?? '';

/** pyxform writes this for a text that a language lacks. */
const MISSING = '-';

/** In XLSForms such a language comes from columns without a language, and is called “default”. */
export function warnOfMissingTexts(model: XmlElement, { warnings }: Checking): void {
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
      translation,
      sentence(
        'Phones show “-” where the language {language} has no text ({count} in all). Write the texts, or give each column of texts a language.',
        { language: quoted(translation.attributes.lang ?? ''), count: missing.length },
      ),
    );
  }
}
