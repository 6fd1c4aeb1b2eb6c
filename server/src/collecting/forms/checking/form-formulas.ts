import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { Formula } from './formula';
import type { ParseFormula } from './formula-parser';
import { readFormula } from './read-formula';

/** Formulas of one form. A formula that occurs several times is parsed once. */
export class FormFormulas {
  readonly #parse: ParseFormula;
  readonly #read = new Map<string, Formula>();
  #characters = 0;

  constructor(parse: ParseFormula) {
    this.#parse = parse;
  }

  /** Reads a formula; null if the form has more formulas, or longer ones, than a form may have. */
  read(text: string): Formula | null {
    const known = this.#read.get(text);
    if (known) return known;
    const { formulas, allFormulaCharacters } = FORM_UPLOAD_LIMITS;
    const characters = this.#characters + text.length;
    if (this.#read.size >= formulas || characters > allFormulaCharacters) return null;
    this.#characters = characters;
    const formula = readFormula(text, this.#parse);
    this.#read.set(text, formula);
    return formula;
  }
}
