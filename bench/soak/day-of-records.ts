import { randomUUID } from 'node:crypto';
import { form, occurrence, submission } from '../../server/src/collecting/tables';
import type { Database } from '../../server/src/platform/database/database';
import type { SoakPhone } from './soak-server';

/** More than a page of a batch. */
export const RECORDS = 2_400;
const COMMON = ['Shorea robusta', 'Madhuca longifolia'];
/** Published coarsely, and so are the person's other records around it. */
export const THREATENED = 'Taxus contorta';
/** Records of one person within a few hundred metres. */
const GROUP = 3;
const THREATENED_GROUP = 5;

export async function storeDay(db: Database, phones: readonly SoakPhone[], at: Date) {
  const [known] = await db.select({ id: form.id }).from(form).limit(1);
  const formId = known?.id ?? 0;
  const sent = Array.from({ length: RECORDS }, (_, number) => {
    const group = Math.floor(number / GROUP);
    const beside = 0.001 * (number % GROUP);
    return {
      formId,
      instanceId: `uuid:${randomUUID()}`,
      appUserId: phones[group % phones.length]?.appUserId ?? 0,
      speciesName:
        number % (GROUP * THREATENED_GROUP) === 0 ? THREATENED : (COMMON[number % 2] as string),
      latitude: 20 + ((group * 0.37) % 1) + beside,
      longitude: 80 + ((group * 0.61) % 5) + beside,
      submittedAt: at,
      receivedAt: at,
    };
  });
  const stored = await db
    .insert(submission)
    .values(sent)
    .returning({ id: submission.id, instanceId: submission.instanceId });
  const ids = new Map(stored.map(({ id, instanceId }) => [instanceId, id]));
  await db
    .insert(occurrence)
    .values(
      sent.map((one) => ({ ...one, submissionId: ids.get(one.instanceId) as number, position: 0 })),
    );
}
