import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { FormulaFault } from './formula';
import type { FunctionValues } from './known-functions';

/** @param named The attribute that contains the formula, and the formula. */
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

/** The number of values that a function takes, such as `2`, `1–2`, `3, 5, 7` or `2 or more`. */
export function countInWords({ least, most, step }: FunctionValues): Sentence | string {
  if (most === Number.POSITIVE_INFINITY) return sentence('{count} or more', { count: least });
  if (least === most) return String(least);
  if (step === 1) return `${least}–${most}`;
  const counts = Array.from({ length: (most - least) / step + 1 }, (_, n) => least + n * step);
  return counts.join(', ');
}
