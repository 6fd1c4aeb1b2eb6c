import { SegmentFile } from './segment-file';

/** Files that a thread keeps open; more than one index has. */
const FILES = 32;

const opened = new Map<string, SegmentFile>();

/**
 * A file that this thread opened before, or opens now. Names are not used twice, so what is under one
 * never changes.
 *
 * @throws DamagedFile
 */
export function openedSegment(path: string): SegmentFile {
  const known = opened.get(path);
  opened.delete(path);
  const file = known ?? new SegmentFile(path);
  opened.set(path, file);
  if (!known) closeRemoved();
  if (opened.size > FILES) {
    const [oldest] = opened;
    if (oldest) {
      opened.delete(oldest[0]);
      oldest[1].close();
    }
  }
  return file;
}

/** A file that was removed keeps its room on the disk while it is open. Nothing is drawn from it any more: it stays for a minute. */
function closeRemoved() {
  for (const [path, file] of opened) {
    if (file.isThere) continue;
    opened.delete(path);
    file.close();
  }
}
