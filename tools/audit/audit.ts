import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AcceptedAdvisory, judgeAudit } from './judge-audit';

/**
 * `npm run audit`: queries the registry for vulnerabilities of the product's dependencies. Exits
 * with 1 for high or critical ones that are not in `accepted.json`. An unavailable registry is
 * reported and is no failure.
 */
const accepted: { advisories: AcceptedAdvisory[] } = JSON.parse(
  await readFile(path.join(import.meta.dirname, 'accepted.json'), 'utf8'),
);

/** The command exits with 1 for any finding, so only its output is used. */
const output = await new Promise<string>((resolve) => {
  const parameters = ['audit', '--omit=dev', '--json', '--audit=true'];
  execFile('npm', parameters, { timeout: 120_000, maxBuffer: 64 * 2 ** 20 }, (_, stdout) =>
    resolve(stdout),
  );
});

const { isKnown, holes } = judgeAudit(
  output,
  accepted.advisories,
  new Date().toISOString().slice(0, 10),
);
if (!isKnown) console.log('The registry has no answer on known holes; nothing was checked.');
else if (holes.length === 0) console.log('No known hole of high or critical severity.');
for (const hole of holes) console.error(hole);
if (holes.length > 0) {
  console.error('Update the package, or say in tools/audit/accepted.json why it does no harm.');
}
process.exit(holes.length > 0 ? 1 : 0);
