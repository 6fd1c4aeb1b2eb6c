import { openBench } from '../../server/src/collecting/central/conformance/bench';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { testForm } from '../../server/testing/odk-conformance/test-forms';
import { FORM_ID } from './soak-server';
import type { ThroughputTarget } from './throughput';

/** ODK Central that takes the same records in the same run. */
export interface CentralBeside extends ThroughputTarget {
  /** Removes the project that was made for the run. */
  remove(): Promise<void>;
}

/**
 * Makes a project with the form of the soak and phones in a real ODK Central, whose web user
 * (`ARANYA_CENTRAL_EMAIL`, `ARANYA_CENTRAL_PASSWORD`) may make projects.
 *
 * @param url Address of Central.
 * @param phones How many phones are set up.
 * @throws Error where Central refuses.
 */
export async function openCentralBeside(url: string, phones: number): Promise<CentralBeside> {
  const { central: account } = readSettings({ ...process.env, ARANYA_CENTRAL_URL: url });
  if (!account) throw new Error('ODK Central is not named.');
  const { bench, remove } = await openBench(account, 'Throughput beside Aranya');
  try {
    const { client, projectId } = bench;
    await client.createForm(Buffer.from(testForm({ id: FORM_ID })), 'accept');
    await client.publishDraft(FORM_ID);
    const made = [];
    for (let number = 0; number < phones; number += 1) {
      const { id, token } = await client.createAppUser(`Collector ${number}`);
      await client.assign(FORM_ID, id);
      made.push({ token, projectId });
    }
    return { origin: () => account.url, phones: made, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
