import type { Variant } from '../serve/variants';
import type { Figures, VisitKind } from './summary';

const ROUTES = ['/', '/login', '/dashboard', 'map'];
/** Routes whose pages are prerendered. */
const PUBLIC = ['/', '/login'];

const largest = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

const over = (one?: number, other?: number) => (one && other ? one / other : undefined);
const times = (value: number) => `${value.toFixed(2)}×`;
const decimals = (value: number) => value.toFixed(3);
const milliseconds = (value: number) => `${Math.round(value)} ms`;

function row(
  what: string,
  value: number | undefined,
  reach: number,
  shown: (value: number) => string,
) {
  const isReached = value === undefined ? '' : value <= reach ? 'yes' : 'no';
  return `| ${what} | ${shown(reach)} | ${value === undefined ? '' : shown(value)} | ${isReached} |`;
}

/** Compares medians with the goals; the worst of several routes counts. */
export function reaches(all: readonly Figures[]): string {
  const of = (name: string, route: string, variant: Variant, visit: VisitKind = 'cold') =>
    all.find((one) => one.route === route && one.variant === variant && one.visit === visit)
      ?.figures[name]?.median;
  const toOther = (name: string, other: Variant) =>
    largest(PUBLIC.map((route) => over(of(name, route, 'federated'), of(name, route, other))));
  const toMinimal = (name: string, route: string) =>
    over(of(name, route, 'federated'), of(name, 'minimal', 'minimal'));
  const worst = (name: string, visit?: VisitKind) =>
    largest(ROUTES.map((route) => of(name, route, 'federated', visit)));
  return [
    '| what | reach: at most | figure | reached |',
    '| --- | --: | --: | --- |',
    row('public pages, there, to single page', toOther('there', 'single-page'), 0.5, times),
    row('public pages, there, to prerendered', toOther('there', 'prerendered'), 1.05, times),
    row('public pages, reacts, to prerendered', toOther('reacts', 'prerendered'), 1.15, times),
    row('public pages, bytes, to prerendered', toOther('bytes', 'prerendered'), 1.25, times),
    row('`/`, there, to minimal', toMinimal('there', '/'), 0.6, times),
    row('`/`, reacts, to minimal', toMinimal('reacts', '/'), 2, times),
    row('map, first marker, to minimal', toMinimal('there', 'map'), 3.2, times),
    row('layout shift, worst route, desktop', worst('shift'), 0.02, decimals),
    row('layout shift, worst route, phone', worst('shift', 'phone'), 0.02, decimals),
    row('longest task, worst route, cold', worst('longestTask'), 200, milliseconds),
  ].join('\n');
}
