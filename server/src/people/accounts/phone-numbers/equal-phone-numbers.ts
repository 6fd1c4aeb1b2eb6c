import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { person } from '../tables';
import { normalisePhoneNumber } from './phone-number';

/** @returns For each phone number the stored spellings, which earlier versions kept apart. */
export async function equalPhoneNumbers(db: Database): Promise<string[][]> {
  const isUnusual = sql`${person.phoneNumber} !~ '^[0-9]{10}$'`;
  const unusual = await db.select({ kept: person.phoneNumber }).from(person).where(isUnusual);
  const normalised = unusual.flatMap(({ kept }) => (kept ? normalisePhoneNumber(kept) : []));
  if (normalised.length === 0) return [];
  const usual = await db
    .select({ kept: person.phoneNumber })
    .from(person)
    .where(sql`${person.phoneNumber} = any(${sql.param(normalised)}::text[])`);
  const spellings = new Map<string, Set<string>>();
  for (const { kept } of [...usual, ...unusual]) {
    if (!kept) continue;
    const number = normalisePhoneNumber(kept);
    spellings.set(number, (spellings.get(number) ?? new Set()).add(kept));
  }
  return [...spellings.values()].filter(({ size }) => size > 1).map((each) => [...each]);
}
