import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { mediaType } from '../../platform/http/media-type';
import { isSameName } from '../../platform/text/same-name';
import { centralSubmission } from '../central/tables';
import { occurrence, submissionFile } from '../tables';

/** The name's extension decides; the content is checked later. */
export const isPhoto = (name: string) => mediaType(name).startsWith('image/');

export interface PhotosOfRecord {
  /** Photos that can be shown, as far as known. */
  names: string[];
  /** Received photos that are truncated, empty, or of an unsupported format. */
  unshown: number;
}

/** By row of the record's version. Records in ODK Central have photos of species only. */
export async function photosOf(
  db: Database,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, PhotosOfRecord>> {
  const photos = new Map<number, PhotosOfRecord>();
  if (submissionIds.length === 0) return photos;
  const { submissionId, name, showable } = submissionFile;
  const rows = await db
    .select({ id: submissionId, name, showable })
    .from(submissionFile)
    .where(and(inArray(submissionId, [...submissionIds]), isNotNull(submissionFile.sha256)))
    .orderBy(asc(submissionId), asc(name));
  const inCentral = await namesInCentral(db, submissionIds);
  for (const row of [...rows, ...inCentral.map((one) => ({ ...one, showable: null }))]) {
    if (!isPhoto(row.name)) continue;
    const own = photos.get(row.id) ?? { names: [], unshown: 0 };
    photos.set(row.id, own);
    if (row.showable === false) own.unshown += 1;
    else own.names.push(row.name);
  }
  return photos;
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

/** The caller checks who may read it. @returns Size in bytes; null if it was not received. */
export async function receivedPhoto(
  db: Database,
  submissionId: number,
  name: string,
): Promise<{ sha256: string; size: number } | null> {
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
