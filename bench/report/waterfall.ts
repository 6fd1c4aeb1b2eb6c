import type { WaterfallLine } from '../visit/visit';

/** Shortens an address to its origin's name and the file name without hash. */
function shortAddress(address: string): string {
  const { port, pathname } = new URL(address);
  return `:${port}${pathname.replace(/\/releases\/[^/]+/, '')}`;
}

/** Formats the requests of a visit as a table, in the order of their start. */
export function waterfallTable(title: string, lines: readonly WaterfallLine[]): string {
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
