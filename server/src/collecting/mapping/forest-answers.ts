import type { ForestData } from '@aranya/shared/contracts';

/** What a record says of the forest of a field site. */
export interface ForestAnswers {
  /** Name of the field site, as it was chosen or typed. */
  readonly fieldSite: string;
  /** What was answered; nothing else. */
  readonly data: ForestData;
}
