import { ORIGINS } from '@aranya/shared/contracts';
import type * as z from 'zod';
import { openLog } from '../../assembly/request-log';
import { addressUnder } from '../../platform/configuration/addresses';
import { withConfigurationFile } from '../../platform/configuration/configuration-file';
import { FrontEndEnvironment } from '../../platform/configuration/front-end-environment';
import { readVariables, unknownVariables } from '../../platform/configuration/read-variables';
import { readSettings } from '../../platform/configuration/settings';
import { SettingsError } from '../../platform/configuration/settings-error';
import { UsageError } from '../run-command';
import { checkAddresses } from './check-addresses';
import { checkDatabase } from './check-database';
import { checkMachine } from './check-machine';
import { checkServices } from './check-services';
import { about, type Finding } from './finding';
import { rebuildMap, rereadRecords } from './make-again';
import { settingsSample } from './settings-sample';

const USAGE = `Usage:
  npm run operate -- check                   looks at everything an installation needs, changes nothing
  npm run operate -- rebuild-map             makes the public map again, while people use it
  npm run operate -- reread-records          reads all records again, after an upgrade that says so
  npm run operate -- settings                a commented sample of every setting
  npm run operate -- settings <deployable>   of those that it reads: server, host, mfe-map …

check ends with exit code 1 where a line is an error.`;

/** Commands that change the database. */
const WORK = new Map([
  ['rebuild-map', rebuildMap],
  ['reread-records', rereadRecords],
]);

type Variables = Record<string, string | undefined>;

/** @returns exit code 1 if a check fails. @throws UsageError for unknown words */
export async function operateCommand(
  environment: Variables,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<number> {
  const [word, deployable, ...rest] = words;
  if (word === 'settings' && rest.length === 0) {
    if (deployable && !ORIGINS.some((origin) => origin === deployable)) throw new UsageError(USAGE);
    const isServer = deployable === 'server' || deployable === 'identity';
    say(
      settingsSample(
        !deployable ? ['server', 'pages'] : isServer ? ['server'] : ['pages'],
      ).trimEnd(),
    );
    return 0;
  }
  const work = WORK.get(word ?? '');
  if (work && !deployable) {
    const variables = { ARANYA_LOG_LEVEL: 'warn', ...withConfigurationFile(environment) };
    await work(readSettings(variables), say);
    return 0;
  }
  if (word !== 'check' || deployable) throw new UsageError(USAGE);
  const levels = { ok: 0, warning: 0, error: 0 };
  for await (const { level, topic, sentence } of findings(environment)) {
    levels[level] += 1;
    say(`${level.padEnd(7)}  ${topic}: ${sentence}`);
  }
  say(`${levels.error} errors, ${levels.warning} warnings, ${levels.ok} as it should be.`);
  return levels.error > 0 ? 1 : 0;
}

function reading<T>(read: () => T): { value: T; wrong: [] } | { value: null; wrong: string[] } {
  try {
    return { value: read(), wrong: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { value: null, wrong: error.message.split('\n') };
  }
}

async function* findings(given: Variables): AsyncGenerator<Finding> {
  const topic = about('settings');
  const file = reading(() => ({ ARANYA_LOG_LEVEL: 'fatal', ...withConfigurationFile(given) }));
  const all: Variables = file.value ?? given;
  const { value: pages, wrong: wrongOfPages } = reading(() =>
    readVariables(FrontEndEnvironment, all),
  );
  const { value: settings, wrong: wrongOfServer } = reading(() => readSettings(all));
  const wrong = new Set([...file.wrong, ...wrongOfPages, ...wrongOfServer]);
  for (const sentence of wrong) yield topic.error(sentence);
  if (!pages || !settings || wrong.size > 0) return;
  const source = all.ARANYA_CONFIG ? `from ${all.ARANYA_CONFIG}` : 'from the environment';
  yield topic.ok(`They can be read, ${source}.`);
  for (const name of unknownVariables(all)) yield topic.warning(`Nothing reads ${name}.`);
  if (!settings.demonstration && all.NODE_ENV !== 'production') {
    yield topic.warning('NODE_ENV is not production.');
  }
  if (!settings.demonstration && !settings.secret) {
    yield topic.warning(
      'ARANYA_SECRET is not set: one is kept in the data folder; processes must share it.',
    );
  }
  yield* checkMachine(settings);
  yield* checkDatabase(settings);
  yield* checkServices(settings, pages.ARANYA_WMS_URL, openLog(settings));
  yield* checkAddresses(settings, {
    areStated: Boolean(all.ARANYA_ALLOWED_ORIGINS || all.ARANYA_DOMAIN),
    registration: registrationAddress(pages),
  });
}

/** Null if each page links to its own host's port. */
function registrationAddress({
  ARANYA_REGISTER_URL: address,
  ARANYA_DOMAIN: domain,
}: z.infer<typeof FrontEndEnvironment>): string | null {
  return address ?? (domain ? `${addressUnder(domain, 'identity')}/register` : null);
}
