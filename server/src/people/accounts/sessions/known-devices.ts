import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { DEVICE_SECONDS, DEVICES_OF_PERSON } from '../limits';
import { knownDevice, person } from '../tables';

export interface KnownDevice {
  personId: string;
  markHash: string;
}

const hash = (mark: string) => createHash('sha256').update(mark).digest('base64url');

/** One query for any number and marks, so that answer and time do not reveal accounts. */
export async function findKnownDevice(
  db: Database,
  phoneNumber: string,
  marks: readonly string[],
): Promise<KnownDevice | null> {
  if (marks.length === 0) return null;
  const oldest = new Date(Date.now() - DEVICE_SECONDS * 1000);
  const [found] = await db
    .select({ personId: knownDevice.personId, markHash: knownDevice.markHash })
    .from(knownDevice)
    .innerJoin(person, eq(person.id, knownDevice.personId))
    .where(
      and(
        inArray(knownDevice.markHash, marks.map(hash)),
        eq(person.phoneNumber, phoneNumber),
        gt(knownDevice.usedAt, oldest),
      ),
    );
  return found ?? null;
}

export async function noteDeviceUse(db: Database, { markHash }: KnownDevice): Promise<void> {
  await db
    .update(knownDevice)
    .set({ usedAt: new Date() })
    .where(eq(knownDevice.markHash, markHash));
}

/** @returns The secret for the device; the server stores its hash only. */
export async function markDevice(db: Database, personId: string): Promise<string> {
  const mark = randomBytes(32).toString('base64url');
  await db.insert(knownDevice).values({ markHash: hash(mark), personId });
  const kept = db
    .select({ markHash: knownDevice.markHash })
    .from(knownDevice)
    .where(eq(knownDevice.personId, personId))
    .orderBy(desc(knownDevice.usedAt))
    .limit(DEVICES_OF_PERSON);
  await db
    .delete(knownDevice)
    .where(and(eq(knownDevice.personId, personId), notInArray(knownDevice.markHash, kept)));
  return mark;
}

export async function forgetDevices(db: Database, personId: string): Promise<void> {
  await db.delete(knownDevice).where(eq(knownDevice.personId, personId));
}
