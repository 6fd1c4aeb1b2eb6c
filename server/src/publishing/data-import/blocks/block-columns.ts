import type { AnyFeature } from '../geojson/read-features';
import { columnNotes, type ReadColumn } from '../source/column-notes';
import { type BlockNames, COMMON_NAMES } from './read-block';

/** Properties of a file that are remembered; more are no names that anybody reads. */
const MOST_PROPERTIES = 500;

const PARTS = ['state', 'district', 'block'] as const;

/** Remembers which properties the features of a file have, to tell how they were understood. */
export function seenProperties() {
  const seen = new Set<string>();
  return {
    see(feature: AnyFeature | null): void {
      const properties = feature?.properties;
      if (typeof properties !== 'object' || properties === null) return;
      for (const name of Object.keys(properties)) {
        if (seen.size < MOST_PROPERTIES) seen.add(name);
      }
    },
    /** Names of the properties that were met. */
    names: () => [...seen],
    /** Sentences about what was read, guessed and ignored. */
    notes(names: BlockNames): string[] {
      const read = PARTS.flatMap((part): ReadColumn[] => {
        const column = names[part].find((name) => seen.has(name));
        if (!column) return [];
        const own = COMMON_NAMES[part][0] ?? '';
        const how =
          names[part] !== COMMON_NAMES[part] ? 'stated' : column === own ? 'exact' : 'guessed';
        return [{ field: `the name of the ${part}`, column, how }];
      });
      return columnNotes(read, [...seen]);
    },
  };
}
