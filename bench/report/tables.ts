import type { BenchConditions } from '../conditions-of-run';
import type { Variant } from '../serve/variants';
import type { Figures, Temperature } from './summary';

type Row = (string | number)[];

const table = (head: string[], rows: Row[]) =>
  [head, head.map((_, column) => (column < 2 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const seconds = (ms?: number) => (ms === undefined ? '' : `${(ms / 1000).toFixed(2)} s`);
const kilobytes = (bytes?: number) => (bytes === undefined ? '' : `${Math.round(bytes / 1000)} kB`);
const ratio = (one?: number, other?: number) =>
  one === undefined || !other ? '' : `${(one / other).toFixed(2)}×`;

/** Looks figures up by route, variant and temperature. */
function lookUp(all: readonly Figures[]) {
  const of = (route: string, variant: Variant, temperature: Temperature) =>
    all.find(
      (entry) =>
        entry.route === route && entry.variant === variant && entry.temperature === temperature,
    )?.figures;
  return of;
}

/** The comparison: time until the route is there, and bytes, as ratios of one run. */
function comparison(all: readonly Figures[], routes: readonly string[]) {
  const of = lookUp(all);
  const rows = routes.flatMap((route) =>
    (['cold', 'warm'] as const).map((temperature): Row => {
      const federated = of(route, 'federated', temperature);
      const singlePage = of(route, 'single-page', temperature);
      const minimal = of('minimal', 'minimal', temperature);
      const times = [federated, singlePage, minimal].map((figures) => figures?.there?.median);
      const bytes = [federated, singlePage, minimal].map((figures) => figures?.bytes?.median);
      return [
        route,
        temperature,
        seconds(times[0]),
        seconds(times[1]),
        ratio(times[0], times[1]),
        ratio(times[0], times[2]),
        kilobytes(bytes[0]),
        kilobytes(bytes[1]),
        ratio(bytes[0], bytes[1]),
      ];
    }),
  );
  return table(
    [
      'route',
      'visit',
      'there: federated',
      'single page',
      'ratio',
      'of minimal',
      'bytes: federated',
      'single page',
      'ratio',
    ],
    rows,
  );
}

/** Every figure of every variant, median with the ends in brackets. */
function details(all: readonly Figures[]) {
  const rows = all.map(({ route, variant, temperature, figures }): Row => {
    const time = (name: string) => {
      const spread = figures[name];
      if (!spread) return '';
      const ends = [spread.min, spread.max].map((value) => (value / 1000).toFixed(2));
      return `${seconds(spread.median)} (${ends.join('–')})`;
    };
    return [
      route,
      `${variant}, ${temperature}`,
      time('there'),
      time('reacts'),
      time('largestPaint'),
      `${Math.round(figures.blocking?.median ?? 0)} ms`,
      `${Math.round(figures.longestTask?.median ?? 0)} ms`,
      figures.shift?.median.toFixed(3) ?? '',
      `${kilobytes(figures.bytesUntilThere?.median)} / ${kilobytes(figures.bytes?.median)}`,
      `${figures.requestsUntilThere?.median} / ${figures.requests?.median}`,
    ];
  });
  return table(
    [
      'route',
      'variant, visit',
      'there',
      'reacts',
      'largest paint',
      'blocking',
      'longest task',
      'shift',
      'bytes until there / in all',
      'requests until there / in all',
    ],
    rows,
  );
}

const conditionLines = (conditions: BenchConditions) =>
  Object.entries(conditions)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');

/** The results as a page of Markdown. */
export function resultsPage(
  conditions: BenchConditions,
  all: readonly Figures[],
  routes: readonly string[],
) {
  return `# What \`npm run bench\` measured

${conditionLines(conditions)}

## Federated product, single-page application, minimal page

Medians. *Ratio* is federated to single page in this run, *of minimal* is federated to the minimal
page's cold or warm visit.

${comparison(all, routes)}

## Every figure

${details(all)}
`;
}
