import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brokenPromise, MEND_PROMISE } from './broken-promise';
import { makeReports } from './make-reports';

/** `npm run contracts`: writes the reports, unless something broke without a version that says so. */
const root = path.join(import.meta.dirname, '..', '..');

try {
  const reports = await makeReports(root);
  const refusals = reports.flatMap((report) => brokenPromise(report) ?? []);
  if (refusals.length > 0) {
    console.error(refusals.join('\n'));
    console.error(MEND_PROMISE);
    process.exit(1);
  }
  for (const { file, text } of reports) {
    mkdirSync(path.dirname(file), { recursive: true });
    const isNew = !existsSync(file) || readFileSync(file, 'utf8') !== text;
    if (isNew) writeFileSync(file, text);
    console.log(`${path.relative(root, file)}: ${isNew ? 'written' : 'unchanged'}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
