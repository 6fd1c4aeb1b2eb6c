import { type Logger, pino } from 'pino';
import { buildApp } from '../app';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { openDatabase } from '../database/database';
import { buildIdentityApp } from '../identity/identity-app';
import type { AttemptLimit, AttemptLimitName } from '../limits';
import { openContext } from '../open-context';
import { readSettings, type ServerSettings } from '../settings';
import { openTestStorage } from './test-database';

/** What a test may choose. */
export interface TestServerOptions {
  /** Environment variables beside those of the fixture. */
  environment?: Record<string, string>;
  /** Other limits than those of `limits.ts`. */
  limits?: Partial<Record<AttemptLimitName, AttemptLimit>>;
  /** Where the server logs to, in place of nowhere. */
  log?: Logger;
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
 * Starts a server on the database of `ARANYA_TEST_DATABASE`. Demonstration mode is off unless the
 * environment says otherwise, so that the tables are empty.
 */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const storage = await openTestStorage();
  const settings = readSettings({
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_PUBLIC_URL: 'http://aranya.test:4000',
    ARANYA_DEMONSTRATION: 'off',
    ARANYA_SECRET: 'a secret of the tests, long enough to be one',
    ARANYA_LOG_LEVEL: 'silent',
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
    ...options.environment,
  });
  const start = async () => {
    const database = await openDatabase(settings);
    try {
      const log = options.log ?? pino({ level: settings.logLevel });
      const context = await openContext(settings, database, log, options.limits);
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
