import { FORMULA_CASES } from './cases/formula-cases';
import { PICTURE_CASES } from './cases/picture-cases';
import { RECORD_CASES } from './cases/record-cases';
import { TEXT_CASES } from './cases/text-cases';
import { XML_CASES } from './cases/xml-cases';
import type { DirectCase } from './direct-case';

export const DIRECT_CASES: readonly DirectCase[] = [
  ...FORMULA_CASES,
  ...XML_CASES,
  ...RECORD_CASES,
  ...PICTURE_CASES,
  ...TEXT_CASES,
];
