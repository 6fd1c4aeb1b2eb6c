import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { elementsFrom, type XmlElement } from '../../../platform/xml/xml-element';
import { type Findings, quoted } from '../../form-findings/finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { formPath } from '../form-path';
import type { FormOutline } from './form-outline';
import { findLoops } from './formula-loops';
import { KNOWN_FUNCTIONS } from './known-functions';
import { type Formula, type FormulaFault, readFormula } from './read-formula';

/** Attributes that contain a formula, by the element that has them. */
const FORMULAS: Readonly<Record<string, readonly string[]>> = {
  bind: ['calculate', 'constraint', 'readonly', 'relevant', 'required'],
  input: ['query'],
  itemset: ['nodeset'],
  output: ['value'],
  repeat: ['jr:count'],
  setvalue: ['value'],
};

/** Formulas that make a question depend on other questions' answers. */
const WAITING: readonly string[] = ['calculate', 'relevant'];

/** Input for the check of a form's formulas. */
export interface FormulaCheck {
  html: XmlElement;
  outline: FormOutline;
  lines: ReadonlyMap<XmlElement, number>;
  faults: Findings;
  warnings: Findings;
}

/** Checks every formula of a form: its syntax, functions, references to questions and loops between formulas. */
export function checkFormulas(check: FormulaCheck): void {
  for (const element of elementsFrom(check.html)) {
    const names = FORMULAS[element.localName];
    for (const name of names ?? []) {
      const text = element.attributes[name];
      if (text) checkFormula(check, element, name, readFormula(text));
    }
  }
  checkLoops(check);
}

function checkFormula(
  { outline: { fields }, lines, faults, warnings }: FormulaCheck,
  element: XmlElement,
  name: string,
  { fault, functions, references }: Formula,
): void {
  const line = lines.get(element);
  const named = { name, formula: quoted(element.attributes[name] ?? '') };
  if (fault) faults.add(line, faultInWords(fault, named));
  for (const unknown of new Set(functions.filter((one) => !KNOWN_FUNCTIONS.has(one)))) {
    faults.add(
      line,
      sentence(
        'The formula {name} = {formula} calls {function}, a function that ODK Collect does not know.',
        { ...named, function: quoted(unknown) },
      ),
    );
  }
  for (const reference of references) {
    if (!reference.startsWith('/') || fields.has(formPath(reference, ''))) continue;
    warnings.add(
      line,
      sentence('The formula {name} = {formula} speaks of {path}, which the form does not have.', {
        ...named,
        path: quoted(reference),
      }),
    );
  }
}

/** @param named The attribute that contains the formula, and the formula. */
function faultInWords(fault: FormulaFault, named: { name: string; formula: string }): Sentence {
  const count = FORM_UPLOAD_LIMITS.formulaCharacters;
  const signed = { ...named, sign: quoted('sign' in fault ? fault.sign : '') };
  const words: Record<FormulaFault['kind'], Sentence> = {
    long: sentence('The formula {name} = {formula} has more than {count} characters.', {
      ...named,
      count,
    }),
    'open text': sentence(
      'The formula {name} = {formula} has a text without its closing quotation mark.',
      named,
    ),
    'open bracket': sentence('The formula {name} = {formula} lacks a closing {sign}.', signed),
    'closing bracket': sentence('The formula {name} = {formula} has a {sign} too many.', signed),
    sign: sentence(
      'The formula {name} = {formula} has the sign {sign}, which no formula has.',
      signed,
    ),
  };
  return words[fault.kind];
}

function checkLoops({ outline: { binds, fields }, lines, faults }: FormulaCheck): void {
  const needs = new Map<string, Set<string>>();
  // Shares one string per path, however often formulas refer to it.
  const known = new Map(
    [...binds.keys()].filter((path) => fields.has(path)).map((path) => [path, path]),
  );
  for (const [path, { attributes }] of binds) {
    if (!known.has(path)) continue;
    const needed = new Set<string>();
    for (const name of WAITING) {
      for (const reference of readFormula(attributes[name] ?? '').references) {
        // A relative path starts at the question itself.
        const other = known.get(formPath(reference, path));
        if (other) needed.add(other);
      }
    }
    needs.set(path, needed);
  }
  for (const loop of findLoops(needs)) {
    const [first = ''] = loop;
    const bind = binds.get(first);
    const paths = [...loop, first].map(quoted).join(' → ');
    faults.add(
      bind && lines.get(bind),
      sentence('Formulas go round in a loop, each needs the next: {paths}.', { paths }),
    );
  }
}
