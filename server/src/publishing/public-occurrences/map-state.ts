import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { mapState } from './tables';

export type MapState = typeof mapState.$inferSelect;

/** Id of the one row. */
const ONLY = 1;

/** How far the map is; null before anything was published. */
export async function readState(db: Database): Promise<MapState | null> {
  const [state] = await db.select().from(mapState).where(eq(mapState.id, ONLY));
  return state ?? null;
}

/** Changes how far the map is; makes the row where it is missing. */
export async function writeState(tx: Database, state: Omit<MapState, 'id'>): Promise<void> {
  await tx
    .insert(mapState)
    .values({ ...state, id: ONLY })
    .onConflictDoUpdate({ target: mapState.id, set: state });
}
