import { sentence } from '../../../platform/languages/sentence';
import { childrenOf, elementsFrom, type XmlElement } from '../../../platform/xml/xml-element';
import { type Checking, quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { formPath } from '../form-path';
import type { FormOutline } from './form-outline';
import { countInWords, faultInWords } from './formula-faults';
import { KNOWN_FUNCTIONS, takes } from './known-functions';
import type { FormFormulas, Formula } from './read-formula';

const FORMULAS: Readonly<Record<string, readonly string[]>> = {
  bind: ['calculate', 'constraint', 'nodeset', 'readonly', 'relevant', 'required'],
  input: ['query'],
  itemset: ['nodeset'],
  output: ['ref', 'value'],
  repeat: ['jr:count', 'nodeset'],
  setvalue: ['ref', 'value'],
};

/** Formulas that must be the path of an element. */
const PATHS: readonly string[] = ['jr:count', 'nodeset', 'ref'];

export interface FormulaCheck extends Checking {
  html: XmlElement;
  outline: FormOutline;
  formulas: FormFormulas;
}

interface Place {
  element: XmlElement;
  name: string;
  text: string;
}

export function checkFormulas(check: FormulaCheck): void {
  for (const place of placesOf(check.html)) {
    const formula = check.formulas.read(place.text);
    if (!formula) {
      const { formulas, allFormulaCharacters } = FORM_UPLOAD_LIMITS;
      check.faults.add(
        null,
        sentence('A form has at most {count} formulas of {characters} characters in all.', {
          count: formulas,
          characters: allFormulaCharacters,
        }),
      );
      return;
    }
    checkFormula(check, place, formula);
  }
}

function* placesOf(html: XmlElement): Generator<Place> {
  for (const element of elementsFrom(html)) {
    for (const name of FORMULAS[element.localName] ?? []) {
      const text = element.attributes[name];
      // JavaRosa fails on an empty condition, but not on an empty value or a missing reference.
      const isLeftOut = text === '' && (element.localName === 'setvalue' || PATHS.includes(name));
      if (text !== undefined && !isLeftOut) yield { element, name, text };
    }
    if (element.localName !== 'itemset') continue;
    for (const child of ['copy', 'label', 'value'].flatMap((one) => childrenOf(element, one))) {
      if (child.attributes.ref) yield { element: child, name: 'ref', text: child.attributes.ref };
    }
  }
}

function checkFormula(
  { outline: { fields }, faults, warnings }: FormulaCheck,
  { element, name, text }: Place,
  { fault, calls, references, isPath }: Formula,
): void {
  const named = { name, formula: quoted(text) };
  if (fault) {
    faults.add(element, faultInWords(fault, named));
    return;
  }
  const [first] = calls;
  if (PATHS.includes(name) && !isPath && !MAY_HOLD_A_PATH.has(first?.name ?? '')) {
    faults.add(
      element,
      sentence('The formula {name} = {formula} must be the path of a question or group.', named),
    );
  }
  const said = new Set<string>();
  for (const call of calls) {
    const values = KNOWN_FUNCTIONS.get(call.name);
    const key = `${call.name} ${values && call.count}`;
    if ((values && takes(values, call.count)) || said.has(key)) continue;
    said.add(key);
    const called = { ...named, function: quoted(call.name) };
    faults.add(
      element,
      values
        ? sentence(
            'The formula {name} = {formula} gives {function} {count} values. It needs {needed}.',
            { ...called, count: call.count, needed: countInWords(values) },
          )
        : sentence(
            'The formula {name} = {formula} calls {function}, a function that ODK Collect does not know.',
            called,
          ),
    );
  }
  if (element.localName === 'bind' && name === 'nodeset') return;
  for (const reference of references) {
    if (!reference.startsWith('/') || fields.has(formPath(reference, ''))) continue;
    warnings.add(
      element,
      sentence('The formula {name} = {formula} speaks of {path}, which the form does not have.', {
        ...named,
        path: quoted(reference),
      }),
    );
  }
}

/** Functions around a path: choices in random order, and texts of choices. */
const MAY_HOLD_A_PATH: ReadonlySet<string> = new Set(['jr:itext', 'randomize']);
