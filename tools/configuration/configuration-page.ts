import type * as z from 'zod';
import { Environment } from '../../server/src/platform/configuration/environment';
import { FrontEndEnvironment } from '../../server/src/platform/configuration/front-end-environment';
import { OTHER_VARIABLES } from '../../server/src/platform/configuration/other-variables';
import { isSecret } from '../../server/src/platform/configuration/secret-files';

const INTRODUCTION = `# Configuration

Every environment variable of the product, made from the schemas that check them (\`npm run configuration\`):
\`server/src/platform/configuration/environment.ts\` and \`server/src/platform/configuration/front-end-environment.ts\`. A wrong value keeps the
process from starting, with a sentence for each; so does a name that looks like a typing error. An empty variable
counts as not set.

**Secrets** come from the environment alone and are in no page, bundle or log. Each may also be in a file: for
\`ARANYA_SECRET\` set \`ARANYA_SECRET_FILE\` to its path, as Docker and Kubernetes hand secrets out. Keys of a bucket
are \`AWS_ACCESS_KEY_ID\` and \`AWS_SECRET_ACCESS_KEY\`, or what else the AWS SDK finds.

**One file for all**: \`ARANYA_CONFIG\` names a file with lines of \`NAME=value\`, which server, website, commands
and releases read. A value with spaces or \`#\` stands in quotation marks. What a process is given itself comes first.

**The front end** is built without settings: its servers put them into each page. Served by nginx, they are in
\`settings.json\` instead ([delivery.md](delivery.md)), with the fields of \`shared/src/contracts/settings.ts\`.
`;

interface Row {
  name: string;
  meaning: string;
  byDefault: string;
  readers: string[];
}

/** docs/configuration.md, from the schemas. */
export function configurationPage(): string {
  const rows = new Map<string, Row>();
  addRows(rows, Environment, 'server');
  addRows(rows, FrontEndEnvironment, 'front end');
  const lines = [...rows.values()].map(({ name, meaning, byDefault, readers }) =>
    row(`\`${name}\``, meaning, byDefault, readers.join(', '), isSecret(name) ? 'secret' : ''),
  );
  const others = Object.entries(OTHER_VARIABLES).map(([name, meaning]) =>
    row(`\`${name}\``, meaning),
  );
  return `${INTRODUCTION}
| variable | meaning | by default | read by | |
|---|---|---|---|---|
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
