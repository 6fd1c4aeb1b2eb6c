import type { Language } from '@aranya/shared/contracts';
import type { FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { sayIn } from '../../platform/languages/sentence';
import type { Translations } from '../../platform/languages/translations';
import type { FindingList } from '../form-finding';

/** Not translated yet. */
export interface UploadOutcome extends Omit<FormUploadAnswer, 'faults' | 'warnings'> {
  faults: FindingList;
  warnings: FindingList;
}

export const refusal = (
  faults: FindingList,
  warnings: FindingList = { count: 0, kept: [] },
): UploadOutcome => ({ status: 'refused', id: null, understood: null, faults, warnings });

export function outcomeIn(
  { faults, warnings, ...outcome }: UploadOutcome,
  language: Language,
  translations: Translations,
): FormUploadAnswer {
  const said = ({ count, kept }: FindingList) => ({
    count,
    kept: kept.map(({ said: one, ...place }) => ({
      ...place,
      ...sayIn(one, language, translations),
    })),
  });
  return { ...outcome, faults: said(faults), warnings: said(warnings) };
}
