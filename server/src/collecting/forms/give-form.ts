import { Readable } from 'node:stream';
import type { FormUploadQuery } from '@aranya/shared/contracts/administration';
import { sentence } from '../../platform/languages/sentence';
import type { CollectingContext } from '../collecting-context';
import { type MediaFile, receiveMedia } from '../files/media-file';
import { type FormFinding, quoted } from '../form-findings/finding';
import { FORM_UPLOAD_LIMITS } from '../form-limits';
import { isWorkbook } from '../xls-forms/check-workbook';
import { type FormInspector, uploadForm, type WhenRight } from './upload-form';
import { refusal, type UploadOutcome } from './upload-outcome';

/** A form as somebody gives it: an XForm, or an XLSForm. */
export interface GivenForm {
  content: Uint8Array;
  /** Name of its file. */
  name: string;
  /** By name; what the conversion makes is added. Whoever made it discards what is left. */
  files: Map<string, MediaFile>;
}

/** External choices go with their form under this name: ODK Collect looks for it. */
const ITEMSETS = 'itemsets.csv';

/** {@link uploadForm} for a form that may be an XLSForm: it is converted first. */
export async function giveForm(
  context: Pick<CollectingContext, 'database' | 'files' | 'collection' | 'xlsForms'>,
  { content, name, files }: GivenForm,
  query: FormUploadQuery,
  look: FormInspector,
  whenRight?: WhenRight,
): Promise<UploadOutcome> {
  if (!isWorkbook(content)) {
    return uploadForm(context, { xml: content, files }, query, look, whenRight);
  }
  const conversion = await context.xlsForms.convert(content, name);
  if (!conversion.xml) return refusal([...conversion.faults], conversion.faultCount);
  const { xml, itemsets, warnings, warningCount } = conversion;
  if (itemsets) {
    if (files.has(ITEMSETS)) return refusal([TWO_LISTS]);
    files.set(ITEMSETS, await receiveMedia(context.files, Readable.from([itemsets])));
  }
  const answer = await uploadForm(context, { xml, files }, query, look, whenRight);
  const said = {
    count: warningCount + answer.warnings.count,
    kept: [...warnings, ...withoutLines(answer.warnings.kept)],
  };
  said.kept.splice(FORM_UPLOAD_LIMITS.shownFindings);
  const faults = { count: answer.faults.count, kept: withoutLines(answer.faults.kept) };
  return { ...answer, faults, warnings: said };
}

/** Lines of the converted XForm say nothing to somebody who has the workbook. */
const withoutLines = (findings: readonly FormFinding[]): FormFinding[] =>
  findings.map((finding) => ({ ...finding, line: null }));

const TWO_LISTS: FormFinding = {
  line: null,
  said: sentence('{file} is made from the sheet {sheet}. Leave the file out, or the sheet.', {
    file: ITEMSETS,
    sheet: quoted('external_choices'),
  }),
};
