import { sql } from 'drizzle-orm';
import { useTestServer } from '../../../testing';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { appUser, project } from '../../collecting/tables';
import { cellsOfRecorders, daysOfNewCells, recordsOfDays } from './cells-of-recorders';
import { openPublicRules } from './public-rules';
import { allUpTo, placesAfter, recordsOf } from './read-places';
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

describe('what new cells move is found by their days', () => {
  let collection: Collection;
  beforeEach(async () => {
    collection = await openCollection();
  });
  afterEach(() => collection.close());
  const db = () => collection.server.context.database.db;

  /** Codes of all public places by id. */
  async function placed() {
    const rules = await openPublicRules(db(), { delayHours: 0 }).now();
    const codes = new Map<number, number>();
    for await (const { places } of placesAfter(db(), recordsOf(rules), 0)) {
      for (const { id, code } of places) codes.set(id, code);
    }
    return { rules, codes };
  }

  test('that of the receipt in India, and that on the phone', async () => {
    await collection.phone.submit(
      testRecord({ species: 'Shorea_robusta', location: '20.5 84.25 0 5' }),
    );
    // For each hour of five days, with the phone's day the same, another one, or unknown.
    await db().execute(sql`
      insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name, latitude, longitude, submitted_at, observed_on)
      select submission_id, instance_id, n, form_id, app_user_id, species_name, latitude, longitude,
        timestamptz '2026-03-01 00:30:00+00' + n * interval '1 hour',
        case n % 3 when 0 then null when 1 then date '2026-03-01' + n % 7 else date '2026-02-27' + n / 24 end
      from occurrence, generate_series(1, 120) as n`);
    const since = Date.now() - 1_000;
    const counted = await cellsOfRecorders(db());
    const { codes: before } = await placed();
    const [one] = await db()
      .select({ recorder: sql<number>`min(app_user_id)` })
      .from(sql`occurrence`);
    await db().execute(sql`
      insert into protected_cell (app_user_id, day, side, cell_row, cell_column)
      values (${one?.recorder}, '2026-03-03', 0.1, 205, 842)`);
    const { rules, codes } = await placed();
    const moved = [...codes].filter(([id, code]) => before.get(id) !== code);
    expect(moved.length).toBeGreaterThan(24);
    expect(moved.length).toBeLessThan(90);
    const days = await daysOfNewCells(db(), counted, since);
    expect(await daysOfNewCells(db(), await cellsOfRecorders(db()), since)).toEqual([]);
    const found = await allUpTo(200, recordsOfDays(db(), rules, days));
    const foundIds = (found ?? []).map(({ id }) => id).sort((a, b) => a - b);
    expect(foundIds).toEqual(moved.map(([id]) => id).sort((a, b) => a - b));
    expect(await allUpTo(10, recordsOfDays(db(), rules, days))).toBeNull();
  });
});
