import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { serverFolder } from '../platform/folders/server-folder';

/** A fictional record of a species, for demonstrations and tests only. */
export interface DemonstrationRecord {
  /** Scientific name. */
  readonly speciesName: string;
  readonly speciesType: string;
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMetres: number;
  /** ISO 8601 with the offset of India, +05:30. */
  readonly observedAt: string;
  readonly state: string;
}

export interface OwnedRecord extends DemonstrationRecord {
  readonly personId: string;
}

const NUMBERS = ['latitude', 'longitude', 'accuracyMetres'];

/** Reads the packaged records, which are not sorted by time. */
export const demonstrationRecords = (): DemonstrationRecord[] =>
  parse(readFileSync(join(serverFolder(), 'data', 'demonstration', 'records.csv')), {
    columns: true,
    cast: (value, { column }) => (NUMBERS.includes(String(column)) ? Number(value) : value),
  });

/** One in this many records was sent by the demonstration collector. */
const COLLECTOR_SHARE = 20;

/**
 * Assigns records to people, the same way at every call: a small part to the collector, so that
 * their own map has content, the rest to the others in turn.
 */
export function ownRecords(
  records: readonly DemonstrationRecord[],
  collectorId: string,
  otherIds: readonly string[],
): OwnedRecord[] {
  return records.map((record, index) => ({
    ...record,
    personId:
      index % COLLECTOR_SHARE === 0
        ? collectorId
        : (otherIds[index % otherIds.length] ?? collectorId),
  }));
}
