import { Environment } from '../../server/src/environment';

const INTRODUCTION = `# Settings of the server

Environment variables, as \`server/src/environment.ts\` reads them. An empty variable counts as not
set; a wrong one keeps the server from starting, with a sentence that names it. \`npm run settings\`
writes this page. What is for the front end, for \`npm start\` and for releases is in the
[README](../README.md#settings).

| variable | meaning | by default |
|---|---|---|
`;

/** The page \`docs/settings.md\`: every variable of the server, from the schema that checks them. */
export function settingsPage(): string {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    const byDefault = success && data !== undefined ? `\`${String(data)}\`` : 'not set';
    if (!schema.description) throw new Error(`${name} is not described.`);
    return `| \`${name}\` | ${schema.description.replaceAll('|', '\\|')} | ${byDefault} |`;
  });
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}
