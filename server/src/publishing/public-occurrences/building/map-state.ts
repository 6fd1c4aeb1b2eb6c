import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { mapState } from '../tables';

export type MapState = typeof mapState.$inferSelect;

/** Id of the one row. */
const ONLY = 1;

/** Null before the first publication. */
export async function readState(db: Database): Promise<MapState | null> {
  const [state] = await db.select().from(mapState).where(eq(mapState.id, ONLY));
  return state ?? null;
}

export async function writeState(tx: Database, state: Omit<MapState, 'id'>): Promise<void> {
  await tx
    .insert(mapState)
    .values({ ...state, id: ONLY })
    .onConflictDoUpdate({ target: mapState.id, set: state });
}
