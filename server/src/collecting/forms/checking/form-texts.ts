import { sentence } from '../../../platform/languages/sentence';
import { firstCharacters } from '../../../platform/text/first-characters';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Findings, quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';

/** `jr:itext('label')`: a text by its id. */
const BY_ID = /^jr:itext\(\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

export class FormTexts {
  /** Names of the languages, such as `English (en)`; empty for a form in one language. */
  readonly languages: string[] = [];
  /** Texts of the form's first language by id. */
  readonly #first = new Map<string, string>();
  /** Texts of all languages by id, those of the first language first. */
  readonly #all = new Map<string, string[]>();

  constructor(model: XmlElement, lines: ReadonlyMap<XmlElement, number>, faults: Findings) {
    const translations = childrenOf(childOf(model, 'itext'), 'translation');
    const first = translations.find(({ attributes }) => 'default' in attributes) ?? translations[0];
    for (const translation of translations) {
      this.languages.push(translation.attributes.lang ?? '');
      const ids = new Set<string>();
      for (const text of childrenOf(translation, 'text')) {
        const id = text.attributes.id ?? '';
        if (ids.has(id)) {
          faults.add(
            lines.get(text),
            sentence('The text {id} is there twice.', { id: quoted(id) }),
          );
        }
        ids.add(id);
        const words = firstCharacters(plainTextOf(text), FORM_UPLOAD_LIMITS.quotedCharacters);
        const others = this.#all.get(id) ?? [];
        this.#all.set(id, translation === first ? [words, ...others] : [...others, words]);
        if (translation === first) this.#first.set(id, words);
      }
    }
  }

  /** Returns the id in a text reference; null if it contains none, or a formula. */
  idOf(reference: string): string | null {
    const [, one, other] = BY_ID.exec(reference.trim()) ?? [];
    return one ?? other ?? null;
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  /** Returns a text in the first language; empty if it is missing. */
  textOf(id: string): string {
    return this.#first.get(id) ?? '';
  }

  /** Returns a text in all languages that have it, the first language first. */
  textsOf(id: string): readonly string[] {
    return this.#all.get(id) ?? [];
  }

  /** Returns the label of a question in the first language; empty if it has none. */
  labelOf(control: XmlElement): string {
    const label = childOf(control, 'label');
    const id = this.idOf(label?.attributes.ref ?? '');
    return id === null ? writtenLabel(label) : this.textOf(id);
  }

  /** Returns the label of a question or choice in all languages, the first language first. */
  labelsOf(control: XmlElement): readonly string[] {
    const label = childOf(control, 'label');
    const id = this.idOf(label?.attributes.ref ?? '');
    return id === null ? [writtenLabel(label)] : this.textsOf(id);
  }
}

const writtenLabel = (label: XmlElement | undefined): string =>
  firstCharacters(textOf(label) ?? '', FORM_UPLOAD_LIMITS.quotedCharacters);

/** Returns the value that is text, not a picture or a sound; empty if there is none. */
export const plainTextOf = (text: XmlElement) =>
  textOf(childrenOf(text, 'value').find(({ attributes }) => !attributes.form)) ?? '';
