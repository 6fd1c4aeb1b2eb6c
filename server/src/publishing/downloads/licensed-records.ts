import type { Licence } from '@aranya/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { FROM_PHONES, publicPlace } from '../../collecting/public-places/tables';
import type { Database } from '../../platform/database/database';
import { dateText } from '../explore/date-text';
import { describedRecord, readDescriptions } from '../explore/described-record';
import { RECORD_COLUMNS, type RecordRow } from '../explore/record-pages';
import { publishedDegree } from '../public-occurrences/views/occurrence-view';
import type { PublishingContext } from '../publishing-context';
import type { Coverage } from './archive-files';
import { readIdentifications } from './identifications';
import { DOWNLOAD_LIMITS } from './limits';
import type { DownloadedRecord } from './occurrence-terms';
import { openRecorders } from './recorders';
import { strictest } from './stored-downloads';

/** `record_id` leads to its recorder. */
type LicensedRow = RecordRow & { record_id: string | number };

type Needs = Pick<PublishingContext, 'database' | 'publicPlaces' | 'borders'>;

/** @param which Condition on {@link publicPlace} */
export async function licensedRecords(context: Needs, which: SQL) {
  const { db } = context.database;
  const recorders = await openRecorders(db);
  const descriptions = await readDescriptions(db, {
    rules: await context.publicPlaces.rules(),
    borders: await context.borders(),
  });
  const { licences } = descriptions;

  /** Only records that have a licence, in the order of their ids. */
  async function page(after: string | null, limit: number): Promise<DownloadedRecord[]> {
    const { rows } = await db.execute<LicensedRow>(sql`
      select ${RECORD_COLUMNS}, record_id from ${publicPlace}
      where ${which} and ${licences.condition}
        ${after === null ? sql`` : sql`and public_id > ${after}::uuid`}
      order by public_id limit ${limit}`);
    const names = await recorders(rows.filter(isNamed).map((row) => Number(row.record_id)));
    const confirmed = rows.filter((row) => row.is_confirmed);
    const identifications = await readIdentifications(
      db,
      confirmed.map((row) => Number(row.record_id)),
    );
    return rows.flatMap((row) => {
      const { licence, ...described } = describedRecord(row, descriptions);
      if (!licence) return [];
      const id = Number(row.record_id);
      const recordedBy = isNamed(row) ? (names.get(id) ?? null) : null;
      const identification = row.is_confirmed ? (identifications.get(id) ?? null) : null;
      return [{ ...described, licence, recordedBy, identification }];
    });
  }

  return {
    /** `leftOut` counts records without a licence. */
    async counts() {
      const counts = new Map<Licence | null, number>();
      for (const { import_id, licence_period, count } of await countRows(db, which)) {
        const licence = licences.of(Number(import_id), licence_period);
        counts.set(licence, (counts.get(licence) ?? 0) + Number(count));
      }
      const found = [...counts].flatMap(([licence, count]) =>
        licence ? [{ licence, count }] : [],
      );
      found.sort((a, b) => (a.licence < b.licence ? -1 : 1));
      return { licences: found, leftOut: counts.get(null) ?? 0 };
    },
    async facts() {
      const rows = await countRows(db, sql`${which} and ${licences.condition}`);
      const found = rows.flatMap(({ import_id, licence_period }) => {
        const licence = licences.of(Number(import_id), licence_period);
        return licence ? [{ licence }] : [];
      });
      // An archive without records needs a licence too; nothing is under it.
      return { licence: strictest(found) ?? 'CC0-1.0', coverage: coverageOf(rows) };
    },
    page,
    /** Each page is a query, so no transaction stays open. */
    async *pages(after: string | null) {
      const { pageRecords } = DOWNLOAD_LIMITS;
      let next = page(after, pageRecords);
      for (;;) {
        const records = await next;
        const last = records.length < pageRecords ? undefined : records.at(-1);
        if (last) {
          // The next page is read while this one is sent. Its error is ignored if the client disconnects.
          next = page(last.id, pageRecords);
          next.catch(() => undefined);
        }
        yield records;
        if (!last) return;
      }
    },
  };
}

/** The recorder of a coarse record is withheld: other records of the same person could lead to its place. */
const isNamed = ({ import_id, coarse_side }: LicensedRow) =>
  Number(import_id) === FROM_PHONES && coarse_side === 0;

type CountRow = {
  import_id: string | number;
  licence_period: number;
  count: string;
  west: number;
  east: number;
  south: number;
  north: number;
  first: number | null;
  last: number;
};

async function countRows(db: Database, which: SQL): Promise<CountRow[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select import_id, licence_period, count(*) as count, min(longitude) as west,
      max(longitude) as east, min(latitude) as south, max(latitude) as north,
      min(nullif(day, 0)) as first, max(day) as last
    from ${publicPlace} where ${which} group by 1, 2`);
  return rows;
}

function coverageOf(rows: readonly CountRow[]): Coverage {
  if (rows.length === 0) return { box: null, days: null };
  const box = {
    west: publishedDegree(Math.min(...rows.map(({ west }) => west))),
    east: publishedDegree(Math.max(...rows.map(({ east }) => east))),
    south: publishedDegree(Math.min(...rows.map(({ south }) => south))),
    north: publishedDegree(Math.max(...rows.map(({ north }) => north))),
  };
  const dated = rows.flatMap(({ first, last }) => (first === null ? [] : [{ first, last }]));
  const first = dateText(Math.min(...dated.map((row) => row.first)));
  const last = dateText(Math.max(...dated.map((row) => row.last)));
  return { box, days: dated.length > 0 && first && last ? { first, last } : null };
}
