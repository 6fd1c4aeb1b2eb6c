import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { fieldsByName, type SourceRecord } from '../source/record-table';

/** Terms that an occurrence takes from its event when its own value is empty. */
export const TERMS_OF_EVENT = [
  'decimalLatitude',
  'decimalLongitude',
  'geodeticDatum',
  'coordinateUncertaintyInMeters',
  'eventDate',
  'countryCode',
  'informationWithheld',
] as const;

/** Texts of {@link TERMS_OF_EVENT} by event id. */
export type Events = ReadonlyMap<string, readonly string[]>;

/** @throws FileRefused when they do not fit into memory */
export async function readEvents(
  terms: readonly string[],
  records: AsyncIterable<SourceRecord>,
): Promise<Events> {
  const find = fieldsByName(terms, TERMS_OF_EVENT);
  const events = new Map<string, string[]>();
  for await (const record of records) {
    if (!record.id) continue;
    const field = find.of(record);
    events.set(
      record.id,
      TERMS_OF_EVENT.map((term) => field(term)),
    );
    if (events.size > LIMITS.dataImport.events) {
      throw new FileRefused(
        sentence(
          'The archive has more than {count} events. Split it, or publish it with an occurrence core.',
          { count: LIMITS.dataImport.events },
        ),
      );
    }
  }
  return events;
}

/** Puts the values of {@link TERMS_OF_EVENT} before the record's own fields. */
export async function* withEvents(
  terms: readonly string[],
  records: AsyncIterable<SourceRecord>,
  events: Events,
): AsyncGenerator<SourceRecord> {
  const find = fieldsByName(terms, TERMS_OF_EVENT);
  for await (const record of records) {
    const event = events.get(record.id ?? '');
    const own = find.of(record);
    const inherited = TERMS_OF_EVENT.map((term, index) => own(term) || (event?.[index] ?? ''));
    yield {
      fields: [...inherited, ...record.fields],
      complete: record.complete,
      // In an extension, the id of a row is the id of its event, which many rows share.
      ...(!event && { fault: 'no_event' as const }),
    };
  }
}
