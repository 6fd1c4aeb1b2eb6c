import type { ImportProgress, OnProgress } from './import-job';

/** Tells what changed. */
export type ReportProgress = (change: Partial<ImportProgress>) => void;

/** Reports of progress that name only what changed. */
export function progressReport(fileBytes: number, onProgress: OnProgress): ReportProgress {
  let progress: ImportProgress = {
    phase: 'fingerprint',
    bytesRead: 0,
    bytesTotal: fileBytes,
    recordsRead: 0,
    recordsTaken: 0,
    recordsRefused: 0,
    recordsBefore: 0,
  };
  return (change) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
}
