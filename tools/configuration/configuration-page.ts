import type * as z from 'zod';
import { Environment } from '../../server/src/platform/configuration/environment';
import { FrontEndEnvironment } from '../../server/src/platform/configuration/front-end-environment';
import { OTHER_VARIABLES } from '../../server/src/platform/configuration/other-variables';
import { isSecret } from '../../server/src/platform/configuration/secret-files';

const INTRODUCTION = `# Configuration

For an operator who looks up a setting. \`npm run operate -- settings\` prints a commented sample. \`npm run
configuration\` writes this page from \`server/src/platform/configuration\`. A wrong value or a misspelt name keeps a
process from starting. An empty variable counts as not set.

**Secrets** are in no page, bundle or log. \`ARANYA_SECRET_FILE\` names a file with \`ARANYA_SECRET\`; the same holds for
every secret. Keys of a bucket are \`AWS_ACCESS_KEY_ID\` and \`AWS_SECRET_ACCESS_KEY\`, or another source of the AWS SDK.

**One file for all**: \`ARANYA_CONFIG\` names a file with lines of \`NAME=value\` for server, website, commands and
releases. Quote values with spaces or \`#\`. The environment of a process has priority.

**The front end** gets its settings from its servers, with nginx from \`settings.json\` ([delivery](delivery.md)) with
the fields of \`shared/src/contracts/pages/settings.ts\`.
`;

interface Row {
  name: string;
  meaning: string;
  byDefault: string;
  readers: string[];
}

export function configurationPage(): string {
  const rows = new Map<string, Row>();
  addRows(rows, Environment, 'server');
  addRows(rows, FrontEndEnvironment, 'website');
  const lines = [...rows.values()].map(({ name, meaning, byDefault, readers }) =>
    row(
      `\`${name}\``,
      isSecret(name) ? `Secret. ${meaning}` : meaning,
      byDefault,
      readers.join(', '),
    ),
  );
  const others = Object.entries(OTHER_VARIABLES).map(([name, meaning]) =>
    row(`\`${name}\``, meaning),
  );
  return `${INTRODUCTION}
| variable | meaning | by default | read by |
|---|---|---|---|
${lines.join('\n')}

## Of tests and tools

| variable | meaning |
|---|---|
${others.join('\n')}
`;
}

function addRows(rows: Map<string, Row>, schema: z.ZodObject, reader: string): void {
  const defaults = schema.parse({}) as Record<string, unknown>;
  for (const [name, field] of Object.entries(schema.shape)) {
    const known = rows.get(name);
    if (known) {
      known.readers.push(reader);
      continue;
    }
    const [meaning = '', said] = ((field as z.ZodType).description ?? '').split(' Default: ');
    const value = defaults[name];
    const byDefault = value === undefined ? (said ?? '').replace(/\.$/, '') : `\`${value}\``;
    rows.set(name, { name, meaning, byDefault, readers: [reader] });
  }
}

const row = (...cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
