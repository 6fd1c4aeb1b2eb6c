import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { sentence } from '../../../platform/languages/sentence';
import { firstCharacters } from '../../../platform/text/first-characters';
import { comparableName } from '../../../platform/text/same-name';
import { readXml, UnreadableXml } from '../../../platform/xml/read-xml';
import {
  childOf,
  childrenOf,
  elementsFrom,
  type XmlElement,
} from '../../../platform/xml/xml-element';
import { type Checking, Findings, quoted } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { type FormMapping, isFull } from '../../mapping/form-mapping';
import { elementPath } from '../form-path';
import { belowRoot, fieldsOf, repeatsOf } from '../mapping/form-fields';
import { guessEveryQuestion } from '../mapping/guess-mapping';
import { placesOfMedia } from '../media-names';
import { readableXForm, requireParts, UnusableForm, type XForm } from '../read-xform';
import { checkFormulas } from './check-formulas';
import { checkLoops } from './check-loops';
import { type FormOutline, outlineOf } from './form-outline';
import { FormTexts, warnOfMissingTexts } from './form-texts';
import { openFormulaParser } from './formula-parser';
import { FormFormulas } from './read-formula';

export interface FormQuestion {
  /** Below the root, such as `plot/photo`. */
  readonly path: string;
  readonly type: string;
  readonly label: string;
}

export interface UnderstoodForm {
  readonly xform: Omit<XForm, 'emptyRecord'>;
  readonly languages: readonly string[];
  /** Only the first ones. */
  readonly questions: readonly FormQuestion[];
  readonly questionCount: number;
  /** By path below the root. */
  readonly types: ReadonlyMap<string, string>;
  /** Includes questions beyond the limit of a mapping. */
  readonly guess: FormMapping;
}

export interface CheckedForm extends Checking {
  /** Null if even the form's id could not be read. */
  readonly understood: UnderstoodForm | null;
  /** Null if the XML could not be read as a form. */
  readonly html: XmlElement | null;
}

/** Linear time. @param given Uploaded files; without them the form's files are not checked. */
export async function checkXForm(
  bytes: Uint8Array,
  given?: ReadonlySet<string>,
): Promise<CheckedForm> {
  const formulas = new FormFormulas(await openFormulaParser());
  const lines = new Map<XmlElement, number>();
  const checking = { faults: new Findings(lines), warnings: new Findings(lines) };
  try {
    const html = readXml(bytes, FORM_UPLOAD_LIMITS.xml, (element, line) =>
      lines.set(element, line),
    );
    const xform = readableXForm(html);
    const understood = understand(html, xform, formulas, checking);
    if (given) checkMedia(html, given, checking);
    return { understood, html, ...checking };
  } catch (error) {
    if (!(error instanceof UnreadableXml || error instanceof UnusableForm)) throw error;
    checking.faults.add(lineOf(error), error.said);
    return { understood: null, html: null, ...checking };
  }
}

/** The XML reader's message begins with the position. */
function lineOf({ message }: Error): number | null {
  const [, line] = /not well formed: (\d{1,9}):\d/.exec(message) ?? [];
  return line ? Number(line) : null;
}

function understand(
  html: XmlElement,
  xform: XForm,
  formulas: FormFormulas,
  checking: Checking,
): UnderstoodForm {
  const { emptyRecord, ...facts } = xform;
  const form = requireParts(html);
  const { model } = form;
  const texts = new FormTexts(model, checking.faults);
  const outline = outlineOf(html, model, emptyRecord, checking);
  checkIdentity(xform, checking);
  checkBody(html, outline, checking);
  checkTexts(html, texts, checking);
  warnOfMissingTexts(model, checking);
  checkInstances(model, checking);
  const check = { html, outline, formulas, ...checking };
  checkFormulas(check);
  checkLoops(check);
  const types = typesOf(outline);
  const { shownQuestions } = FORM_UPLOAD_LIMITS;
  return {
    xform: facts,
    languages: texts.languages,
    questions: outline.controls.slice(0, shownQuestions).map(({ element, path }) => ({
      path: belowRoot(path),
      type: types.get(belowRoot(path)) ?? 'string',
      label: texts.labelOf(element),
    })),
    questionCount: outline.controls.length,
    types,
    guess: isFull(xform.mapping)
      ? guessEveryQuestion(fieldsOf(form), repeatsOf(form))
      : xform.mapping,
  };
}

function checkIdentity({ formId, title, version, emptyRecord }: XForm, { faults }: Checking): void {
  const { formId: count, siteName: longestTitle } = FIELD_LIMITS;
  if (formId.length > count) {
    faults.add(emptyRecord, sentence('The form’s id has at most {count} characters.', { count }));
  }
  if (version.length > count) {
    faults.add(emptyRecord, sentence('The version has at most {count} characters.', { count }));
  }
  if (title.length > longestTitle) {
    faults.add(
      null,
      sentence('The title has at most {count} characters.', { count: longestTitle }),
    );
  }
}

function checkBody(html: XmlElement, outline: FormOutline, checking: Checking): void {
  const { faults, warnings } = checking;
  const { binds, controls, fields, groups } = outline;
  const body = childOf(html, 'body');
  if (!body) faults.add(html, sentence('The form has no body: it asks nothing.'));
  else if (controls.length === 0) {
    warnings.add(body, sentence('The body of the form asks nothing.'));
  }
  for (const [path, bind] of binds) {
    // A bind may refer to an attribute: forms with entities have `/data/meta/entity/@id`.
    if (fields.has(elementPath(path))) continue;
    warnings.add(
      bind,
      sentence('A bind is about {path}, which the record does not have.', { path: quoted(path) }),
    );
  }
  for (const { element, path } of [...controls, ...groups]) {
    if (fields.has(path)) continue;
    faults.add(
      element,
      sentence('<{element}> is about {path}, which the record does not have.', {
        element: element.localName,
        path: quoted(path),
      }),
    );
  }
}

function checkTexts(html: XmlElement, texts: FormTexts, { faults }: Checking): void {
  for (const element of elementsFrom(html)) {
    const { 'jr:constraintMsg': constraint, 'jr:requiredMsg': required, ref } = element.attributes;
    for (const reference of [ref, constraint, required]) {
      const id = reference ? texts.idOf(reference) : null;
      if (id === null || texts.has(id)) continue;
      faults.add(
        element,
        sentence('The text {id} is in no language of the form.', { id: quoted(id) }),
      );
    }
  }
}

function checkInstances(model: XmlElement, { faults }: Checking): void {
  const ids = new Set<string>();
  for (const instance of childrenOf(model, 'instance')) {
    const { id } = instance.attributes;
    if (id && ids.has(id)) {
      faults.add(instance, sentence('Two instances have the id {id}.', { id: quoted(id) }));
    }
    if (id) ids.add(id);
  }
}

function checkMedia(
  html: XmlElement,
  given: ReadonlySet<string>,
  { faults, warnings }: Checking,
): void {
  const needed = placesOfMedia(html);
  const spellings = (names: Iterable<string>) => new Set([...names].map(comparableName));
  const [needs, has] = [spellings(needed.keys()), spellings(given)];
  for (const [name, element] of needed) {
    if (has.has(comparableName(name))) continue;
    faults.add(
      element,
      sentence('The file {file} is missing: add it to the upload.', { file: quoted(name) }),
    );
  }
  for (const name of given) {
    if (needs.has(comparableName(name))) continue;
    warnings.add(null, sentence('The form does not name the file {file}.', { file: quoted(name) }));
  }
}

function typesOf({ binds, fields }: FormOutline): Map<string, string> {
  const types = new Map<string, string>();
  for (const [path, element] of fields) {
    if (element.children.length > 0) continue;
    const type = binds.get(path)?.attributes.type ?? 'string';
    types.set(belowRoot(path), firstCharacters(type.slice(type.indexOf(':') + 1), 50));
  }
  return types;
}
