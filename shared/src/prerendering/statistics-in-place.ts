import type { HomeStatistics } from '@aranya/shared/contracts';

/** Placeholder values are so far apart that a number derived from one is recognised. */
const FAR = 1e12;

/** The statistics of a page are unknown while it is rendered. */
export const STATISTICS_IN_PLACE = {
  totalspecies: 7 * FAR,
  totalcollector: 8 * FAR,
  totalcontributions: 9 * FAR,
} as const satisfies HomeStatistics;

/** A number that differs less than this from a counter's placeholder value is computed from it. */
const NEAR = 1e9;

const GROUPED = /\d{1,3}(?:,\d{3}){4}/g;

/**
 * Placeholders such as `{statistics.totalspecies-10}` are filled by the page server.
 * @param html with numbers as English groups them
 */
export const withStatisticsPlaces = (html: string) =>
  html.replace(GROUPED, (text) => {
    const number = Number(text.replaceAll(',', ''));
    const found = Object.entries(STATISTICS_IN_PLACE).find(
      ([, place]) => Math.abs(number - place) < NEAR,
    );
    if (!found) return text;
    const [name, place] = found;
    const beside = number - place;
    return `{statistics.${name}${beside < 0 ? beside : `+${beside}`}}`;
  });
