import type { DraftOccurrence, DraftRecord } from '@aranya/shared/contracts/administration';
import type { TextOf } from '@aranya/shared/languages';
import { numberInWords } from '../../table/words';

/** Describes what the map would show of a test record. */
export function mapInWords(
  { encrypted, occurrences, occurrenceCount }: DraftRecord,
  text: TextOf,
): string {
  if (encrypted) return text('Encrypted: nobody here can read it');
  if (occurrenceCount === 0) return text('Nothing: no species was read');
  const more = occurrenceCount - occurrences.length;
  const named = occurrences.map((one) => occurrenceInWords(one, text)).join('; ');
  return more > 0
    ? text('{species} and {count} more', { species: named, count: numberInWords(more) })
    : named;
}

function occurrenceInWords(
  { species, latitude, longitude, count }: DraftOccurrence,
  text: TextOf,
): string {
  const counted = count === null ? species : `${count} × ${species}`;
  if (latitude === null || longitude === null) {
    return text('{species} without a place', { species: counted });
  }
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return text('{species} at {place}', { species: counted, place });
}

/** Lists the files of a test record with their upload state. */
export const filesInWords = ({ files }: DraftRecord, text: TextOf): string =>
  files
    .map(({ name, received }) => (received ? name : text('{file} (has not come)', { file: name })))
    .join(', ') || text('None');
