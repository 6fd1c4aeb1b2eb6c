import { brokenBounds, type Measured } from './measured';

const COLUMNS = ['where', 'input', 'size', 'half', 'full', 'ratio', 'block', 'answer'];

const time = (ms: number | null) => (ms === null ? '–' : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`);

const cellsOf = (measured: Measured): string[] => [
  measured.where,
  measured.input,
  `${measured.size.toLocaleString('en')} ${measured.unit}`,
  time(measured.halfMs),
  time(measured.fullMs),
  measured.ratio === null ? '–' : measured.ratio.toFixed(1),
  time(measured.blockMs),
  measured.answer,
];

/** The measured cases as lines of text; what is broken says so below its line. */
export function tableOf(results: readonly Measured[]): string[] {
  const rows = [COLUMNS, ...results.map(cellsOf)];
  const widths = COLUMNS.map((_, column) =>
    Math.min(60, Math.max(...rows.map((row) => row[column]?.length ?? 0))),
  );
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.slice(0, 60).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    lineOf(COLUMNS),
    ...results.flatMap((measured) => [
      lineOf(cellsOf(measured)),
      ...brokenBounds(measured).map((broken) => `    BROKEN ${broken}`),
    ]),
  ];
}
