import { LIMITS } from '../../platform/configuration/limits';
import { readXml } from '../../platform/xml/read-xml';
import {
  childOf,
  childrenOf,
  elementsFrom,
  textOf,
  type XmlElement,
} from '../../platform/xml/xml-element';

/** What the server needs to know of a form (ODK XForms specification). */
export interface XForm {
  /** Attribute `id` of the primary instance's root. */
  readonly formId: string;
  /** Its attribute `version`; empty where it is missing. */
  readonly version: string;
  readonly title: string;
  /** Paths of the upload questions below the root, such as `plot/photo`. */
  readonly uploadPaths: readonly string[];
  /** Names of the files that the form refers to by `jr://`. */
  readonly mediaNames: readonly string[];
  /** Root of the primary instance: an empty record. */
  readonly emptyRecord: XmlElement;
}

/** The bytes are XML but not a form that phones can use. */
export class UnusableForm extends Error {
  override readonly name = 'UnusableForm';
}

/**
 * Reads an XForm.
 *
 * @throws UnreadableXml for bytes that are not acceptable XML.
 * @throws UnusableForm when the model, the primary instance or its id is missing, or the id ends in
 *   a way that would make its address ambiguous.
 */
export function readXForm(bytes: Uint8Array): XForm {
  const html = readXml(bytes, LIMITS.openRosa.formXml);
  const head = childOf(html, 'head');
  const model = childOf(head, 'model');
  const emptyRecord = childOf(model, 'instance')?.children[0];
  if (!model || !emptyRecord) throw new UnusableForm('The form has no primary instance.');
  const formId = emptyRecord.attributes.id;
  if (!formId) throw new UnusableForm('The primary instance has no attribute id.');
  if (/\.(xml|xlsx?)$/i.test(formId)) {
    throw new UnusableForm(`The form id ${formId} must not end in .xml, .xls or .xlsx.`);
  }
  return {
    formId,
    version: emptyRecord.attributes.version ?? '',
    title: textOf(childOf(head, 'title')) ?? formId,
    uploadPaths: uploadPathsOf(html, model),
    mediaNames: mediaNamesOf(html),
    emptyRecord,
  };
}

/** Questions whose answer is a file: by their data type, or because the body uploads to them. */
function uploadPathsOf(html: XmlElement, model: XmlElement): string[] {
  const binds = childrenOf(model, 'bind')
    .filter(({ attributes }) => attributes.type === 'binary')
    .map(({ attributes }) => attributes.nodeset);
  const uploads = [...elementsFrom(html)]
    .filter(({ localName }) => localName === 'upload')
    .map(({ attributes }) => attributes.ref);
  const paths = [...binds, ...uploads].flatMap((path) => (path ? [belowRoot(path)] : []));
  return [...new Set(paths)];
}

/** `/data/plot/orx:photo` becomes `plot/photo`: submissions are matched by local names. */
function belowRoot(path: string): string {
  const steps = path.split('/').filter(Boolean).slice(1);
  return steps.map((step) => step.slice(step.indexOf(':') + 1)).join('/');
}

const MEDIA = /jr:\/\/([a-z-]+)\/([^"'<>\s]+)/g;
const MEDIA_FOLDERS = new Set(['images', 'audio', 'video', 'file', 'file-csv']);

function mediaNamesOf(html: XmlElement): string[] {
  const names = new Set<string>();
  for (const { text, attributes } of elementsFrom(html)) {
    for (const value of [text, ...Object.values(attributes)]) {
      for (const [, folder = '', name] of value.matchAll(MEDIA)) {
        if (name && MEDIA_FOLDERS.has(folder)) names.add(name);
      }
    }
  }
  return [...names];
}
