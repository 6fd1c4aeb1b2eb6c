import { parseArgs } from 'node:util';
import { archiveOfOccurrences } from './occurrence-archive';

/**
 * `tsx tools/data/make-occurrence-archive.ts FILE --records 1000000`: generates a Darwin Core
 * Archive with artificial occurrences, the same on every run, for measuring imports.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string', default: '1000000' },
    bad: { type: 'string', default: '0' },
  },
});
const [file] = positionals;
if (!file) throw new Error('Which file? tsx tools/data/make-occurrence-archive.ts FILE');
await archiveOfOccurrences(file, Number(values.records), Number(values.bad));
