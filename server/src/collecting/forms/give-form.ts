import { Readable } from 'node:stream';
import type { FormUploadQuery, TakeOverFormRequest } from '@aranya/shared/contracts/administration';
import { sentence } from '../../platform/languages/sentence';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { type MediaFile, receiveMedia } from '../files/media-file';
import { type FormFinding, quoted } from '../form-finding';
import { FORM_UPLOAD_LIMITS } from '../form-limits';
import { isWorkbook } from '../xls-forms/check-workbook';
import { INSPECT_FORM } from './checking/inspect-form';
import { type FormInspector, type UploadContext, uploadForm, type WhenRight } from './upload-form';
import { refusal, type UploadOutcome } from './upload-outcome';

interface GivenForm {
  content: Uint8Array;
  name: string;
  /** The conversion adds files. The creator of the map discards those that were not stored. */
  files: Map<string, MediaFile>;
}

/** ODK Collect looks for external choices under this file name. */
const ITEMSETS = 'itemsets.csv';

export async function giveForm(
  context: UploadContext & Pick<CollectingContext, 'xlsForms'>,
  { content, name, files }: GivenForm,
  query: FormUploadQuery,
  look: FormInspector,
  whenRight?: WhenRight,
): Promise<UploadOutcome> {
  if (!isWorkbook(content)) {
    return uploadForm(context, { xml: content, files }, query, look, whenRight);
  }
  const conversion = await context.xlsForms.convert(content, name);
  if (!conversion.xml) return refusal(conversion.faults);
  const { xml, itemsets, warnings } = conversion;
  if (itemsets) {
    if (files.has(ITEMSETS)) return refusal({ count: 1, kept: [TWO_LISTS] });
    files.set(ITEMSETS, await receiveMedia(context.files, Readable.from([itemsets])));
  }
  const answer = await uploadForm(context, { xml, files }, query, look, whenRight);
  const said = {
    count: warnings.count + answer.warnings.count,
    kept: [...warnings.kept, ...withoutLines(answer.warnings.kept)],
  };
  said.kept.splice(FORM_UPLOAD_LIMITS.shownFindings);
  const faults = { count: answer.faults.count, kept: withoutLines(answer.faults.kept) };
  return { ...answer, faults, warnings: said };
}

/** Line numbers of the converted XForm do not help an author who has only the workbook. */
const withoutLines = (findings: readonly FormFinding[]): FormFinding[] =>
  findings.map((finding) => ({ ...finding, line: null }));

const TWO_LISTS: FormFinding = {
  line: null,
  said: sentence('{file} is made from the sheet {sheet}. Leave the file out, or the sheet.', {
    file: ITEMSETS,
    sheet: quoted('external_choices'),
  }),
};

/**
 * The next synchronisation reads its records; its files remain in Central.
 * @throws Problem `not_found` if this server collects itself or Central does not have the form,
 *   `collection_unavailable`, `busy`
 */
export async function takeOverForm(
  context: UploadContext & Pick<CollectingContext, 'heavyWork'>,
  { formId, check, kind }: TakeOverFormRequest,
): Promise<UploadOutcome> {
  const found = await context.collection.formsInCentral?.read(formId);
  if (!found) throw new Problem('not_found');
  const { xml, fileNames } = found;
  return uploadForm(
    context,
    { xml, files: new Map(), inCentral: fileNames },
    { check, kind },
    (form) => context.heavyWork.run(INSPECT_FORM, form),
  );
}
