import { Readable } from 'node:stream';
import type { FormUploadQuery } from '@aranya/shared/contracts/administration';
import { sentence } from '../../platform/languages/sentence';
import type { CollectingContext } from '../collecting-context';
import { type MediaFile, receiveMedia } from '../files/media-file';
import { type FormFinding, quoted } from '../form-finding';
import { FORM_UPLOAD_LIMITS } from '../form-limits';
import { isWorkbook } from '../xls-forms/check-workbook';
import { type FormInspector, uploadForm, type WhenRight } from './upload-form';
import { refusal, type UploadOutcome } from './upload-outcome';

/** An uploaded form: an XForm or an XLSForm. */
export interface GivenForm {
  content: Uint8Array;
  name: string;
  /** Files by name; the conversion adds its own. The creator of the map discards files that were not stored. */
  files: Map<string, MediaFile>;
}

/** ODK Collect looks for external choices under this file name. */
const ITEMSETS = 'itemsets.csv';

/** Converts the form if it is an XLSForm, then calls {@link uploadForm}. */
export async function giveForm(
  context: Pick<
    CollectingContext,
    'database' | 'files' | 'collection' | 'xlsForms' | 'knownSpecies'
  >,
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
