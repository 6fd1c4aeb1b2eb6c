import { OwnedContent } from '../../collecting/files/owned-content';
import { receivedPhoto } from '../../collecting/photos/received-photos';
import type { RecordPhoto } from '../../collecting/photos/send-small-photo';
import type { Database } from '../../platform/database/database';

/** @returns Null where that version has no such photo, or it was not received. */
export async function recordPhoto(
  db: Database,
  submissionId: number,
  name: string,
): Promise<RecordPhoto | null> {
  const photo = await receivedPhoto(db, submissionId, name);
  return photo && { content: new OwnedContent('own-photo', photo.sha256), size: photo.size };
}
