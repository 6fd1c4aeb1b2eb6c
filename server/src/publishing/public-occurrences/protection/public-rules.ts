import { readSpeciesList, type SpeciesList } from '../../../importing/species/read-species-list';
import type { Database } from '../../../platform/database/database';
import { coarseCellsOf } from './coarse-cells';

/** Species that are public, and their precision. */
export interface PublicRules {
  /**
   * Species whose records are public. Free-text names are excluded: under another spelling a threatened
   * species would be published at its exact place.
   */
  published: SpeciesList;
  /** Cell sides of threatened species in degrees, by every name that a record may use. */
  coarseCells: ReadonlyMap<string, number>;
}

/** Reads the rules from the current species lists. */
export async function readRules(db: Database): Promise<PublicRules> {
  const published = await readSpeciesList(db);
  return { published, coarseCells: coarseCellsOf(published) };
}

/** The rules in the format of the map's state; see `tables.ts`. */
export const rulesByName = ({ published, coarseCells }: PublicRules): Record<string, number> =>
  Object.fromEntries([
    ...[...published.keys()].map((name): [string, number] => [name, 0]),
    ...coarseCells,
  ]);

/** Species names whose rule changed. */
export const changedNames = (
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
