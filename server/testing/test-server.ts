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

/** Calls whose answers say what is public. */
const TELL_OF_THE_MAP = /\/(wms|public-occurrences|own-records)\b/;

/** Has everything that is due on the map before an injected call of such an answer, and not a second later. */
function catchUpBefore(app: ServerApp, { publicPlaces }: ServerContext): void {
  const inject = app.inject.bind(app) as (options: string | { url?: unknown }) => Promise<unknown>;
  const caughtUp = async (options: string | { url?: unknown }) => {
    const url = typeof options === 'string' ? options : String(options.url);
    if (TELL_OF_THE_MAP.test(url)) await publicPlaces.caughtUp();
    return inject(options);
  };
  app.inject = caughtUp as typeof app.inject;
}

/**
 * Starts a server on the database of `ARANYA_TEST_DATABASE`. Demonstration mode is off unless the
 * environment says otherwise, so that the tables are empty, and records are public at once: what is due is on the
 * map before each answer, in place of a second later.
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
      const app = await buildApp(context);
      catchUpBefore(app, context);
      return {
        context,
        app,
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
    await context.publicPlaces.stop();
    await context.database.close();
  };
  const server: TestServer = {
    ...(await start()),
    settings,
    async restart() {
      await stop(server);
      Object.assign(server, await start());
    },
    async close() {
      await stop(server);
      await storage.remove();
    },
  };
  return server;
}
