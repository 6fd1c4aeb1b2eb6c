import { UsageError } from '../../src/commands/run-command';
import type { ServerSettings } from '../../src/platform/configuration/settings';
import { runConformance } from './run-conformance';

const USAGE = `npm run central-conformance -- [ADDRESS]   calls everything that this product uses of ODK Central, in a
                                           project that is created and removed

Use a Central without real data. ARANYA_CENTRAL_EMAIL and ARANYA_CENTRAL_PASSWORD name an administrator of it;
ARANYA_CENTRAL_URL is its address, unless ADDRESS is given (docs/odk-central.md).`;

/** @throws UsageError for unknown words or without a Central; Error if a case differs. */
export async function conformanceCommand(
  { central }: Pick<ServerSettings, 'central'>,
  [address, ...others]: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const isAddress = address === undefined || URL.canParse(address);
  if (!central || !isAddress || others.length > 0) throw new UsageError(USAGE);
  let differences = 0;
  const url = address?.replace(/\/$/, '') ?? central.url;
  for await (const { outcome, name, reason } of runConformance({ ...central, url })) {
    if (outcome === 'OTHER') differences += 1;
    say(`${outcome.padEnd(5)}  ${name}${reason ? `: ${reason}` : ''}`);
  }
  if (differences > 0) throw new Error(`${differences} of these are other than expected.`);
}
