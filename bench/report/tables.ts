import type { BenchConditions } from '../conditions-of-run';
import type { Variant } from '../serve/variants';
import { reaches } from './reaches';
import type { Figures } from './summary';

type Column<Entry> = readonly [head: string, cell: (entry: Entry) => string];

function table<Entry>(entries: readonly Entry[], columns: readonly Column<Entry>[]): string {
  return [
    columns.map(([head]) => head),
    columns.map((_, index) => (index < 2 ? '---' : '--:')),
    ...entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const shown = (value: number | undefined, write: (value: number) => string) =>
  value === undefined ? '' : write(value);

const ratio = (one?: number, other?: number) =>
  one === undefined || !other ? '' : `${(one / other).toFixed(2)}×`;

const COMPARED = [
  { visit: 'cold', figure: 'there' },
  { visit: 'cold', figure: 'reacts' },
  { visit: 'warm', figure: 'there' },
] as const;

/** Ratios are taken within one run. */
function comparison(all: readonly Figures[], routes: readonly string[]) {
  const entries = routes.flatMap((route) =>
    COMPARED.map(({ visit, figure }) => {
      const of = (variant: Variant, name: string, at = route) =>
        all.find((one) => one.route === at && one.variant === variant && one.visit === visit)
          ?.figures[name]?.median;
      return { route, visit, figure, of };
    }),
  );
  type Entry = (typeof entries)[number];
  const time = (variant: Variant) => (entry: Entry) =>
    shown(entry.of(variant, entry.figure), seconds);
  const bytes = (variant: Variant) => (entry: Entry) =>
    shown(entry.of(variant, 'bytes'), kilobytes);
  const timeTo = (variant: Variant, at?: string) => (entry: Entry) =>
    ratio(entry.of('federated', entry.figure), entry.of(variant, entry.figure, at));
  const bytesTo = (variant: Variant) => (entry: Entry) =>
    ratio(entry.of('federated', 'bytes'), entry.of(variant, 'bytes'));
  return table(entries, [
    ['route', ({ route }) => route],
    ['visit, until it is', ({ visit, figure }) => `${visit}, ${figure}`],
    ['federated', time('federated')],
    ['single page', time('single-page')],
    ['prerendered', time('prerendered')],
    ['to single page', timeTo('single-page')],
    ['to prerendered', timeTo('prerendered')],
    ['to minimal', timeTo('minimal', 'minimal')],
    ['bytes: federated', bytes('federated')],
    ['single page', bytes('single-page')],
    ['prerendered', bytes('prerendered')],
    ['to single page', bytesTo('single-page')],
    ['to prerendered', bytesTo('prerendered')],
  ]);
}

function details(all: readonly Figures[]) {
  const time =
    (name: string) =>
    ({ figures }: Figures) => {
      const spread = figures[name];
      if (!spread) return '';
      const ends = [spread.min, spread.max].map((value) => (value / 1000).toFixed(2));
      return `${seconds(spread.median)} (${ends.join('–')})`;
    };
  const milliseconds =
    (name: string) =>
    ({ figures }: Figures) =>
      `${Math.round(figures[name]?.median ?? 0)} ms`;
  const bytes = (figures: Figures['figures'], name: string) =>
    shown(figures[name]?.median, kilobytes);
  return table(all, [
    ['route', ({ route }) => route],
    ['variant, visit', ({ variant, visit }) => `${variant}, ${visit}`],
    ['there', time('there')],
    ['reacts', time('reacts')],
    ['largest paint', time('largestPaint')],
    ['blocking', milliseconds('blocking')],
    ['longest task', milliseconds('longestTask')],
    ['shift', ({ figures }) => figures.shift?.median.toFixed(3) ?? ''],
    [
      'bytes until there / in all',
      ({ figures }) => `${bytes(figures, 'bytesUntilThere')} / ${bytes(figures, 'bytes')}`,
    ],
    [
      'requests until there / in all',
      ({ figures }) => `${figures.requestsUntilThere?.median} / ${figures.requests?.median}`,
    ],
  ]);
}

const conditionLines = (conditions: BenchConditions) =>
  Object.entries(conditions)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');

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
