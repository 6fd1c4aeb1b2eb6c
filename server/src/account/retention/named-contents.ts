import { inArray } from 'drizzle-orm';
import { draftFile, formDraftMedia } from '../../collecting/forms/drafts/tables';
import { formMedia, submissionFile } from '../../collecting/tables';
import { personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { contentOfPhoto, photoName } from '../profiles/profile-photos';

/** Drafts come before forms, so that a file that moves from one to the other is not missed. */
const TABLES = [formDraftMedia, formMedia, draftFile, submissionFile] as const;

/** @param contents SHA-256 in lower-case hex, some thousands at most. */
export async function namedContents(
  db: Database,
  contents: readonly string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  if (contents.length === 0) return named;
  for (const table of TABLES) {
    const rows = await db
      .selectDistinct({ sha256: table.sha256 })
      .from(table)
      .where(inArray(table.sha256, [...contents]));
    for (const { sha256 } of rows) if (sha256 !== null) named.add(sha256);
  }
  const photos = await db
    .select({ photo: personProfile.photo })
    .from(personProfile)
    .where(inArray(personProfile.photo, contents.map(photoName)));
  for (const { photo } of photos) {
    const sha256 = photo && contentOfPhoto(photo);
    if (sha256) named.add(sha256);
  }
  return named;
}
