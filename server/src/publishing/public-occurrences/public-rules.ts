import type { Database } from '../../platform/database/database';
import { readSpeciesList, type SpeciesList } from '../species-list/read-species-list';
import { coarseCellsOf } from './coarse-cells';

/** What is shown to the public, and how coarsely. */
export interface PublicRules {
  /**
   * The species whose records are shown to everyone. What people typed freely is not among them: it
   * may be anything, and under another spelling a threatened species would be shown at its exact place.
   */
  published: SpeciesList;
  /** Sides of the cells of threatened species in degrees, by every name under which a record may come. */
  coarseCells: ReadonlyMap<string, number>;
}

/** The rules as the lists of species say them now. */
export async function readRules(db: Database): Promise<PublicRules> {
  const published = await readSpeciesList(db);
  return { published, coarseCells: coarseCellsOf(published) };
}

/** The rules as the state of the map keeps them; see `tables.ts`. */
export const rulesByName = ({ published, coarseCells }: PublicRules): Record<string, number> =>
  Object.fromEntries([
    ...[...published.keys()].map((name): [string, number] => [name, 0]),
    ...coarseCells,
  ]);

/** Names of species by which records are published otherwise than before. */
export const changedNames = (
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
