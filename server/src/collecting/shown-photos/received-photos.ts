import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { mediaType } from '../../platform/http/media-type';
import { isSameName } from '../../platform/text/same-name';
import { centralSubmission } from '../central/tables';
import { occurrence, submissionFile } from '../tables';

/** Whether a name promises a picture; the bytes say so later. */
export const isPhoto = (name: string) => mediaType(name).startsWith('image/');

/**
 * Names of the photos of records, by the row of the record's version: those that were received, and of
 * records that were read from ODK Central those that it says of its species.
 */
export async function photoNames(
  db: Database,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const names = new Map<number, string[]>();
  if (submissionIds.length === 0) return names;
  const rows = await db
    .select({ id: submissionFile.submissionId, name: submissionFile.name })
    .from(submissionFile)
    .where(
      and(
        inArray(submissionFile.submissionId, [...submissionIds]),
        isNotNull(submissionFile.sha256),
      ),
    )
    .orderBy(asc(submissionFile.submissionId), asc(submissionFile.name));
  for (const { id, name } of [...rows, ...(await namesInCentral(db, submissionIds))]) {
    if (isPhoto(name)) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

async function namesInCentral(db: Database, submissionIds: readonly number[]) {
  const read = await db
    .select({ id: centralSubmission.submissionId })
    .from(centralSubmission)
    .where(inArray(centralSubmission.submissionId, [...submissionIds]));
  if (read.length === 0) return [];
  const id = occurrence.submissionId;
  return db
    .selectDistinct({ id, name: sql<string>`${occurrence.photo}` })
    .from(occurrence)
    .where(
      and(
        inArray(
          id,
          read.map((one) => one.id),
        ),
        isNotNull(occurrence.photo),
      ),
    )
    .orderBy(asc(id), asc(occurrence.photo));
}

/** A photo that was received. Who may have it is for whoever asks to say. */
export interface ReceivedPhoto {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** @returns Null where that version of a record has no such photo, or it was not received. */
export async function receivedPhoto(
  db: Database,
  submissionId: number,
  name: string,
): Promise<ReceivedPhoto | null> {
  const rows = await db
    .select({
      name: submissionFile.name,
      sha256: submissionFile.sha256,
      size: submissionFile.size,
    })
    .from(submissionFile)
    .where(eq(submissionFile.submissionId, submissionId));
  const found =
    rows.find((row) => row.name === name) ?? rows.find((row) => isSameName(row.name, name));
  if (!found?.sha256 || !isPhoto(name)) return null;
  return { sha256: found.sha256, size: Number(found.size ?? 0) };
}
