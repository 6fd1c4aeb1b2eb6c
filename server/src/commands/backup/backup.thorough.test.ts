import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { openTestStorage, type TestStorage, testDatabaseKind } from '../../../testing';
import {
  answersOf,
  backup,
  backupFolder,
  type Known,
  restore,
  rewritten,
  settingsOf,
  useProduct,
  withServer,
} from '../../../testing/backup/backup-fixture';
import { openDatabase } from '../../platform/database/open-database';
import { readArchive } from './archive';
import { allTables } from './backup-tables';
import { checkBackup } from './check-backup';
import { restoreCommand } from './restore-command';

let folder: Awaited<ReturnType<typeof backupFolder>>;
let source: TestStorage;
let known: Known;
let file: string;
let bytes: Buffer;
const opened: TestStorage[] = [];

beforeAll(async () => {
  folder = await backupFolder();
  source = await openTestStorage();
  known = await useProduct(source);
  file = join(folder.path, 'source.tar');
  await backup(source, file);
  bytes = await readFile(file);
});
afterAll(async () => {
  for (const storage of [source, ...opened]) await storage.remove();
  await folder.remove();
});

const empty = async (kind = testDatabaseKind(), withTables = true) => {
  const storage = await openTestStorage(kind, withTables);
  opened.push(storage);
  return storage;
};
const inFolder = (name: string) => join(folder.path, name);
const backupOf = async (storage: TestStorage, name: string) => {
  await rm(inFolder(name), { force: true });
  await backup(storage, inFolder(name));
  return readFile(inFolder(name));
};

type Change = (name: string, content: Buffer) => Buffer | null;
const json = (content: Buffer, change: (value: Record<string, unknown>) => void) => {
  const value = JSON.parse(content.toString());
  change(value);
  return Buffer.from(JSON.stringify(value));
};

describe('restore', () => {
  test.each(['pglite', 'postgres'] as const)(
    'restores into an empty %s the same export byte for byte, and the same answers',
    async (kind) => {
      const target = await empty(kind);
      await restore(target, file);
      expect((await backupOf(target, `${kind}.tar`)).equals(bytes)).toBe(true);
      const [before, after] = [await answersOf(source, known), await answersOf(target, known)];
      expect(after).toEqual(before);
      expect(before).toMatchObject({
        signIn: [200, { user: { contributions: 13 } }],
        photo: [200, expect.stringMatching(/^[0-9a-f]{64}$/)],
        picture: 'a leaf',
        own: expect.arrayContaining([expect.objectContaining({ speciesLocation: [20.1, 85.3] })]),
        statistics: { rows: [{ totalcontributions: 13 }] },
      });
      // Each sign-in created a session; sequences continue after the restored values.
      await withServer(target, async ({ context: { database } }) => {
        const { rows } = await database.db.execute<{ id: string }>(
          sql`insert into project (id, name) values (7, 'Another') returning id::text`,
        );
        expect(rows).toEqual([{ id: '7' }]);
        await useNumbers(database.db);
      });
    },
  );

  test('restores imported borders, and removes other borders', async () => {
    const [from, to] = [await empty(), await empty()];
    const placeIn = ({ dataFolder }: TestStorage, name: string) => join(dataFolder, 'places', name);
    for (const [storage, name] of [
      [from, 'odisha-blocks.geojson'],
      [to, 'himachal-blocks.geojson'],
    ] as const) {
      await mkdir(join(storage.dataFolder, 'places'));
      await writeFile(placeIn(storage, name), `borders of ${name}`);
    }
    const made = await backupOf(from, 'borders.tar');
    await expect(restore(to, inFolder('borders.tar'))).rejects.toThrow(
      /holds data already \(borders himachal-blocks\.geojson/,
    );
    await restore(to, inFolder('borders.tar'), '--replace');
    expect(await readdir(join(to.dataFolder, 'places'))).toEqual(['odisha-blocks.geojson']);
    expect((await backupOf(to, 'borders-again.tar')).equals(made)).toBe(true);
  });

  test('keeps the borders and leaves no drafts if a restore fails', async () => {
    const [from, to] = [await empty(), await empty()];
    const places = ({ dataFolder }: TestStorage) => join(dataFolder, 'places');
    for (const storage of [from, to]) {
      await mkdir(places(storage));
      await writeFile(join(places(storage), 'odisha-blocks.geojson'), storage.dataFolder);
    }
    await backupOf(from, 'with-borders.tar');
    // Only the database detects a sequence value that is out of range.
    const failing: Change = (name, content) =>
      name === 'contents.json'
        ? json(content, ({ sequences }) => {
            const all = sequences as Record<string, string>;
            for (const key of Object.keys(all)) all[key] = '9999999999999999999';
          })
        : content;
    await rewritten(inFolder('with-borders.tar'), inFolder('failing.tar'), failing);
    await expect(restore(to, inFolder('failing.tar'), '--replace')).rejects.toThrow();
    expect(await readdir(places(to))).toEqual(['odisha-blocks.geojson']);
    const kept = await readFile(join(places(to), 'odisha-blocks.geojson'), 'utf8');
    expect(kept).toBe(to.dataFolder);
  });

  test('creates a database with --new only', async () => {
    const nowhere = { dataFolder: inFolder('nowhere'), databaseUrl: null, remove: async () => {} };
    const run = (...words: string[]) =>
      restoreCommand(settingsOf(nowhere), [file, ...words], () => undefined);
    await expect(run()).rejects.toThrow(/There is no database of Aranya there/);
    expect(await readdir(folder.path)).not.toContain('nowhere');
    await run('--new');
    expect((await backupOf(nowhere, 'nowhere.tar')).equals(bytes)).toBe(true);
  });

  test('restores a backup into a product that was only started', async () => {
    const target = await empty();
    await withServer(target, async () => undefined);
    await restore(target, file);
    expect((await backupOf(target, 'started.tar')).equals(bytes)).toBe(true);
  });

  test('overwrites existing data only with --replace', async () => {
    const target = await empty();
    await useProduct(target);
    const before = await backupOf(target, 'target.tar');
    await expect(restore(target, file)).rejects.toThrow(/holds data already \(.*person.*--replace/);
    expect((await backupOf(target, 'target.tar')).equals(before)).toBe(true);
    await restore(target, file, '--replace');
    expect((await backupOf(target, 'target.tar')).equals(bytes)).toBe(true);
  });

  test('continues the sequences of the backup', async () => {
    const target = await empty();
    await restore(target, file);
    const next = async (storage: TestStorage) => {
      const { db, close } = await openDatabase(settingsOf(storage));
      const { rows } = await db.execute(sql`select nextval('submission_id_seq')::text as id`);
      await close();
      return rows[0];
    };
    expect(await next(target)).toEqual({ id: '15' });
  });
});

const useNumbers = async (db: Awaited<ReturnType<typeof openDatabase>>['db']) => {
  await db.execute(sql`insert into gap_suggestion
    (user_name, full_name, country, sdg, extra_detail) values ('a', 'b', '', '', 'c')`);
};

test('includes every column that names a file of the store', () => {
  const named = allTables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns
      .filter(({ name, dataType }) => /sha256|photo|file/.test(name) && dataType !== 'boolean')
      .map((column) => `${name}.${column.name}`);
  });
  // Add a new column to STORED_FILES if it names a file of the file store. A submission's own hash is
  // that of its XML, which is in the same row. Imported files are not stored; occurrences and
  // suggestions name photos of their records.
  expect(named.toSorted()).toEqual([
    'data_import.file_name',
    'data_import.sha256',
    'draft_file.sha256',
    'draft_record.sha256',
    'form_draft_media.sha256',
    'form_media.sha256',
    'occurrence.photo',
    'person_profile.photo',
    'photo_suggestion.photo',
    'photo_suggestion.photo_tag',
    'submission.sha256',
    'submission_file.sha256',
  ]);
});

describe('backup', () => {
  test('creates a file that only its owner can read, and overwrites none', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backup(source, file)).rejects.toThrow(/exists already/);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  test('leaves no partial file when a backup fails', async () => {
    await expect(
      backup(await empty(testDatabaseKind(), false), inFolder('nothing.tar')),
    ).rejects.toThrow(/There is no database of Aranya there/);
    expect(await readdir(folder.path)).not.toContain('nothing.tar.part');
  });

  test('names missing files, and can be restored without them', async () => {
    const target = await empty();
    await restore(target, file);
    const { db, close } = await openDatabase(settingsOf(target));
    const { rows } = await db.execute<{ sha256: string }>(
      sql`select min(sha256) as sha256 from submission_file`,
    );
    await close();
    const sha256 = rows[0]?.sha256 ?? '';
    const stored = join(target.dataFolder, 'files', sha256.slice(0, 2), sha256.slice(2));
    await writeFile(stored, 'rotten');
    const incomplete = inFolder('incomplete.tar');
    await expect(backup(target, incomplete)).rejects.toThrow(`files/${sha256}`);
    expect((await checkBackup(incomplete)).contents.missing).toEqual([`files/${sha256}`]);
    await restore(await empty(), incomplete);
  });

  test('contains no secret, one-time codes or counters of the server', async () => {
    const names: string[] = [];
    for await (const { name, content } of readArchive(file)) {
      names.push(name);
      for await (const _ of content);
    }
    expect(names).toContain('tables/person/000001.ndjson');
    expect(
      names.filter((name) =>
        /secret|one_time_code|attempt_counter|queued_message|provider_/.test(name),
      ),
    ).toEqual([]);
  });
});

describe('refuses a damaged backup', () => {
  let target: TestStorage;
  let before: Buffer;
  beforeAll(async () => {
    target = await empty();
    await useProduct(target);
    before = await backupOf(target, 'before.tar');
  });
  const damaged = () => inFolder('damaged.tar');
  const refused = async (content: Uint8Array) => {
    await writeFile(damaged(), content);
    await expect(checkBackup(damaged())).rejects.toThrow(/not a complete backup/);
  };

  test('refuses a backup with a changed byte at any position', async () => {
    const position = fc.nat({ max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const content = Buffer.from(bytes);
        content.writeUInt8((content[at] ?? 0) ^ change, at);
        await refused(content);
      }),
      {
        numRuns: 60,
        examples: [
          [0, 1],
          [bytes.length - 1, 1],
          [bytes.length - 70, 1],
        ],
      },
    );
  });

  test('refuses a backup that is cut off at any position, also between two entries', async () => {
    const ends = [0, 1, bytes.length - 1, bytes.length - 73, bytes.length - 73 - 1024];
    for (let at = bytes.indexOf('ustar'); at > 0; at = bytes.indexOf('ustar', at + 1)) {
      ends.push(at - 257, at + 255);
    }
    for (const end of new Set(ends)) await refused(bytes.subarray(0, end));
  });

  test('leaves the target unchanged, also with --replace', async () => {
    await writeFile(damaged(), bytes.subarray(0, -1));
    await expect(restore(target, damaged(), '--replace')).rejects.toThrow(/not a complete backup/);
    expect((await backupOf(target, 'after.tar')).equals(before)).toBe(true);
  });

  test('does not open an empty target', async () => {
    const untouched = await empty('pglite');
    await rm(join(untouched.dataFolder, 'database'), { recursive: true });
    await writeFile(damaged(), bytes.subarray(1));
    await expect(restore(untouched, damaged())).rejects.toThrow(/not a complete backup/);
    expect(await readdir(untouched.dataFolder)).toEqual([]);
  });

  const cases: [string, Change, RegExp][] = [
    [
      'of a newer format',
      (name, content) =>
        name === 'manifest.json'
          ? json(content, (value) => Object.assign(value, { format: 4 }))
          : content,
      /format 4, this version reads formats up to 3/,
    ],
    [
      'of a newer migration',
      (name, content) =>
        name === 'manifest.json'
          ? json(content, (value) => Object.assign(value, { migration: '0999_later' }))
          : content,
      /as of 0999_later, which this version does not know/,
    ],
    [
      'without its manifest',
      (name, content) => (name === 'manifest.json' ? null : content),
      /manifest/,
    ],
    [
      'without its end',
      (name, content) => (name === 'contents.json' ? null : content),
      /end is missing/,
    ],
    [
      'without a file',
      (name, content) => (name.startsWith('files/') ? null : content),
      /another number/,
    ],
    [
      'with another content under a hash',
      (name, content) => (name.startsWith('files/') ? Buffer.from('x') : content),
      /differs/,
    ],
    [
      'with a row less',
      (name, content) =>
        name === 'tables/submission/000001.ndjson'
          ? content.subarray(0, content.lastIndexOf('\n', content.length - 2) + 1)
          : content,
      /another number/,
    ],
    [
      'with other columns',
      (name, content) =>
        name.startsWith('tables/person/') ? Buffer.from('{"id":"x"}\n') : content,
      /other columns/,
    ],
    [
      'with rows that name rows which are not there',
      (name, content) =>
        name.startsWith('tables/app_user/')
          ? Buffer.from(content.toString().replace(/"project_id":1/, '"project_id":99'))
          : content,
      /project/,
    ],
  ];
  test.each(cases)('refuses a backup: %s', async (_, change, message) => {
    await rm(damaged(), { force: true });
    await rewritten(file, damaged(), change);
    await expect(restore(target, damaged(), '--replace')).rejects.toThrow(message);
    expect((await backupOf(target, 'after.tar')).equals(before)).toBe(true);
  });
});

test('backs up beside a running server on PostgreSQL only', async () => {
  const target = await empty();
  await restore(target, file);
  await withServer(target, async () => {
    if (testDatabaseKind() === 'postgres') {
      expect((await backupOf(target, 'running.tar')).equals(bytes)).toBe(true);
      await expect(restore(target, file, '--replace')).rejects.toThrow(/Stop every server first/);
    } else if (testDatabaseKind() === 'citus') {
      // The restored tables are on one node, so a backup is one snapshot.
      expect((await backupOf(target, 'running.tar')).equals(bytes)).toBe(true);
      const spread = await empty();
      await withServer(spread, async () => {
        await expect(backup(spread, inFolder('spread.tar'))).rejects.toThrow(/Stop every server/);
      });
      await expect(restore(target, file, '--replace')).rejects.toThrow(/Stop every server first/);
    } else {
      await expect(backup(target, inFolder('running.tar'))).rejects.toThrow(/Stop it first/);
      await expect(restore(target, file, '--replace')).rejects.toThrow(/Stop it first/);
    }
  });
});
