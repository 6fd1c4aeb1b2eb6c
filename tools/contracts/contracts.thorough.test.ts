import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { breakingChanges } from './breaking-changes';
import { makeReports, type Report } from './make-reports';
import { reportedVersion } from './report';

const root = path.join(import.meta.dirname, '..', '..');
const committed = ({ file }: Report) => readFileSync(file, 'utf8');

let reports: Report[];
beforeAll(async () => {
  reports = await makeReports(root);
}, 300_000);

test('the committed reports say what the sources promise', () => {
  const stale = reports.filter((report) => report.text !== committed(report));
  if (stale.length > 0) {
    const files = stale.map(({ file }) => path.relative(root, file)).join(', ');
    throw new Error(`The public surface has changed: run npm run contracts and commit ${files}.`);
  }
});

test('every report names its package in the version of package.json', () => {
  expect(reports).toHaveLength(1 + REMOTE_NAMES.length);
  for (const report of reports) expect(reportedVersion(committed(report))).toBe(report.version);
});

const textOf = (name: string) => reports.find((report) => report.name === name)?.text ?? '';

test('what is versioned apart from the package is in its report with its value', () => {
  const shared = textOf('@aranya/shared');
  for (const line of [
    'export const BUS_PROTOCOL = 1;',
    'export const STORE_PROTOCOL = 1;',
    'export const SESSION_VERSION = 1;',
    'protocol: z.ZodMiniLiteral<1>;',
    "'session/signed-in': {",
  ]) {
    expect(shared).toContain(line);
  }
});

test('a remote promises its modules, their props, its routes, and what its embed.js takes', () => {
  expect(textOf('@aranya/mfe-map')).toContain('export default function SpeciesMap(');
  expect(textOf('@aranya/mfe-map')).toContain('export interface SpeciesMapProps {');
  expect(textOf('@aranya/mfe-map')).toContain('export interface AranyaMapOptions {');
  expect(textOf('@aranya/mfe-dashboard')).toContain(
    "'/mob/dashboard (mobile, collector)': './mobile-dashboard';",
  );
});

test.each([
  ["'session/signed-in': {", "'session/arrived': {", '@aranya/shared/contracts: AranyaEvents'],
  ['BUS_PROTOCOL = 1', 'BUS_PROTOCOL = 2', '@aranya/shared/events: BUS_PROTOCOL'],
  ['export function publish<', 'export function tell<', '@aranya/shared/events: publish'],
])('a report in which %s became %s is told as broken', (before, after, what) => {
  const shared = textOf('@aranya/shared');
  expect(shared).toContain(before);
  expect(breakingChanges(shared, shared.replace(before, after)).join()).toContain(what);
  expect(breakingChanges(shared, shared)).toEqual([]);
});
