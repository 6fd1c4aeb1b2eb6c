import type { DemonstrationRecord } from './records';

export interface OwnedRecord extends DemonstrationRecord {
  readonly personId: string;
}

/** One in this many records was sent by the demonstration collector. */
const COLLECTOR_SHARE = 20;

/** The same at every call. The collector gets a small part, so that their own map has content. */
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
