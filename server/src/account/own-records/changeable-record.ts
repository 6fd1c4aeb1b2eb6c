import type { CollectionServer } from '../../collecting/collection-server';
import { editableUntil } from '../../collecting/submissions/edit-window';
import type { RecordRow } from './own-record-rows';

/** Null: the time is over, the record is encrypted, or not on the server that phones use now. */
export function editEnd(
  { isHere, encrypted, submittedAt }: RecordRow,
  editHours: number,
  { kind }: Pick<CollectionServer, 'kind'>,
  now = Date.now(),
): Date | null {
  const end = editableUntil(submittedAt, editHours);
  return isHere === (kind === 'embedded') && !encrypted && end.getTime() > now ? end : null;
}

export const isDeletable = (
  { isHere }: Pick<RecordRow, 'isHere'>,
  { kind }: Pick<CollectionServer, 'kind'>,
): boolean => isHere || kind === 'central';
