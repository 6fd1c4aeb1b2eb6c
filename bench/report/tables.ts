import type { BenchConditions } from '../conditions-of-run';
import type { Variant } from '../serve/variants';
import { reaches } from './reaches';
import type { Figures, VisitKind } from './summary';

type Row = (string | number)[];

const table = (head: string[], rows: Row[]) =>
  [head, head.map((_, column) => (column < 2 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const seconds = (ms?: number) => (ms === undefined ? '' : `${(ms / 1000).toFixed(2)} s`);
const kilobytes = (bytes?: number) => (bytes === undefined ? '' : `${Math.round(bytes / 1000)} kB`);
const ratio = (one?: number, other?: number) =>
  one === undefined || !other ? '' : `${(one / other).toFixed(2)}×`;

/** Looks figures up by route, variant and kind of visit. */
function lookUp(all: readonly Figures[]) {
  const of = (route: string, variant: Variant, visit: VisitKind) =>
    all.find((entry) => entry.route === route && entry.variant === variant && entry.visit === visit)
      ?.figures;
  return of;
}

/**
 * The comparison as ratios within one run: time until the route is visible and until it reacts, and
 * bytes.
 */
function comparison(all: readonly Figures[], routes: readonly string[]) {
  const of = lookUp(all);
  const rows = routes.flatMap((route) =>
    (
      [
        ['cold', 'there'],
        ['cold', 'reacts'],
        ['warm', 'there'],
      ] as const
    ).map(([visit, figure]): Row => {
      const variants = [
        of(route, 'federated', visit),
        of(route, 'single-page', visit),
        of(route, 'prerendered', visit),
        of('minimal', 'minimal', visit),
      ];
      const times = variants.map((figures) => figures?.[figure]?.median);
      const bytes = variants.map((figures) => figures?.bytes?.median);
      return [
        route,
        `${visit}, ${figure}`,
        ...times.slice(0, 3).map(seconds),
        ...times.slice(1).map((time) => ratio(times[0], time)),
        ...bytes.slice(0, 3).map(kilobytes),
        ratio(bytes[0], bytes[1]),
        ratio(bytes[0], bytes[2]),
      ];
    }),
  );
  return table(
    [
      'route',
      'visit, until it is',
      'federated',
      'single page',
      'prerendered',
      'to single page',
      'to prerendered',
      'to minimal',
      'bytes: federated',
      'single page',
      'prerendered',
      'to single page',
      'to prerendered',
    ],
    rows,
  );
}

/** Table of all figures of all variants: median, with minimum and maximum in brackets. */
function details(all: readonly Figures[]) {
  const rows = all.map(({ route, variant, visit, figures }): Row => {
    const time = (name: string) => {
      const spread = figures[name];
      if (!spread) return '';
      const ends = [spread.min, spread.max].map((value) => (value / 1000).toFixed(2));
      return `${seconds(spread.median)} (${ends.join('–')})`;
    };
    return [
      route,
      `${variant}, ${visit}`,
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

## What it should reach

${reaches(all)}

## Federated product, single-page application, minimal page

Medians, and ratios of the federated product to the others in this run. *Prerendered* is the single page with
what the product shows before any script in its own document.

${comparison(all, routes)}

## Every figure

${details(all)}
`;
}
