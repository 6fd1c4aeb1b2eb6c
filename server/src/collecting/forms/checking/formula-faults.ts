import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { FunctionValues } from './known-functions';

export type FormulaFault =
  | BracketFault
  /**
   * `syntax`: the formula is wrong from this text on; empty if the formula is empty. `unsupported`: valid XPath
   * that ODK Collect cannot evaluate. `letters`: a name in a script that ODK Collect does not read in formulas.
   */
  | { readonly kind: 'syntax' | 'unsupported' | 'letters'; readonly part: string };

/** Found before the formula is parsed. */
type BracketFault =
  /** `deep`: brackets are nested too deeply. `open text`: the closing quotation mark is missing. */
  | { readonly kind: 'long' | 'deep' | 'open text' }
  /** `open bracket`: this closing bracket is missing. `closing bracket`: this one has no opening bracket. */
  | { readonly kind: 'open bracket' | 'closing bracket'; readonly sign: string };

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** The parser would report unclosed texts and brackets for the whole formula. */
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

export function faultInWords(
  fault: FormulaFault,
  named: { name: string; formula: string },
): Sentence {
  const { formulaCharacters, formulaDepth } = FORM_UPLOAD_LIMITS;
  const signed = { ...named, sign: quoted('sign' in fault ? fault.sign : '') };
  const partly = { ...named, part: quoted('part' in fault ? fault.part : '') };
  const words: Record<FormulaFault['kind'], Sentence> = {
    long: sentence('The formula {name} = {formula} has more than {count} characters.', {
      ...named,
      count: formulaCharacters,
    }),
    deep: sentence('The formula {name} = {formula} has more than {count} brackets in brackets.', {
      ...named,
      count: formulaDepth,
    }),
    'open text': sentence(
      'The formula {name} = {formula} has a text without its closing quotation mark.',
      named,
    ),
    'open bracket': sentence('The formula {name} = {formula} lacks a closing {sign}.', signed),
    'closing bracket': sentence('The formula {name} = {formula} has a {sign} too many.', signed),
    syntax: sentence('The formula {name} = {formula} is incomplete or wrong at {part}.', partly),
    unsupported: sentence(
      'The formula {name} = {formula} has {part}, which ODK Collect cannot evaluate.',
      partly,
    ),
    letters: sentence(
      'The formula {name} = {formula} has the name {part}. ODK Collect reads only names in Latin letters there.',
      partly,
    ),
  };
  return words[fault.kind];
}

/** Such as `2`, `1–2`, `3, 5, 7` or `2 or more`. */
export function countInWords({ least, most, step }: FunctionValues): Sentence | string {
  if (most === Number.POSITIVE_INFINITY) return sentence('{count} or more', { count: least });
  if (least === most) return String(least);
  if (step === 1) return `${least}–${most}`;
  const counts = Array.from({ length: (most - least) / step + 1 }, (_, n) => least + n * step);
  return counts.join(', ');
}
