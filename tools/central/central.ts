import type { CentralAccount } from '../../server/src/collection/central/central-account';
import { openCentralClient } from '../../server/src/collection/central/central-client';
import { CentralRefusal } from '../../server/src/collection/central/central-error';
import { checkCentral } from '../../server/src/collection/central/check-central';
import { registerForm } from '../../server/src/collection/central/register-forms';
import { packagedForms } from '../../server/src/collection/forms/packaged-forms';
import { readSettings } from '../../server/src/settings';

/** `npm run central`: prepares a project of ODK Central for this product (docs/odk-central.md). */
const USAGE = `npm run central -- check            say what is right and wrong, change nothing
npm run central -- register-forms   publish this product's forms in the project

ODK Central is named by ARANYA_CENTRAL_URL, ARANYA_CENTRAL_EMAIL, ARANYA_CENTRAL_PASSWORD and
ARANYA_CENTRAL_PROJECT (docs/odk-central.md).`;

/** @returns Whether everything is right. */
async function check(account: CentralAccount): Promise<boolean> {
  let allRight = true;
  for await (const { right, sentence } of checkCentral(
    openCentralClient(account),
    account,
    packagedForms(),
  )) {
    allRight &&= right;
    console.log(`${right ? 'right' : 'WRONG'}  ${sentence}`);
  }
  return allRight;
}

/** @returns Whether every form is in Central as it is here. */
async function registerForms(account: CentralAccount): Promise<boolean> {
  const client = openCentralClient(account);
  const inCentral = await client.forms();
  let allThere = true;
  for await (const form of packagedForms()) {
    const { formId, outcome, reason } = await registerForm(client, form, inCentral);
    if (outcome === 'left') allThere = false;
    console.log(`${outcome.padEnd(13)}  ${formId}${reason ? `: ${reason}` : ''}`);
  }
  return allThere;
}

const COMMANDS: Record<string, (account: CentralAccount) => Promise<boolean>> = {
  check,
  'register-forms': registerForms,
};

/** Central's own words help the operator; elsewhere they are not shown. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof CentralRefusal) return `${error.message}: ${error.words}`;
  return error instanceof Error ? error.message : String(error);
};

try {
  const [name = '', ...others] = process.argv.slice(2);
  const command = others.length === 0 ? COMMANDS[name] : undefined;
  if (!command) {
    console.log(USAGE);
    process.exitCode = name === '--help' ? 0 : 1;
  } else {
    const { central } = readSettings({ ...process.env, ARANYA_DEMONSTRATION: 'off' });
    if (!central) throw new Error(`No ODK Central is named.\n\n${USAGE}`);
    process.exitCode = (await command(central)) ? 0 : 1;
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
