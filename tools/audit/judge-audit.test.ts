import { judgeAudit } from './judge-audit';

const TODAY = '2026-11-21';
const URL = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      leaf: {
        name: 'leaf',
        via: [{ url: URL, title: 'Runs code', severity, name: 'leaf', range: '<1.2.3' }],
      },
      branch: { name: 'branch', via: ['leaf'] },
    },
  });

const accept = (until: string, reason = 'The server never calls it.') => [
  { advisory: 'GHSA-aaaa-bbbb-cccc', reason, until },
];

test.each(['high', 'critical'])('reports an advisory of %s severity', (severity) => {
  expect(judgeAudit(report(severity), [], TODAY)).toEqual({
    isKnown: true,
    holes: [`${severity}: leaf <1.2.3, Runs code (${URL})`],
  });
});

test.each(['low', 'moderate'])('ignores an advisory of %s severity', (severity) => {
  expect(judgeAudit(report(severity), [], TODAY).holes).toEqual([]);
});

test('ignores an accepted advisory with a reason until its date', () => {
  const holes = (accepted: ReturnType<typeof accept>) =>
    judgeAudit(report('high'), accepted, TODAY).holes;
  expect(holes(accept(TODAY))).toEqual([]);
  expect(holes(accept('2026-11-20'))).toHaveLength(1);
  expect(holes(accept(TODAY, ''))).toHaveLength(1);
});

test.each([
  ['a registry without the call', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
  ['no network', ''],
  ['a page in place of an answer', '<html>'],
])('reports nothing known: %s', (_, output) => {
  expect(judgeAudit(output, [], TODAY)).toEqual({ isKnown: false, holes: [] });
});

test('reports an unavailable registry as unknown', () => {
  expect(judgeAudit('{"vulnerabilities":{}}', [], TODAY)).toEqual({ isKnown: true, holes: [] });
});
