import type { DirectCase } from '../direct-case';
import { FORM_CASES } from './form-cases';
import { PICTURE_CASES } from './picture-cases';
import { RECORD_CASES } from './record-cases';
import { STATIC_CASES } from './static-cases';
import { TEXT_CASES } from './text-cases';
import { XML_CASES } from './xml-cases';

/** Every reader that can be called by itself. */
export const DIRECT_CASES: readonly DirectCase[] = [
  ...XML_CASES,
  ...RECORD_CASES,
  ...FORM_CASES,
  ...PICTURE_CASES,
  ...TEXT_CASES,
  ...STATIC_CASES,
];
