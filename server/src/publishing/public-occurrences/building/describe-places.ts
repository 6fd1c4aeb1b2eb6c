import { createHmac } from 'node:crypto';
import { inArray, isNotNull } from 'drizzle-orm';
import type { PlacedRecord } from '../../../collecting/public-places/change-places';
import { withPublicPhoto } from '../../../collecting/shown-photos/public-photos';
import { submission } from '../../../collecting/tables';
import { knownDay } from '../../../importing';
import type { Database } from '../../../platform/database/database';
import { recordLicence } from '../../licences/tables';
import type { Borders } from '../../places/borders';
import type { PublicRow } from '../public-occurrences';
import { publicIdKey } from '../tables';

/** Id of the only row. */
const ONLY = 1;

/** An edited record keeps its public id. */
export async function describeRecorded(
  tx: Database,
  borders: Borders,
  rows: readonly PublicRow[],
): Promise<PlacedRecord[]> {
  if (rows.length === 0) return [];
  const key = await readKey(tx);
  const submissions = [...new Set(rows.map(({ origin }) => Number(origin)))];
  const { id, editOf, submittedAt } = submission;
  const versions = await tx
    .select({ id, editOf, submittedAt })
    .from(submission)
    .where(inArray(id, submissions));
  const versionOf = new Map(versions.map((version) => [String(version.id), version]));
  const periods = await tx.select().from(recordLicence).where(isNotNull(recordLicence.since));
  const withPhoto = rows.filter(({ side, has_photo }) => side === 0 && has_photo);
  const shown = await withPublicPhoto(
    tx,
    withPhoto.map(({ id }) => Number(id)),
  );
  return rows.map((row) => {
    const version = versionOf.get(row.origin);
    const first = String(version?.editOf ?? row.origin);
    const record = described(row, borders, publicIdOf(key, ['phones', first, row.part], row.side));
    const sentAt = version?.submittedAt ?? new Date(0);
    const begun = periods.filter(({ since }) => since && since <= sentAt);
    return {
      ...record,
      // A photo of a coarse record could show where it was made.
      hasPhoto: shown.has(record.id),
      // 0: before the first licence.
      licencePeriod: Math.max(0, ...begun.map(({ period }) => period)),
    };
  });
}

/** A record has the same public id in the next import of its dataset. */
export async function describeImported(
  tx: Database,
  borders: Borders,
  rows: readonly PublicRow[],
): Promise<PlacedRecord[]> {
  if (rows.length === 0) return [];
  const key = await readKey(tx);
  return rows.map((row) =>
    described(row, borders, publicIdOf(key, ['dataset', row.origin, row.part], row.side)),
  );
}

function described(row: PublicRow, borders: Borders, publicId: string): PlacedRecord {
  const { latitude, longitude, side, seen } = row;
  const day = seen === null ? 0 : knownDay(seen);
  const found = borders.find(latitude, longitude);
  return {
    id: Number(row.id),
    species: row.name,
    latitude,
    longitude,
    publicId,
    coarseSide: side,
    // The day would lead from a coarse record to the exact ones of the same walk.
    day: side > 0 ? day - (day % 100) : day,
    district: found?.district.id ?? '',
    block: found?.block.id ?? '',
    formId: row.form_id,
    hasPhoto: row.has_photo,
    // The time of a review would identify one of several coarse records.
    isConfirmed: side === 0 && row.is_confirmed,
    licencePeriod: 0,
  };
}

/** Makes the key before the first record is placed. */
async function readKey(tx: Database): Promise<string> {
  await tx.insert(publicIdKey).values({ id: ONLY }).onConflictDoNothing();
  const [row] = await tx.select().from(publicIdKey);
  if (!row) throw new Error('The key of the public ids was not stored.');
  return row.key;
}

/**
 * A UUID of version 8 (RFC 9562) that reveals neither origin nor order of records without the key.
 * A record that becomes coarse gets another id, because somebody may have stored its exact place
 * under the previous one.
 */
function publicIdOf(key: string, names: readonly string[], side: number): string {
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([...names, side]))
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
