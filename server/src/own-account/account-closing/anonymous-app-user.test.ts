import { PROJECT_ID } from '@aranya/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { openTestServer, SERVER_START_MS, type TestServer } from '../../../testing';
import { centralAppUser } from '../../collecting/central/tables';
import { appUser, project } from '../../collecting/tables';
import { closedAccount } from '../../people/accounts/closing/tables';
import { migrationStatements } from '../../platform/database/migration-state';

let server: TestServer;
beforeEach(async () => {
  // The migration is older than spread tables.
  server = await openTestServer({ spread: false });
  await db().insert(project).values({ id: PROJECT_ID, name: 'Aranya' }).onConflictDoNothing();
}, SERVER_START_MS);
afterEach(() => server.close(), SERVER_START_MS);

const db = () => server.context.database.db;

async function nameless(): Promise<number> {
  const values = { projectId: PROJECT_ID, displayName: '' };
  const [made] = await db().insert(appUser).values(values).returning({ id: appUser.id });
  return made?.id ?? 0;
}

/** What the migration does to rows that are there; its columns are there already. */
async function migrateRows() {
  for (const statement of migrationStatements('0016_anonymous_app_user').slice(2)) {
    await db().execute(sql.raw(statement));
  }
}

const anonymousOnes = async () =>
  (await db().select().from(appUser).where(eq(appUser.anonymous, true))).map(({ id }) => id);
const holderOf = async (centralId: number) =>
  (await db().select().from(centralAppUser).where(eq(centralAppUser.centralId, centralId)))[0]
    ?.appUserId;

test('a sender in Central who was given records of closed accounts leaves them behind', async () => {
  const [elder, younger] = [await nameless(), await nameless()];
  await db()
    .insert(centralAppUser)
    .values([
      { centralId: 7, appUserId: elder },
      { centralId: 8, appUserId: younger },
    ]);
  await db().insert(closedAccount).values({ choice: 'anonymise' });
  await migrateRows();
  expect(await anonymousOnes()).toEqual([elder]);
  expect(await holderOf(7)).toBeGreaterThan(younger);
  expect(await holderOf(8)).toBe(younger);
});

test('where nobody left records, senders keep theirs', async () => {
  const elder = await nameless();
  await db().insert(centralAppUser).values({ centralId: 7, appUserId: elder });
  await db().insert(closedAccount).values({ choice: 'delete' });
  await migrateRows();
  expect(await anonymousOnes()).toEqual([]);
  expect(await holderOf(7)).toBe(elder);
});
