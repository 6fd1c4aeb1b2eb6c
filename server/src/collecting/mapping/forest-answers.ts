import type { ForestData } from '@aranya/shared/contracts';

/** Answers of a record to the forest questionnaire of a field site. */
export interface ForestAnswers {
  /** Name, chosen or typed. */
  readonly fieldSite: string;
  /** Answered questions only. */
  readonly data: ForestData;
}
