import { sql } from 'drizzle-orm';
import { useTestServer } from '../../../testing';
import { appUser, project } from '../../collecting/tables';
import { cellsOfRecorders } from './cells-of-recorders';
import { protectedCell } from './tables';

describe('protected cells are counted', () => {
  const server = useTestServer();
  const db = () => server.context.database.db;
  const HOUR = 3_600_000;

  async function recorderWith(cells: number, protectedAt?: Date): Promise<number> {
    const [made] = await db()
      .insert(appUser)
      .values({ projectId: 1, displayName: '' })
      .returning({ id: appUser.id });
    const appUserId = made?.id ?? 0;
    const rows = Array.from({ length: cells }, (_, cellRow) => ({
      ...{ appUserId, day: '2026-01-01', side: 0.1, cellRow, cellColumn: 1 },
      ...(protectedAt && { protectedAt }),
    }));
    await db().insert(protectedCell).values(rows);
    return appUserId;
  }

  test('of everybody, or of those who got one since a moment, with those of before', async () => {
    await db().insert(project).values({ id: 1, name: 'Aranya' }).onConflictDoNothing();
    const before = new Date(Date.now() - 2 * HOUR);
    const known = await recorderWith(3, before);
    const since = Date.now() - HOUR;
    const fresh = await recorderWith(2);
    const grown = await recorderWith(4, before);
    await db().execute(sql`
      insert into protected_cell (app_user_id, day, side, cell_row, cell_column)
      values (${grown}, '2026-01-02', 0.1, 1, 1)`);
    expect(await cellsOfRecorders(db())).toEqual({ [known]: 3, [fresh]: 2, [grown]: 5 });
    expect(await cellsOfRecorders(db(), since)).toEqual({ [fresh]: 2, [grown]: 5 });
  });
});
