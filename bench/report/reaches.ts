import type { Variant } from '../serve/variants';
import type { Figures, VisitKind } from './summary';

/** Sizes of built files, in bytes as sent. */
export interface FileSizes {
  hostScript: number;
}

const ROUTES = ['/', '/login', '/dashboard', 'map'];

const largest = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

const over = (one?: number, other?: number) => (one && other ? one / other : undefined);
const times = (value?: number) => value && `${value.toFixed(2)}×`;
const kilobytes = (bytes?: number) => bytes && `${Math.round(bytes / 1000)} kB`;
const seconds = (ms?: number) => ms && `${(ms / 1000).toFixed(2)} s`;

/** Table row of a figure with its goal; empty if it was not measured. */
function row(
  what: string,
  value: number | undefined,
  reach: number,
  shown: (value?: number) => string | number | undefined,
) {
  const isReached = value === undefined ? '' : value <= reach ? 'yes' : 'no';
  return `| ${what} | ${shown(reach)} | ${value === undefined ? '' : shown(value)} | ${isReached} |`;
}

/** Compares the product's goals with the results of this run. Medians; the worst of several. */
export function reaches(all: readonly Figures[], { hostScript }: FileSizes): string {
  const of = (name: string, route: string, variant: Variant, visit: VisitKind = 'cold') =>
    all.find((one) => one.route === route && one.variant === variant && one.visit === visit)
      ?.figures[name]?.median;
  const toOther = (name: string, route: string, other: Variant, visit?: VisitKind) =>
    over(of(name, route, 'federated', visit), of(name, route, other, visit));
  const toMinimal = (name: string, route: string) =>
    over(of(name, route, 'federated'), of(name, 'minimal', 'minimal'));
  const worst = (figure: (route: string) => number | undefined, routes = ROUTES) =>
    largest(routes.map(figure));
  const inner = ['/login', '/dashboard', 'map'];
  const rows = (['single-page', 'prerendered'] as const).flatMap((other) => [
    row(
      `\`/\` and \`/login\`, cold, there, to ${other}`,
      worst((route) => toOther('there', route, other), ['/', '/login']),
      other === 'single-page' ? 0.5 : 1,
      times,
    ),
    ...inner.flatMap((route) => [
      row(`${route}, cold, reacts, to ${other}`, toOther('reacts', route, other), 1, times),
      row(`${route}, cold, bytes, to ${other}`, toOther('bytes', route, other), 1.05, times),
    ]),
    row(
      `warm, there, worst route, to ${other}`,
      worst((route) => toOther('there', route, other, 'warm')),
      1,
      times,
    ),
  ]);
  return [
    '| what | reach: at most | figure | reached |',
    '| --- | --: | --: | --- |',
    ...rows,
    row('`/`, there, to minimal', toMinimal('there', '/'), 0.6, times),
    row('`/`, reacts, to minimal', toMinimal('reacts', '/'), 1.5, times),
    row('`/login`, reacts, to minimal', toMinimal('reacts', '/login'), 1.3, times),
    row('`/login`, bytes in all', of('bytes', '/login', 'federated'), 170_000, kilobytes),
    row('map, first marker, to minimal', toMinimal('there', 'map'), 2, times),
    row(
      'map, bytes until the first marker',
      of('bytesUntilThere', 'map', 'federated'),
      260_000,
      kilobytes,
    ),
    row("host's first script", hostScript, 140_000, kilobytes),
    row(
      'layout shift, worst route, desktop',
      worst((route) => of('shift', route, 'federated')),
      0.02,
      (value) => value?.toFixed(3),
    ),
    row(
      'layout shift, worst route, phone',
      worst((route) => of('shift', route, 'federated', 'phone')),
      0.02,
      (value) => value?.toFixed(3),
    ),
    row(
      'longest task, worst route, cold',
      worst((route) => of('longestTask', route, 'federated')),
      200,
      (value) => value && `${Math.round(value)} ms`,
    ),
    row('`/` at 400 kbit/s: heading is read', of('there', '/', 'federated', 'slow'), 2000, seconds),
  ].join('\n');
}
