import type { ClosingChoice } from '@aranya/shared/contracts';
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';
import { personColumn } from '../tables';

/** A closed account that its owner can still restore. */
export const accountClosing = pgTable(
  'account_closing',
  {
    personId: personColumn().primaryKey(),
    choice: text('choice').$type<ClosingChoice>().notNull(),
    /** The phone's disabled credential; restored with the account. */
    appUserToken: text('app_user_token'),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    closesAt: moment('closes_at').notNull(),
  },
  (table) => [index('account_closing_due').on(table.closesAt)],
);

/** Records that an account was deleted, but not whose. A new row makes maps reload. */
export const closedAccount = pgTable('closed_account', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  choice: text('choice').$type<ClosingChoice>().notNull(),
  closedAt: moment('closed_at').notNull().defaultNow(),
});

export type ObsoleteKind = 'record' | 'profile-photo';

/** Its last known reference was removed; it is deleted if nothing else refers to it. */
export const obsoleteFile = pgTable(
  'obsolete_file',
  {
    kind: text('kind').$type<ObsoleteKind>().notNull(),
    /** SHA-256 of a record's file, or file name of a photo. */
    name: text('name').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);
