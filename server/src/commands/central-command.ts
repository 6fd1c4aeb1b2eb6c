import { openCentralClient } from '../collecting/central/central-client';
import { CentralRefusal } from '../collecting/central/central-error';
import { checkCentral } from '../collecting/central/check-central';
import { registerForm } from '../collecting/central/register-forms';
import { packagedForms } from '../collecting/forms/packaged-forms';
import type { CentralAccount } from '../platform/configuration/central-account';
import type { ServerSettings } from '../platform/configuration/settings';
import { UsageError } from './run-command';

const USAGE = `Usage:
  npm run central -- check            say what is right and wrong in ODK Central, change nothing
  npm run central -- register-forms   publish this product's forms in the project

ODK Central is named by ARANYA_CENTRAL_URL and the variables beside it (docs/odk-central.md).`;

type Say = (line: string) => void;

const COMMANDS: Record<string, (account: CentralAccount, say: Say) => Promise<void>> = {
  check,
  'register-forms': registerForms,
};

/**
 * `npm run central`: prepares a project of ODK Central for this product.
 *
 * @throws UsageError for words that it does not know and where no Central is named; Error when
 *   something is wrong in Central or it does not answer.
 */
export async function centralCommand(
  { central }: Pick<ServerSettings, 'central'>,
  words: string[],
  say: Say = console.log,
): Promise<void> {
  const [name = '', ...others] = words;
  const command = others.length === 0 ? COMMANDS[name] : undefined;
  if (!command || !central) throw new UsageError(USAGE);
  try {
    await command(central, say);
  } catch (error) {
    if (!(error instanceof CentralRefusal)) throw error;
    // An operator is helped by Central's own words, which are logged nowhere.
    throw new Error(`${error.message}: ${error.words}`, { cause: error });
  }
}

async function check(account: CentralAccount, say: Say): Promise<void> {
  let wrong = 0;
  const findings = checkCentral(openCentralClient(account), account, packagedForms());
  for await (const { right, sentence } of findings) {
    if (!right) wrong += 1;
    say(`${right ? 'right' : 'WRONG'}  ${sentence}`);
  }
  if (wrong > 0) throw new Error(`${wrong} of these must be put right.`);
}

async function registerForms(account: CentralAccount, say: Say): Promise<void> {
  const client = openCentralClient(account);
  const inCentral = await client.forms();
  let left = 0;
  for await (const form of packagedForms()) {
    const { formId, outcome, reason } = await registerForm(client, form, inCentral);
    if (outcome === 'left') left += 1;
    say(`${outcome.padEnd(13)}  ${formId}${reason ? `: ${reason}` : ''}`);
  }
  if (left > 0) throw new Error(`${left} forms were left as they are in Central; see above.`);
}
