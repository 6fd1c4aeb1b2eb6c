import { FORM_UPLOAD_LIMITS } from '../../form-limits';

/** Fault of a formula that is found before it is parsed. */
export type BracketFault =
  /**
   * `long`: the formula exceeds the length limit. `deep`: its brackets are nested too deeply. `open text`: a
   * text has no closing quotation mark.
   */
  | { readonly kind: 'long' | 'deep' | 'open text' }
  /** `open bracket`: this closing bracket is missing. `closing bracket`: this one has no opening bracket. */
  | { readonly kind: 'open bracket' | 'closing bracket'; readonly sign: string };

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * Measures a formula before the parser gets it, so that its length and nesting are limited. Unclosed texts and
 * brackets are reported here, because the parser reports them for the whole formula.
 */
export function bracketFault(text: string): BracketFault | null {
  const { formulaCharacters, formulaDepth } = FORM_UPLOAD_LIMITS;
  if (text.length > formulaCharacters) return { kind: 'long' };
  const open: string[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (sign === '"' || sign === "'") {
      place = text.indexOf(sign, place + 1);
      if (place < 0) return { kind: 'open text' };
    } else if (CLOSES[sign]) {
      if (open.push(CLOSES[sign]) > formulaDepth) return { kind: 'deep' };
    } else if ((sign === ')' || sign === ']') && open.pop() !== sign) {
      return { kind: 'closing bracket', sign };
    }
  }
  const missing = open.at(-1);
  return missing ? { kind: 'open bracket', sign: missing } : null;
}
