import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges, saysBreaking } from './breaking-changes';
import { makeReports, type Report } from './make-reports';
import { reportedVersion } from './report';

/** `npm run contracts`: writes the reports, unless something broke without a version that says so. */
const root = path.join(import.meta.dirname, '..', '..');

function refusal({ name, version, file, text }: Report): string[] {
  if (!existsSync(file)) return [];
  const committed = readFileSync(file, 'utf8');
  const before = reportedVersion(committed);
  const broken = breakingChanges(committed, text);
  if (broken.length === 0 || saysBreaking(before, version)) return [];
  return [
    `${name} ${version} breaks what ${before} promised:`,
    ...broken.map((sentence) => `  ${sentence}`),
  ];
}

try {
  const reports = await makeReports(root);
  const refusals = reports.flatMap(refusal);
  if (refusals.length > 0) {
    console.error(refusals.join('\n'));
    console.error(
      'Keep the old declaration beside the new one, or raise the version (docs/contracts.md).',
    );
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
