import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BenchConditions } from '../conditions-of-run';
import type { RoundResults } from '../rounds';
import type { BenchRoute } from '../routes';
import type { WaterfallLine } from '../visit/visit';
import { summarized } from './summary';
import { resultsPage } from './tables';

function shortAddress(address: string): string {
  const { port, pathname } = new URL(address);
  return `:${port}${pathname.replace(/\/releases\/[^/]+/, '')}`;
}

function waterfallTable(title: string, lines: readonly WaterfallLine[]): string {
  const rows = lines.map(
    ({ address, type, start, end, bytes }) =>
      `| ${shortAddress(address)} | ${type} | ${start} | ${end} | ${bytes} |`,
  );
  return `### ${title}

| file | kind | start ms | end ms | bytes |
| --- | --- | --: | --: | --: |
${rows.join('\n')}
`;
}

const folder = path.join(import.meta.dirname, '..', 'results');

/** Writes to `bench/results/` too. @returns the tables */
export async function writeResults(
  conditions: BenchConditions,
  { samples, waterfalls }: RoundResults,
  routes: readonly BenchRoute[],
): Promise<string> {
  const figures = summarized(samples);
  const names = routes.map(({ name }) => name);
  const page = resultsPage(conditions, figures, names);
  const tables = [...waterfalls].map(([title, lines]) => waterfallTable(title, lines));
  const run = `${conditions.date.slice(0, 10)}-${conditions.commit.split(',')[0]}`;
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, `${run}.json`),
    `${JSON.stringify({ conditions, figures }, null, 1)}\n`,
  );
  await writeFile(path.join(folder, 'latest.md'), page);
  await writeFile(path.join(folder, 'waterfalls.md'), `# Last cold visits\n\n${tables.join('\n')}`);
  return page;
}
