import { type Sentence, sentence } from '../../platform/languages/sentence';
import type { AnyFeature } from '../files/geojson/read-features';
import { columnNotes, type NotedColumn } from '../files/source/column-notes';
import type { ImportOutcome } from '../import-job';
import { WAYS } from '../ways';
import { stateNamed } from './block-files';
import { type BlockNames, COMMON_NAMES } from './read-block';

/** A longer list would not be readable. */
const MOST_PROPERTIES = 500;

const PARTS = ['state', 'district', 'block'] as const;

const NAME_OF = {
  state: sentence('the name of the state'),
  district: sentence('the name of the district'),
  block: sentence('the name of the block'),
} as const;

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
    names: () => [...seen],
    /** Returns a property that names this state in some features and another value in others. */
    mayNameState: () => [...withState].find((name) => withOthers.has(name)),
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

const NOT_KNOWN = {
  district: sentence('No property is known to name the district. Say which does: “{option}”.', {
    option: WAYS.district,
  }),
  block: sentence('No property is known to name the block. Say which does: “{option}”.', {
    option: WAYS.block,
  }),
} as const;

const NEITHER_KNOWN = sentence(
  'No property is known to name the district and the block. Say which do: “{district}” and “{block}”.',
  { district: WAYS.district, block: WAYS.block },
);

/** Without the state's property, blocks of other states would be shown as blocks of this one. */
export function refusedWhole(
  { reasons, recordsTaken, recordsRefused }: ImportOutcome,
  columns: ReturnType<typeof seenProperties>,
  names: BlockNames,
  otherStates: number,
): Pick<ImportOutcome, 'status' | 'sentence' | 'recordsTaken'> | null {
  const refused = (said: Sentence) =>
    ({ status: 'refused', sentence: said, recordsTaken: 0 }) as const;
  if (otherStates > 0 && recordsTaken + recordsRefused === 0) {
    return refused(sentence('{column} names other states only.', { column: names.state[0] ?? '' }));
  }
  const met = columns.names();
  const isKnown = (part: keyof BlockNames) => names[part].some((name) => met.includes(name));
  const suspect = isKnown('state') ? undefined : columns.mayNameState();
  const isAbroad = !isKnown('state') && reasons.some(({ reason }) => reason === 'elsewhere');
  if (suspect || isAbroad) {
    return refused(
      suspect
        ? sentence(
            'The file has blocks of other states, and no property that is known to name the state. Say which one does: “{option}”. {column} seems to.',
            { option: WAYS.state, column: suspect },
          )
        : sentence(
            'The file has blocks of other states, and no property that is known to name the state. Say which one does: “{option}”.',
            { option: WAYS.state },
          ),
    );
  }
  const [part, other] = (['district', 'block'] as const).filter((one) => !isKnown(one));
  if (!part || met.length === 0) return null;
  return refused(other ? NEITHER_KNOWN : NOT_KNOWN[part]);
}
