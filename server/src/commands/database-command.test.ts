import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openTestStorage, SERVER_START_MS, testDatabaseKind } from '../../testing';
import { readSettings } from '../platform/configuration/settings';
import { openDatabase } from '../platform/database/open-database';
import { databaseCommand } from './database-command';
import { secondsUntilSettled } from './distribute/distribute-tables';

const settingsOf = (
  storage: { dataFolder: string; databaseUrl: string | null },
  more: Record<string, string> = {},
) =>
  readSettings({
    ...more,
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_LOG_LEVEL: 'silent',
    ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
  });

async function said(settings: ReturnType<typeof settingsOf>, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  await databaseCommand(settings, words, (line) => lines.push(line));
  return lines.join('\n');
}

test.each([[], ['spread'], ['distribute', 'more'], ['distribute', '--shards', '0'], ['--many']])(
  'says what to type for %j',
  async (...words) => {
    const settings = settingsOf({ dataFolder: '/nowhere', databaseUrl: null });
    await expect(said(settings, ...words.filter(Boolean))).rejects.toThrow(/^Usage:/);
  },
);

(testDatabaseKind() === 'citus' ? test.skip : test)(
  'reports on one machine that there is nothing to distribute',
  async () => {
    const storage = await openTestStorage();
    expect(await said(settingsOf(storage), 'distribute')).toMatch(/nothing to (distribute|do)\.$/);
    await storage.remove();
  },
  SERVER_START_MS,
);

(testDatabaseKind() === 'citus' ? test : test.skip)(
  'distributes existing records, also with ODK Central, and changes nothing the second time',
  async () => {
    const storage = await openTestStorage('citus', false);
    const settings = settingsOf(storage, {
      ARANYA_CENTRAL_URL: 'https://central.example.org',
      ARANYA_CENTRAL_PROJECT: '1',
      ARANYA_CENTRAL_EMAIL: 'aranya@example.org',
      ARANYA_CENTRAL_PASSWORD: 'secret',
    });
    const { db, close } = await openDatabase(settings);
    await db.execute(sql`insert into project values (1, 'Aranya')`);
    await db.execute(sql`insert into form (project_id, xml_form_id) values (1, 'tree')`);
    await db.execute(sql`insert into app_user (project_id, display_name) values (1, '')`);
    await db.execute(sql`
      insert into submission (form_id, instance_id, app_user_id)
      select 1, 'uuid:' || gen_random_uuid(), 1 from generate_series(1, 100)`);
    // Rows of the previous version, without the record's instance id.
    await db.execute(sql`insert into submission_file select id, 'tree.jpg' from submission`);
    await db.execute(sql`
      insert into occurrence (submission_id, position, form_id, app_user_id, species_name, submitted_at)
      select id, 0, 1, 1, 'Shorea robusta', submitted_at from submission`);
    await db.execute(sql`
      insert into central_submission (submission_id, form_id, digest) select id, 1, '' from submission`);
    const told = await said(settings, 'distribute', '--shards', '4');
    expect(told).toContain('submission: spread by instance_id\n');
    expect(told).toContain('app_user: whole on every node\n');
    expect(told).toMatch(/15 tables were placed on \d+ workers in [\d.]+ s/);
    const isSlow = (await secondsUntilSettled(db)) > 10;
    expect(told.includes("citus.recover_2pc_interval = '5s'")).toBe(isSlow);
    const counted = await db.execute(sql`
      select count(*)::int as n from submission
      join occurrence on occurrence.instance_id = submission.instance_id
        and occurrence.submission_id = submission.id
      join submission_file file on file.instance_id = submission.instance_id
        and file.submission_id = submission.id
      join central_submission central on central.instance_id = submission.instance_id
        and central.submission_id = submission.id`);
    expect(counted.rows).toEqual([{ n: 100 }]);
    // Rows of one record have equal values, so they are on one node.
    const { rows: placed } = await db.execute(sql`
      select count(distinct colocation_id)::int as together from citus_tables
      where table_name::text in ('submission', 'submission_file', 'occurrence', 'central_submission')`);
    expect(placed).toEqual([{ together: 1 }]);
    expect(await said(settings, 'distribute')).toContain('Nothing was changed.');
    const id = randomUUID();
    const insert = () =>
      db.execute(
        sql`insert into submission (form_id, instance_id, app_user_id) values (1, ${id}, 1)`,
      );
    await insert();
    await expect(insert()).rejects.toThrow();
    await close();
    await storage.remove();
  },
  SERVER_START_MS,
);
