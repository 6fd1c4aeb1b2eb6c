import { execFileSync } from 'node:child_process';
import path from 'node:path';

const file = JSON.stringify(path.join(import.meta.dirname, 'known-holes.mjs'));

function severitiesIn(output: string) {
  const code = `import { severitiesIn } from ${file};
    console.log(JSON.stringify(severitiesIn(${JSON.stringify(output)})));`;
  const parameters = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' }));
}

test('returns the counts by severity of a report', () => {
  const vulnerabilities = { low: 3, high: 1, critical: 0 };
  expect(severitiesIn(JSON.stringify({ metadata: { vulnerabilities } }))).toEqual(vulnerabilities);
});

test.each([
  ['the registry has no such call', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
  ['there is no network', ''],
  ['a page is returned', '<html>'],
])('returns nothing if %s', (_, output) => {
  expect(severitiesIn(output)).toEqual({});
});
