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

/** Options of a test server. */
export interface TestServerOptions {
  /** Environment variables beside those of the fixture. */
  environment?: Record<string, string>;
  /** Other limits than those of `limits.ts`. */
  limits?: Partial<Record<AttemptLimitName, AttemptLimit>>;
  /** Duration for which public answers are cached, in milliseconds; 0 by default. */
  answersKeptMs?: number;
  /** Clock that decides which records are public, in milliseconds since 1970. */
  clock?: () => number;
  /** False: without a gateway codes are not delivered, as outside of demonstrations. */
  outbox?: boolean;
  /** Destination of the server's log; by default it is discarded. */
  log?: Logger;
  /** False: on a cluster all tables are on its coordinator, as before they were distributed. */
  spread?: boolean;
  /** False: records that are due are published by `caughtUp` only, not before each answer of the map. */
  catchesUp?: boolean;
  /** Runs when the database is open, before the apps are built; for seeding. */
  prepare?: (context: ServerContext) => Promise<void>;
}

/** A separate server, empty unless `prepare` filled it. Calls use `app.inject`. */
export interface TestServer {
  app: ServerApp;
  identityApp: ServerApp;
  context: ServerContext;
  settings: ServerSettings;
  /** Stops the server and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

/** Calls whose answers contain public records. */
const TELL_OF_THE_MAP = /\/(wms|public-occurrences|own-records)\b/;

/** Publishes all due records before an injected call of such an answer, instead of a second later. */
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
 * Starts a server on the database of `ARANYA_TEST_DATABASE`. Demonstration mode is off by default, so that the
 * tables are empty. Records are public at once: due records are published before each answer.
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
      if (options.catchesUp ?? true) catchUpBefore(app, context);
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
