import type { ListedImport } from '../../importing';

const STATES = {
  running: 'not finished; give the same command again to go on',
  complete: 'visible',
  refused: 'refused',
} as const;

const day = (moment: Date) => moment.toISOString().slice(0, 10);

function line({ fileName, state, recordsTaken, startedAt, finishedAt }: ListedImport): string {
  const count = recordsTaken.toLocaleString('en-IN').padStart(12);
  return `  ${day(finishedAt ?? startedAt)} ${count}  ${STATES[state]}  ${fileName}`;
}

export function datasetTable(imports: readonly ListedImport[]): string {
  if (imports.length === 0) return 'There are no datasets.';
  const names = [...new Set(imports.map(({ dataset }) => dataset))];
  return names
    .map((name) => {
      const own = imports.filter(({ dataset }) => dataset === name);
      const counted = own[0]?.counted ? ', counted on the home page' : '';
      return [
        `${name}${counted}, ${own[0]?.licence ?? 'without a licence'}`,
        ...own.map(line),
      ].join('\n');
    })
    .join('\n\n');
}
