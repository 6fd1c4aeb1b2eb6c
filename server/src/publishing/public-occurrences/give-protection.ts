import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { protectedCell } from './tables';

/** What protects the records of one app user around threatened species protects them at another's. */
export async function giveProtection(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into ${protectedCell} (app_user_id, day, side, cell_row, cell_column)
    select ${to}, day, side, cell_row, cell_column from ${protectedCell}
    where ${protectedCell.appUserId} = ${from}
    on conflict do nothing`);
}
