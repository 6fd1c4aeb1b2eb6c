import type { ImportProgress, OnProgress } from './import-job';

/** Reports the changed values. */
export type ReportProgress = (change: Partial<ImportProgress>) => void;

/** Returns a function that reports progress from the changed values only. */
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
