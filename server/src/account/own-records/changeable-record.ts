import type { CollectionServer } from '../../collecting/collection-server';
import { editableUntil } from '../../collecting/submissions/edit-window';
import type { RecordRow } from './own-record-rows';

/**
 * Returns until when the sender may edit a record; null if not at all. The collection server that phones use now
 * must have it, and an encrypted record cannot be read.
 */
export function editEnd(
  { isHere, encrypted, submittedAt }: RecordRow,
  editHours: number,
  { kind }: Pick<CollectionServer, 'kind'>,
  now = Date.now(),
): Date | null {
  const end = editableUntil(submittedAt, editHours);
  return isHere === (kind === 'embedded') && !encrypted && end.getTime() > now ? end : null;
}

/** Whether the sender may delete a record: it is stored here, or in the ODK Central that phones use now. */
export const isDeletable = (
  { isHere }: Pick<RecordRow, 'isHere'>,
  { kind }: Pick<CollectionServer, 'kind'>,
): boolean => isHere || kind === 'central';
