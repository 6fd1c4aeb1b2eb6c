import { openCentralClient } from '../collecting/central/calls/central-client';
import type { Warnings } from '../collecting/central/calls/form-calls';
import { checkCentral } from '../collecting/central/check-central';
import { CentralRefusal } from '../collecting/central/connection/central-error';
import { registerForm } from '../collecting/central/forms/register-forms';
import { type PackagedForm, packagedForms } from '../collecting/forms/packaged-forms';
import type { CentralAccount } from '../platform/configuration/central-account';
import type { ServerSettings } from '../platform/configuration/settings';
import { inEnglish } from '../platform/languages/sentence';
import { UsageError } from './run-command';

const USAGE = `Usage:
  npm run central -- check            say what is right and wrong in ODK Central, change nothing
  npm run central -- register-forms   publish this product's forms in the project
  npm run central -- register-forms --accept-warnings
                                      the same, also forms that Central warns of

ODK Central is named by ARANYA_CENTRAL_URL and the variables beside it (docs/odk-central.md).`;

type Say = (line: string) => void;

const COMMANDS: Record<string, (account: CentralAccount, say: Say) => Promise<void>> = {
  check,
  'register-forms': (account, say) => registerForms(account, say, 'refuse'),
  'register-forms --accept-warnings': (account, say) => registerForms(account, say, 'accept'),
};

/** @throws UsageError for unknown words, and without Central; Error if Central is misconfigured */
export async function centralCommand(
  { central }: Pick<ServerSettings, 'central'>,
  words: string[],
  say: Say = console.log,
): Promise<void> {
  const command = COMMANDS[words.join(' ')];
  if (!command || !central) throw new UsageError(USAGE);
  try {
    await command(central, say);
  } catch (error) {
    if (!(error instanceof CentralRefusal)) throw error;
    // Central's own sentence helps the operator. It is printed, never logged.
    throw new Error(`${error.message}: ${error.words}`, { cause: error });
  }
}

async function check(account: CentralAccount, say: Say): Promise<void> {
  let wrong = 0;
  const findings = checkCentral(openCentralClient(account), account, packagedForms());
  for await (const { right, note, sentence } of findings) {
    if (!right) wrong += 1;
    say(`${note ? 'note ' : right ? 'right' : 'WRONG'}  ${sentence}`);
  }
  if (wrong > 0) throw new Error(`${wrong} of these must be put right.`);
}

async function registerForms(account: CentralAccount, say: Say, warnings: Warnings): Promise<void> {
  const client = openCentralClient(account);
  const inCentral = await client.forms();
  const counts = { left: 0, warned: 0, refused: 0 };
  for await (const form of packagedForms()) {
    const { formId, outcome, reason } = await registerForm(client, fromPackage(form), inCentral, {
      warnings,
      newer: 'leave',
    });
    if (outcome in counts) counts[outcome as keyof typeof counts] += 1;
    say(`${outcome.padEnd(13)}  ${formId}${reason ? `: ${inEnglish(reason)}` : ''}`);
  }
  const { left, warned, refused } = counts;
  const problems = [
    ...(left > 0 ? [`${left} forms were left as they are in Central; see above.`] : []),
    ...(warned > 0 ? [`Central warns of ${warned} forms; see above. ${ACCEPT}`] : []),
    ...(refused > 0 ? [`Central refused ${refused} forms; see above.`] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const fromPackage = ({ media, ...form }: PackagedForm) => ({
  ...form,
  files: new Map([...media].map(([name, content]) => [name, async () => content])),
});

const ACCEPT = 'Where that is as it should be: npm run central -- register-forms --accept-warnings';
