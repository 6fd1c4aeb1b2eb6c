import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { buildApp } from '../src/assembly/app';
import type { ServerContext } from '../src/assembly/context';
import { buildIdentityApp } from '../src/assembly/identity-app';
import { openContext } from '../src/assembly/open-context';
import type { AttemptLimit, AttemptLimitName } from '../src/platform/configuration/limits';
import { readSettings, type ServerSettings } from '../src/platform/configuration/settings';
import { openDatabase } from '../src/platform/database/open-database';
import type { ServerApp } from '../src/platform/http/app-types';
import { openTestStorage, testDatabaseKind } from './test-database';

/** What a test may choose. */
export interface TestServerOptions {
  /** Environment variables beside those of the fixture. */
  environment?: Record<string, string>;
  /** Other limits than those of `limits.ts`. */
  limits?: Partial<Record<AttemptLimitName, AttemptLimit>>;
  /** How long public answers are sent again without looking, in milliseconds; not at all by default. */
  answersKeptMs?: number;
  /** By which records become public, in milliseconds since 1970. */
  clock?: () => number;
  /** False: without a gateway codes reach nobody, as outside of demonstrations. */
  outbox?: boolean;
  /** Where the server logs to, in place of nowhere. */
  log?: Logger;
  /** False: on a cluster all tables lie on its coordinator, as before they were spread. */
  spread?: boolean;
  /** Runs when the database is open, before the apps are built; for seeding. */
  prepare?: (context: ServerContext) => Promise<void>;
}

/** A server of its own, empty unless `prepare` filled it. Calls go through `app.inject`. */
export interface TestServer {
  app: ServerApp;
  identityApp: ServerApp;
  context: ServerContext;
  settings: ServerSettings;
  /** Stops everything and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops everything and removes the data. */
  close(): Promise<void>;
}

/**
 * Starts a server on the database of `ARANYA_TEST_DATABASE`; with `ARANYA_TEST_MAP_INDEX=files` it keeps
 * the index of the map in files. Demonstration mode is off unless the
 * environment says otherwise, so that the tables are empty, and records are public at once.
 */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const kind = testDatabaseKind();
  const storage = await openTestStorage(kind, kind !== 'citus' || options.spread);
  const read = readSettings({
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_PUBLIC_URL: 'http://aranya.test:4000',
    ARANYA_DEMONSTRATION: 'off',
    ARANYA_PUBLICATION_DELAY_HOURS: '0',
    ARANYA_SECRET: 'a secret of the tests, long enough to be one',
    ARANYA_LOG_LEVEL: 'silent',
    ...(process.env.ARANYA_TEST_MAP_INDEX === 'files'
      ? { ARANYA_MAP_INDEX_DIR: join(storage.dataFolder, 'map-index') }
      : {}),
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
    ...options.environment,
  });
  const settings = { ...read, outbox: options.outbox ?? true };
  const start = async () => {
    const database = await openDatabase(settings);
    try {
      const log = options.log ?? pino({ level: settings.logLevel });
      const context = await openContext(settings, database, log, { answersKeptMs: 0, ...options });
      await options.prepare?.(context);
      context.textMessages.start();
      return {
        context,
        app: await buildApp(context),
        identityApp: await buildIdentityApp(context),
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  const stop = async ({ app, identityApp, context }: Awaited<ReturnType<typeof start>>) => {
    await app.close();
    await identityApp.close();
    await context.textMessages.stop();
    await context.collection.stop();
    await context.rereading.stop();
    await context.heavyWork.close();
    await context.publicPlaces.close();
    await context.database.close();
  };
  const server: TestServer = {
    ...(await start()),
    settings,
    async restart() {
      await stop(server);
      Object.assign(server, await start());
      await server.context.publicPlaces.caughtUp();
    },
    async close() {
      await stop(server);
      await storage.remove();
    },
  };
  return server;
}
