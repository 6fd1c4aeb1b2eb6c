import type { ExploreRecords } from '@aranya/shared/contracts/explore';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import {
  openTestStorage,
  post,
  signedInPerson,
  type TestPerson,
  type TestStorage,
  testDatabaseKind,
} from '../../../testing';
import { CollectClient } from '../../../testing/odk-conformance/collect-client';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { buildApp } from '../../assembly/app';
import type { ServerContext } from '../../assembly/context';
import { openContext } from '../../assembly/open-context';
import { odkUserIdOf } from '../../collecting/collection-state';
import { installForms } from '../../collecting/forms/install-forms';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import {
  type RecorderDay,
  recordsOfDays,
} from '../../publishing/public-occurrences/protection/protect-places';
import { readSettings } from '../configuration/settings';
import { API_PREFIX } from '../http/api-prefix';
import type { ServerApp } from '../http/app-types';
import { openDatabase } from './open-database';

jest.setTimeout(300_000);

const RECORDS = 100_000;
const PEOPLE = 2_000;

/** Tables that grow with records or people; a sequential scan of one is a fault. */
const GROWING = [
  'submission',
  'submission_file',
  'occurrence',
  'app_user',
  'form_access',
  'person',
  'person_session',
  'person_credential',
  'person_profile',
  'audit_entry',
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

interface Query {
  text: string;
  values: unknown[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

(testDatabaseKind() === 'postgres' ? describe : describe.skip)(
  `with ${RECORDS} records of ${PEOPLE} people`,
  () => {
    let storage: TestStorage;
    let pool: pg.Pool;
    let context: ServerContext;
    let app: ServerApp;
    let asked: Query[] = [];
    let person: TestPerson;
    let phoneToken: string;
    let formName: string;

    beforeAll(async () => {
      storage = await openTestStorage();
      await (await openDatabase(storage)).close();
      pool = new pg.Pool({ connectionString: storage.databaseUrl ?? '' });
      const logger = {
        logQuery: (text: string, values: unknown[]) => {
          asked.push({ text, values });
        },
      };
      const settings = readSettings({
        ARANYA_DATA_DIR: storage.dataFolder,
        ARANYA_DEMONSTRATION: 'off',
        ARANYA_PUBLICATION_DELAY_HOURS: '0',
        ARANYA_LOG_LEVEL: 'silent',
      });
      const database = {
        db: drizzle(pool, { logger }),
        kind: 'postgres' as const,
        close: () => pool.end(),
      };
      context = await openContext(settings, database, pino({ level: 'silent' }));
      await installForms(context);
      person = await signedInPerson({ context });
      await fill();
      app = await buildApp(context);
    });
    afterAll(async () => {
      await app.close();
      await pool.end();
      await storage.remove();
    });

    /** Inserts people with sessions and phones, and as many records of trees as in years of use. */
    async function fill() {
      const run = (text: string, values: unknown[] = []) => pool.query(text, values);
      await run(
        `insert into person (id, name, email, phone_number)
         select 'p' || n, 'Person ' || n, 'p' || n || '@phone.invalid', (9200000000 + n)::text
         from generate_series(1, $1::int) n`,
        [PEOPLE],
      );
      await run(
        `insert into person_profile (person_id) select id from person on conflict do nothing`,
      );
      await run(
        `insert into person_session (id, token, person_id, expires_at)
         select 's' || id, md5(id) || md5(id || 'x'), id, now() + interval '10 days' from person`,
      );
      await run(
        `insert into person_credential (id, account_id, provider_id, person_id, password)
         select 'c' || id, id, 'credential', id, 'x' from person where id like 'p%'`,
      );
      await run(
        `insert into app_user (project_id, person_id, display_name, token)
         select 1, id, name, rpad(md5(id) || md5(id || 'y'), 64, 'A') from person`,
      );
      const { rows: forms } = await run(
        `select form.id, current_version_id as version, xml_form_id as name from form
         where xml_form_id = 'tree_species_odisha'`,
      );
      const { id: form, version, name } = forms[0] as { id: number; version: number; name: string };
      formName = name;
      await run(
        `insert into form_access (app_user_id, form_id, role_id)
         select app_user.id, form.id, 2 from app_user cross join form`,
      );
      const { rows: users } = await run('select min(id) as first, count(*) as many from app_user');
      const { first, many } = users[0] as { first: number; many: number };
      await run(
        `insert into submission (form_id, form_version_id, instance_id, app_user_id, xml, sha256,
           submitted_at)
         select $1::int, $2::int, 'uuid:' || md5(n::text), $3::int + (n % $4::int), convert_to(repeat('x', 300), 'UTF8'),
           md5(n::text) || md5(n::text), now() - n * interval '1 minute'
         from generate_series(1, $5::int) n`,
        [form, version, first, many, RECORDS],
      );
      await run(
        `insert into submission_file (submission_id, name, sha256, md5, size)
         select id, 'tree.jpg', sha256, md5(sha256), 200000 from submission`,
      );
      const names = ['Shorea robusta', 'Madhuca longifolia', 'Pinus roxburghii', 'Something else'];
      await run(
        `insert into occurrence (submission_id, position, form_id, app_user_id, species_name,
           latitude, longitude, submitted_at, received_at)
         select id, 0, form_id, app_user_id, ($1::text[])[1 + id % 4], 20 + (id % 1000) / 500.0,
           85 + (id % 777) / 400.0, submitted_at, submitted_at from submission`,
        [names],
      );
      await run(
        `insert into audit_entry (action, subject_id) select 'x', 'p' || (1 + n % 500)
         from generate_series(1, 20000) n`,
      );
      const { rows } = await run(`select token, person_id from app_user where person_id = $1`, [
        person.id,
      ]);
      phoneToken = (rows[0] as { token: string }).token;
      await run('vacuum analyze');
    }

    /** Functions of the database that were called, with their results. */
    const called = new Set<string>();
    const STORED = expect.objectContaining({ storedId: expect.stringMatching(/^\d+$/) });
    const FOUND = expect.objectContaining({ hasAccess: true });

    /**
     * Returns the plan of a query. A function's inner queries have no visible plan: it is called for
     * another record, and PostgreSQL's counters show its sequential scans.
     */
    async function nodesOfQuery(client: pg.ClientBase, { text, values }: Query): Promise<Plan[]> {
      const name = /^\s*select \* from (store_submissions|find_submitted_forms)\(/.exec(text)?.[1];
      if (!name) {
        const { rows } = await client.query(`explain (format json) ${text}`, values);
        return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
      }
      called.add(name);
      const fresh = JSON.stringify(values).replace(/uuid:[0-9a-f-]{36}/g, newInstanceId());
      // The cached plans of the server are generic, too.
      await client.query('set local plan_cache_mode = force_generic_plan');
      const before = await readThroughBy(client);
      const answer = await client.query(text, JSON.parse(fresh));
      const after = await readThroughBy(client);
      expect(answer.rows).toEqual([name === 'store_submissions' ? STORED : FOUND]);
      return [...after]
        .filter(([table, times]) => times !== before.get(table))
        .map(([table]) => ({ 'Node Type': 'Seq Scan', 'Relation Name': table }));
    }

    /** Number of sequential scans per table that a connection has not yet reported. */
    async function readThroughBy(client: pg.ClientBase): Promise<Map<string, string>> {
      const { rows } = await client.query<{ relname: string; seq_scan: string }>(
        'select relname, seq_scan from pg_stat_xact_user_tables',
      );
      return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
    }

    /** Runs the work and returns the plans of all its queries. */
    async function plansOf(work: () => Promise<unknown>) {
      asked = [];
      await work();
      const queries = asked.filter(({ text }) =>
        /^\s*(select|insert|update|delete|with)\b/i.test(text),
      );
      expect(queries.length).toBeGreaterThan(0);
      const plans = [];
      for (const query of queries) {
        const client = await pool.connect();
        try {
          await client.query('begin');
          plans.push({ text: query.text, nodes: await nodesOfQuery(client, query) });
        } finally {
          await client.query('rollback');
          client.release();
        }
      }
      return plans;
    }

    const readsThrough = (plans: Awaited<ReturnType<typeof plansOf>>, tables = GROWING) =>
      plans.flatMap(({ text, nodes }) =>
        nodes
          .filter((node) => node['Node Type'] === 'Seq Scan')
          .filter((node) => tables.includes(node['Relation Name'] ?? ''))
          .map((node) => `${node['Relation Name']}: ${text}`),
      );

    const own = () => person.headers;
    const record = (instanceId: string) =>
      `<data id="${formName}" version="">` +
      `<species>Shorea_robusta</species><meta><instanceID>${instanceId}</instanceID></meta></data>`;

    const cases: [string, () => Promise<number>][] = [
      [
        'signing in',
        async () => {
          const { phoneNumber, pin: password } = person;
          const login = { phoneNumber, password };
          return (await post(app, `${API_PREFIX}/user/uloggedin-login`, login)).statusCode;
        },
      ],
      [
        'a profile',
        async () => {
          const { token, phoneNumber } = person;
          const body = { token, phoneNumber };
          return (await post(app, `${API_PREFIX}/profile/getProfile`, body, own())).statusCode;
        },
      ],
      [
        "a collector's own records",
        async () => {
          const userId = await odkUserIdOf(context.database.db, person.id);
          const body = { userId, userInsight: false };
          return (await post(app, `${API_PREFIX}/collected-data`, body, own())).statusCode;
        },
      ],
      [
        "a phone's form list",
        async () =>
          (
            await app.inject({
              url: `/v1/key/${phoneToken}/projects/1/formList`,
              headers: { 'x-openrosa-version': '1.0' },
            })
          ).statusCode,
      ],
      [
        'an audit of one person',
        async () => {
          await context.audit.about('p7');
          return 200;
        },
      ],
    ];
    test.each(cases)('scans no growing table for %s', async (_, call) => {
      const plans = await plansOf(async () => {
        expect(await call()).toBe(200);
      });
      expect(readsThrough(plans)).toEqual([]);
    });

    test('scans no growing table for a new, repeated, edited and deleted record', async () => {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const phone = new CollectClient(`${origin}/v1/key/${phoneToken}/projects/1`);
      const { rows } = await pool.query(
        `select form.id, version from form join form_version on form_version.id = current_version_id
         where xml_form_id = $1`,
        [formName],
      );
      const { id, version } = rows[0] as { id: number; version: string };
      const [first, later] = [newInstanceId(), newInstanceId()];
      const sent = record(first).replace('version=""', `version="${version}"`);
      const edit = sent.replace(
        `<instanceID>${first}</instanceID>`,
        `<instanceID>${later}</instanceID><deprecatedID>${first}</deprecatedID>`,
      );
      const plans = await plansOf(async () => {
        expect((await phone.submit(sent)).status).toBe(201);
        expect((await phone.submit(sent)).status).toBe(201);
        expect((await phone.submit(edit)).status).toBe(201);
        expect(await deleteSubmission(context.database.db, id, later)).toBe(true);
      });
      expect(readsThrough(plans)).toEqual([]);
      expect([...called].sort()).toEqual(['find_submitted_forms', 'store_submissions']);
    });

    test('detects a scan inside a function', async () => {
      const client = await pool.connect();
      const before = await readThroughBy(client);
      await client.query(
        'do $$ begin perform count(*) from audit_entry where action = $a$y$a$; end $$',
      );
      const after = await readThroughBy(client);
      client.release();
      expect(after.get('audit_entry')).not.toBe(before.get('audit_entry'));
    });

    test('has an index for every foreign key to removable rows', async () => {
      const { rows } = await pool.query<{ key: string }>(
        `
        select conrelid::regclass || ' ' || conname as key from pg_constraint c
        where contype = 'f' and (confdeltype in ('c', 'n') or confrelid = 'submission'::regclass)
          and conrelid::regclass::text = any ($1)
          and not exists (
            select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
              and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%'))
        order by 1`,
        [GROWING],
      );
      expect(rows.map(({ key }) => key)).toEqual([]);
    });

    test('reads the counters of the home page from an index only', async () => {
      const plans = await plansOf(() => app.inject(`${API_PREFIX}/getDetails`));
      expect(readsThrough(plans)).toEqual([]);
      const scans = plans
        .flatMap(({ nodes }) => nodes)
        // PostgreSQL's own tables show whether a table is distributed.
        .filter((node) => node['Index Name'] && !node['Relation Name']?.startsWith('pg_'));
      expect(scans).not.toEqual([]);
      expect(scans.map((node) => node['Node Type'])).toEqual(scans.map(() => 'Index Only Scan'));
    });

    test('uses indexes for views of the public map and for new records', async () => {
      await context.publicPlaces.caughtUp();
      for (const zoom of [5, 8, 20]) {
        const view = `${API_PREFIX}/public-occurrences?bbox=80,15,80.1,15.1&zoom=${zoom}`;
        const plans = await plansOf(() => app.inject(view));
        expect(readsThrough(plans, ['occurrence', 'occurrence_cell', 'public_place'])).toEqual([]);
      }
      const plans = await plansOf(() => context.publicPlaces.caughtUp());
      expect(readsThrough(plans, ['occurrence', 'submission'])).toEqual([]);
      const used = plans.flatMap(({ nodes }) => nodes).map((node) => node['Index Name']);
      expect(used).toContain('occurrence_received');
    });

    test('uses indexes for filters, pages and a record of explore', async () => {
      await context.publicPlaces.caughtUp();
      const explore = `${API_PREFIX}/explore`;
      const { records } = (await app.inject(`${explore}/records?limit=1`)).json<ExploreRecords>();
      for (const call of [
        'summary?species=Taxus_contorta',
        'summary?bbox=80,15,80.1,15.1',
        'summary?block=odisha_angul_angul',
        'records?sort=date',
        'records?sort=species&direction=asc',
        'records?sort=district',
        `records/${records[0]?.id}`,
        'places/odisha_angul_angul',
        'cells?view=80,15,80.1,15.1&zoom=14&months=1',
      ]) {
        const plans = await plansOf(() => app.inject(`${explore}/${call}`));
        const read = ['occurrence', 'public_place', 'imported_occurrence'];
        expect([call, readsThrough(plans, read)]).toEqual([call, []]);
      }
    });

    test('uses the indexes of both day columns for the records of a day', async () => {
      const { rows: days } = await pool.query<RecorderDay>(
        `select app_user_id as recorder, submitted_at::date::text as day from occurrence limit 150`,
      );
      const plans = await plansOf(() => recordsOfDays(context.database.db, days));
      expect(readsThrough(plans)).toEqual([]);
      const used = plans.flatMap(({ nodes }) => nodes).map((node) => node['Index Name']);
      expect(used).toEqual(
        expect.arrayContaining(['occurrence_observed_on', 'occurrence_app_user']),
      );
    });

    test('finds a species on the map server by its name', async () => {
      const plans = await plansOf(() =>
        context.database.db.execute(
          sql`select count(*) from occurrence where lower(coalesce(identified_as, species_name)) = ${'shorea nowhere'}`,
        ),
      );
      expect(readsThrough(plans)).toEqual([]);
    });
  },
);
