import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';

const PLACE = /\{statistics\.(totalspecies|totalcollector|totalcontributions)([+-]\d+)\}/g;

/**
 * Markup with the counters, and the numbers beside them, in their places.
 * @param statistics undefined where nobody knows them
 * @param language of the page, by which digits are grouped
 */
export const withStatistics = (
  html: string,
  statistics: HomeStatistics = DEFAULT_STATISTICS,
  language = 'en',
) =>
  html.replace(PLACE, (_, name: keyof HomeStatistics, beside: string) =>
    new Intl.NumberFormat(language).format(Math.max(0, statistics[name] + Number(beside))),
  );
