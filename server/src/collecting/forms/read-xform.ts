import { visibleName } from '@aranya/shared/contracts';
import { LIMITS } from '../../platform/configuration/limits';
import { SaidError, sentence } from '../../platform/languages/sentence';
import { readXml } from '../../platform/xml/read-xml';
import { childOf, textOf, type XmlElement } from '../../platform/xml/xml-element';
import { quoted } from '../form-finding';
import type { FormMapping } from '../mapping/form-mapping';
import { type FormParts, fieldsOf, partsOf, repeatsOf, uploadPathsOf } from './mapping/form-fields';
import { guessMapping } from './mapping/guess-mapping';
import { mediaNamesOf } from './media-names';

/** Data of a form that the server uses (ODK XForms specification). */
export interface XForm {
  /** Attribute `id` of the primary instance's root. */
  readonly formId: string;
  /** Attribute `version` of that root; empty if missing. */
  readonly version: string;
  readonly title: string;
  /** Below the root, such as `plot/photo`. */
  readonly uploadPaths: readonly string[];
  /** The form refers to these files by `jr://`. */
  readonly mediaNames: readonly string[];
  readonly mapping: FormMapping;
  readonly emptyRecord: XmlElement;
}

/** The bytes are XML but not a form that phones can use. */
export class UnusableForm extends SaidError {
  override readonly name = 'UnusableForm';
}

/**
 * @throws UnreadableXml for bytes that are not acceptable XML; UnusableForm without a model, a
 *   primary instance or an id, or for an id that makes its address ambiguous.
 */
export const readXForm = (bytes: Uint8Array): XForm =>
  readableXForm(readXml(bytes, LIMITS.openRosa.formXml));

/** @throws UnusableForm as {@link readXForm} */
export function readableXForm(html: XmlElement): XForm {
  const form = requireParts(html);
  const { emptyRecord } = form;
  const formId = emptyRecord.attributes.id;
  if (!formId) throw new UnusableForm(sentence('The primary instance has no attribute id.'));
  if (/\.(xml|xlsx?)$/i.test(formId)) {
    throw new UnusableForm(
      sentence('The form id {id} must not end in .xml, .xls or .xlsx.', { id: quoted(formId) }),
    );
  }
  return {
    formId,
    version: emptyRecord.attributes.version ?? '',
    title: visibleName(textOf(childOf(childOf(html, 'head'), 'title')) ?? '') || formId,
    uploadPaths: uploadPathsOf(form),
    mediaNames: mediaNamesOf(html),
    mapping: guessMapping(fieldsOf(form), repeatsOf(form)),
    emptyRecord,
  };
}

/** @throws UnusableForm for a document without a record */
export function requireParts(html: XmlElement): FormParts {
  const parts = partsOf(html);
  if (parts) return parts;
  throw new UnusableForm(
    sentence('The form has no primary instance: <head>, <model> or <instance> is missing.'),
  );
}
