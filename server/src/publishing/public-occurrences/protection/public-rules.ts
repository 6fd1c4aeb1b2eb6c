import { readSpeciesList, type SpeciesList } from '../../../importing/species/read-species-list';
import type { Database } from '../../../platform/database/database';
import { coarseCellsOf } from './coarse-cells';

export interface PublicRules {
  /** Excludes free text: another spelling would publish a threatened species at its exact place. */
  published: SpeciesList;
  /** Degrees, by every name that a record may use. */
  coarseCells: ReadonlyMap<string, number>;
}

export async function readRules(db: Database): Promise<PublicRules> {
  const published = await readSpeciesList(db);
  return { published, coarseCells: coarseCellsOf(published) };
}

/** In the format of the map's state; see `tables.ts`. */
export const rulesByName = ({ published, coarseCells }: PublicRules): Record<string, number> =>
  Object.fromEntries([
    ...[...published.keys()].map((name): [string, number] => [name, 0]),
    ...coarseCells,
  ]);

export const changedNames = (
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
