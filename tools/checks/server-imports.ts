import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Includes type imports. Paths are relative to the folder. */
export interface Import {
  from: string;
  to: string;
}

const RELATIVE = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g;

/** Sources outside the folder begin with `../`. */
export function importsIn(folder: string, withTests = false): Import[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules/'))
    .filter((name) => withTests || !name.endsWith('.test.ts'));
  return sources.flatMap((from) =>
    [...readFileSync(path.join(folder, from), 'utf8').matchAll(RELATIVE)].map(([, named = '']) => {
      const to = path.posix.join(path.posix.dirname(from), named);
      return { from, to: sources.includes(`${to}/index.ts`) ? `${to}/index.ts` : `${to}.ts` };
    }),
  );
}

/** Top-level folder. A program is a floor by itself. */
export const floorOf = (file: string): string => file.split('/')[0] ?? file;

/** Second-level folder. A file beside the folders counts as one. */
export const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/**
 * @param placeOf imports within a place do not count
 * @returns such as `['a', 'b', 'a']`
 */
export function cycleOf(
  imports: readonly Import[],
  placeOf: (file: string) => string,
): string[] | null {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [here, there] = [placeOf(from), placeOf(to)];
    if (here !== there) next.set(here, (next.get(here) ?? new Set()).add(there));
  }
  const done = new Set<string>();
  const walk = (place: string, way: readonly string[]): string[] | null => {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place];
    if (done.has(place)) return null;
    for (const one of next.get(place) ?? []) {
      const found = walk(one, [...way, place]);
      if (found) return found;
    }
    done.add(place);
    return null;
  };
  for (const place of next.keys()) {
    const found = walk(place, []);
    if (found) return found;
  }
  return null;
}
