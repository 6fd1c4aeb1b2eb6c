import type { DraftOccurrence, DraftRecord } from '@aranya/shared/contracts/administration';
import { numberInWords } from '../../table/words';

/** What of a test record would be on the map. */
export function mapInWords({ encrypted, occurrences, occurrenceCount }: DraftRecord): string {
  if (encrypted) return 'Encrypted: nobody here can read it';
  if (occurrenceCount === 0) return 'Nothing: no species was read';
  const more = occurrenceCount - occurrences.length;
  const named = occurrences.map(occurrenceInWords).join('; ');
  return more > 0 ? `${named} and ${numberInWords(more)} more` : named;
}

function occurrenceInWords({ species, latitude, longitude, count }: DraftOccurrence): string {
  const place =
    latitude === null || longitude === null
      ? 'without a place'
      : `at ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return `${count === null ? '' : `${count} × `}${species} ${place}`;
}

/** The files of a test record, and whether they came. */
export const filesInWords = ({ files }: DraftRecord): string =>
  files.map(({ name, received }) => (received ? name : `${name} (has not come)`)).join(', ') ||
  'None';
