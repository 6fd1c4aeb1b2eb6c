import { type Sentence, sentence } from '../../platform/languages/sentence';
import type { AnyFeature } from '../files/geojson/read-features';
import { columnNotes, type NotedColumn } from '../files/source/column-notes';
import { stateNamed } from './block-files';
import { type BlockNames, COMMON_NAMES } from './read-block';

/** Maximum number of property names that are collected; a longer list would not be readable. */
const MOST_PROPERTIES = 500;

const PARTS = ['state', 'district', 'block'] as const;

const NAME_OF = {
  state: sentence('the name of the state'),
  district: sentence('the name of the district'),
  block: sentence('the name of the block'),
} as const;

/**
 * Collects the property names of a file's features, for the notes on how each was understood.
 * @param state State whose blocks the file contains
 */
export function seenProperties(state: string) {
  const seen = new Set<string>();
  const withState = new Set<string>();
  const withOthers = new Set<string>();
  return {
    see(feature: AnyFeature | null): void {
      const properties = feature?.properties;
      if (typeof properties !== 'object' || properties === null) return;
      for (const [name, value] of Object.entries(properties)) {
        if (seen.size < MOST_PROPERTIES) seen.add(name);
        if (!seen.has(name) || typeof value !== 'string') continue;
        (stateNamed(value) === state ? withState : withOthers).add(name);
      }
    },
    /** Names of the properties that were found. */
    names: () => [...seen],
    /** Returns a property that names this state in some features and another value in others. */
    mayNameState: () => [...withState].find((name) => withOthers.has(name)),
    /** Sentences about what was read, guessed and ignored. */
    notes(names: BlockNames): Sentence[] {
      const read = PARTS.flatMap((part): NotedColumn[] => {
        const column = names[part].find((name) => seen.has(name));
        if (!column) return [];
        const own = COMMON_NAMES[part][0] ?? '';
        const how =
          names[part] !== COMMON_NAMES[part] ? 'stated' : column === own ? 'exact' : 'guessed';
        return [{ field: NAME_OF[part], column, how }];
      });
      return columnNotes(read, [...seen]);
    },
  };
}
