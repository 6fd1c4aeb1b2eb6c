import type { WaterfallLine } from '../visit/visit';

/** Which part of the product an address belongs to, and the file without its hash. */
function shortAddress(address: string): string {
  const { port, pathname } = new URL(address);
  return `:${port}${pathname.replace(/\/releases\/[^/]+/, '')}`;
}

/** Requests of one visit as a table, in the order in which they were asked for. */
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
