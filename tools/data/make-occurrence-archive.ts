import { parseArgs } from 'node:util';
import { archiveOfOccurrences } from './occurrence-archive';

/**
 * `tsx tools/data/make-occurrence-archive.ts FILE --records 1000000`: a Darwin Core Archive with made-up
 * occurrences, the same at every run, to measure imports with.
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
