import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { gapSuggestion } from '../../administration/gaps/tables';
import { normalisePhoneNumber } from '../../people/accounts/phone-numbers/phone-number';
import { oneTimeCode } from '../../people/accounts/tables';
import { outboxMessage, queuedMessage } from '../../people/text-gateway/tables';
import type { Database } from '../../platform/database/database';
import { attemptCounter } from '../../platform/database/tables';

/** Mail addresses are not verified, so they are excluded. */
export interface ProvenContact {
  personId: string;
  /** Normalised; empty if the account has none. */
  phoneNumber: string;
}

/** Rows refer to a phone number or an id inside a text, without a column for a person. */
export const TABLES_BY_CONTACT = [
  gapSuggestion,
  attemptCounter,
  outboxMessage,
  queuedMessage,
  oneTimeCode,
] as const;

/** Digits of Devanagari and Odia with their ASCII digits. */
const DIGITS = ['०१२३४५६७८९୦୧୨୩୪୫୬୭୮୯', '01234567890123456789'] as const;

/** Undefined for other tables. Only whole numbers match: 98… is not part of +97798…. */
export async function rowsByContact(
  db: Database,
  table: PgTable,
  { personId, phoneNumber }: ProvenContact,
): Promise<SQL | undefined> {
  if (table === attemptCounter) {
    const parts = sql`regexp_split_to_array(${attemptCounter.key}, '[:@]')`;
    const own = sql.join(
      [personId, phoneNumber].filter(Boolean).map((one) => sql`${one}::text`),
      sql`, `,
    );
    return sql`${parts} && array[${own}]`;
  }
  if (!phoneNumber) return undefined;
  if (table === gapSuggestion) return suggestionsOf(db, phoneNumber);
  if (table === outboxMessage) return eq(outboxMessage.phoneNumber, phoneNumber);
  if (table === queuedMessage) return eq(queuedMessage.phoneNumber, phoneNumber);
  if (table !== oneTimeCode) return undefined;
  // Key formats of the identity library: for registration, and for a new PIN.
  return inArray(oneTimeCode.identifier, [phoneNumber, `${phoneNumber}-request-password-reset`]);
}

async function suggestionsOf(db: Database, phoneNumber: string): Promise<SQL> {
  const digits = sql`regexp_replace(translate(${gapSuggestion.userName}, ${DIGITS[0]}, ${DIGITS[1]}), '[^0-9]', '', 'g')`;
  const similar = await db
    .select({ id: gapSuggestion.id, userName: gapSuggestion.userName })
    .from(gapSuggestion)
    .where(sql`position(${phoneNumber.replace('+', '')} in ${digits}) > 0`);
  const own = similar.filter(({ userName }) => normalisePhoneNumber(userName) === phoneNumber);
  const ids = own.map(({ id }) => id);
  return inArray(gapSuggestion.id, ids);
}
