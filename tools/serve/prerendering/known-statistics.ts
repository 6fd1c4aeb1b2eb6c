import {
  type FrontEndSettings,
  type HomeStatistics,
  StatisticsAnswer,
} from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './asked-each-minute';

/** At most a minute old. */
export const knownStatistics = (
  { services }: FrontEndSettings,
  repeat?: (task: () => void) => void,
): (() => HomeStatistics | undefined) =>
  askedEachMinute(async () => {
    const answer = await answerFrom(`${services.statistics}/getDetails`);
    return StatisticsAnswer.parse(answer).rows[0];
  }, repeat);
