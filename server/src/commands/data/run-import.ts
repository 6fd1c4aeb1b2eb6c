import { access } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import {
  type ImportOutcome,
  importBlocks,
  importFieldSites,
  importOccurrences,
  importSpecies,
  isWholeFileFault,
  type OnProgress,
  writeRefusalReport,
} from '../../importing';
import type { Database } from '../../platform/database/database';
import type { ImportWords } from './data-words';
import { outcomeLines } from './outcome-lines';
import { type ProgressOutput, showProgress } from './show-progress';

export interface CommandSurroundings {
  /** Null in a dry run, which stores nothing. */
  db: Database | null;
  dataFolder: string;
  /** Runs in the transaction that changes the species lists. */
  followLists(tx: Database): Promise<void>;
  output: ProgressOutput;
  say(line: string): void;
  signal: AbortSignal;
}

const EXIT = { done: 0, refused: 1, interrupted: 130 } as const;

function importer(
  words: ImportWords,
  { db, dataFolder, followLists, signal }: CommandSurroundings,
): (onProgress: OnProgress) => Promise<ImportOutcome> {
  const { file, keepGood, encoding, dataset, replace, counted, state, names, dryRun } = words;
  const { columns, siteColumns, epsg, dates } = words;
  const source = { path: resolve(file), name: basename(file) };
  const options = { source, keepGood, signal, encoding };
  switch (words.kind) {
    case 'occurrences':
      return (onProgress) =>
        importOccurrences(
          db,
          { ...options, dataset, replace, counted, columns, epsg, dates },
          onProgress,
        );
    case 'species':
      return (onProgress) => importSpecies(db, { ...options, whenStored: followLists }, onProgress);
    case 'field-sites':
      return (onProgress) => importFieldSites(db, { ...options, columns: siteColumns }, onProgress);
    case 'blocks':
      return (onProgress) =>
        importBlocks(dryRun ? null : dataFolder, { ...options, state, names, epsg }, onProgress);
  }
}

/** @returns the exit code */
export async function runImport(
  words: ImportWords,
  surroundings: CommandSurroundings,
): Promise<number> {
  const { output, say } = surroundings;
  const name = basename(words.file);
  await access(words.file).catch(() => {
    throw new Error(`There is no file ${words.file} that can be read.`);
  });
  const progress = showProgress(output);
  const begun = performance.now();
  let outcome: ImportOutcome;
  try {
    outcome = await importer(words, surroundings)((now) => progress.update(now));
  } finally {
    progress.end();
  }
  let report: string | null = null;
  if (outcome.recordsRefused > 0 && outcome.status !== 'stopped' && !isWholeFileFault(outcome)) {
    report = resolve(words.report ?? `${name}.refused.csv`);
    await writeRefusalReport(report, outcome.refusals());
  }
  const seconds = (performance.now() - begun) / 1000;
  for (const line of outcomeLines(outcome, seconds, report)) say(line);
  if (outcome.status === 'stopped') return EXIT.interrupted;
  return outcome.status === 'refused' ? EXIT.refused : EXIT.done;
}
