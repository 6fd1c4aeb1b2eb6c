import { FORM_UPLOAD_LIMITS } from '../../../server/src/collecting/form-limits';
import { openFormulaParser } from '../../../server/src/collecting/forms/checking/formula-parser';
import { readFormula } from '../../../server/src/collecting/forms/checking/read-formula';
import { casesOf, filled } from '../direct-case';

const parse = await openFormulaParser();

const PIECES = [
  '1 + ',
  'a/',
  '- ',
  'not(',
  'a[',
  "'' ",
  'a b ',
  '(1) ',
  '../',
  '@',
  'concat(1,1)+',
];

export const FORMULA_CASES = casesOf(
  'readFormula',
  (text: string) => readFormula(text, parse),
  { unit: 'characters', full: FORM_UPLOAD_LIMITS.formulaCharacters },
  {
    ...Object.fromEntries(
      PIECES.map((piece) => [piece, (size: number) => `${filled(piece, size - 1)}1`]),
    ),
    'a condition on each step': (size) => `a${filled('/a[b = 1]', size - 1)}`,
    'values of one function': (size) => `concat(${filled('1,', size - 10)}1)`,
    'an open text': (size) => `'${filled('a', size - 1)}`,
  },
);
