import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';

const PLACE = /\{statistics\.(totalspecies|totalcollector|totalcontributions)([+-]\d+)\}/g;

/** @param language decides the grouping of digits */
export const withStatistics = (
  html: string,
  statistics: HomeStatistics = DEFAULT_STATISTICS,
  language = 'en',
) =>
  html.replace(PLACE, (_, name: keyof HomeStatistics, beside: string) =>
    new Intl.NumberFormat(language).format(Math.max(0, statistics[name] + Number(beside))),
  );
