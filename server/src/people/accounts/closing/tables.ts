import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';
import { person } from '../tables';

/** Whether the records of a closed account are deleted with it, or stay without a link to anyone. */
type Choice = 'delete' | 'anonymise';

/** An account that its owner closed, as long as they may still change their mind. */
export const accountClosing = pgTable(
  'account_closing',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    choice: text('choice').$type<Choice>().notNull(),
    /** The phone's credential, taken out of use; given back to anyone who keeps the account. */
    appUserToken: text('app_user_token'),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    closesAt: moment('closes_at').notNull(),
  },
  (table) => [index('account_closing_due').on(table.closesAt)],
);

/** That an account was closed for good, not whose. Maps are read again when a row is added. */
export const closedAccount = pgTable('closed_account', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  choice: text('choice').$type<Choice>().notNull(),
  closedAt: moment('closed_at').notNull().defaultNow(),
});

/** Where a file is: with the records, or with the photos of profiles. */
export type ObsoleteKind = 'record' | 'profile-photo';

/** A file whose last known reference went; it is removed when nothing else names it. */
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
