import { sentence } from '../../../platform/languages/sentence';
import { firstCharacters } from '../../../platform/text/first-characters';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Findings, quoted } from '../../form-findings/finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';

/** `jr:itext('label')`: a text by its id. */
const BY_ID = /^jr:itext\(\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

/** The texts of a form in its languages. */
export class FormTexts {
  /** As the form names them, such as `English (en)`; none for a form in one language. */
  readonly languages: string[] = [];
  /** Texts of the form's first language by id. */
  readonly #first = new Map<string, string>();
  readonly #ids = new Set<string>();

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
        this.#ids.add(id);
        if (translation === first) this.#first.set(id, plainTextOf(text));
      }
    }
  }

  /** The id that a reference names; null where it names none, or names it by a formula. */
  idOf(reference: string): string | null {
    const [, one, other] = BY_ID.exec(reference.trim()) ?? [];
    return one ?? other ?? null;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** A text in the first language; empty where it has no such text. */
  textOf(id: string): string {
    return firstCharacters(this.#first.get(id) ?? '', FORM_UPLOAD_LIMITS.quotedCharacters);
  }

  /** What a question asks, in the first language; empty where it says nothing. */
  labelOf(control: XmlElement): string {
    const label = childOf(control, 'label');
    const id = this.idOf(label?.attributes.ref ?? '');
    const text = id === null ? (textOf(label) ?? '') : (this.#first.get(id) ?? '');
    return firstCharacters(text, FORM_UPLOAD_LIMITS.quotedCharacters);
  }
}

/** The value that is for reading, not a picture's or a sound's. */
const plainTextOf = (text: XmlElement) =>
  textOf(childrenOf(text, 'value').find(({ attributes }) => !attributes.form)) ?? '';
