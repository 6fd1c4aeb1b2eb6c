import { existsSync } from 'node:fs';
import path from 'node:path';
import { portOf } from '@aranya/shared/contracts';
import { pino } from 'pino';
import { buildApp } from '../../../server/src/assembly/app';
import type { ServerContext } from '../../../server/src/assembly/context';
import { buildIdentityApp } from '../../../server/src/assembly/identity-app';
import { openContext } from '../../../server/src/assembly/open-context';
import { installForms } from '../../../server/src/collecting/forms/install-forms';
import { seedDemonstration } from '../../../server/src/demonstration/seed-demonstration';
import { readSettings } from '../../../server/src/platform/configuration/settings';
import { openDatabase } from '../../../server/src/platform/database/database';
import type { LoopAnswer, LoopQuestion } from '../../../server/testing/loop-delay-process';
import { bundleServer } from '../../../server/testing/odk-conformance/server-process';
import { type DatabaseKind, openSoakStorage } from '../../soak/soak-storage';
import type { Listener } from './call-case';
import { type Caller, type Callers, makeCallers, makeSigningIn } from './callers';
import { type ServedRoute, servedRoutes } from './served-routes';
import { startWatched, type WatchedProcess } from './watched-process';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** A running product, filled, whose event loops are watched. */
export interface Product {
  /** `http://127.0.0.1:port` of each listener. */
  origins: Record<Listener, string>;
  routes: readonly ServedRoute[];
  callers: Callers;
  /** Accounts that only sign in. */
  signingIn: readonly Caller[];
  server: WatchedProcess;
  /** Host and remotes. */
  website: WatchedProcess;
  /** The process behind a listener. */
  loop(listener: Listener, ask: LoopQuestion['loop']): Promise<LoopAnswer>;
  close(): Promise<void>;
}

/** What a run may choose. */
export interface ProductOptions {
  database: DatabaseKind;
  portBase: number;
  /** Puts more into the database, before the server starts. */
  fill?: (context: ServerContext) => Promise<void>;
  /** Files that the form shows, by name. */
  media?: ReadonlyMap<string, Uint8Array>;
  environment?: Record<string, string>;
}

/**
 * Starts the product from its builds, with demonstration data and a caller for each route.
 *
 * @throws Error with a sentence where the front end was not built.
 */
export async function openProduct(options: ProductOptions): Promise<Product> {
  if (!existsSync(path.join(root, 'host', 'dist', 'site', 'index.html'))) {
    throw new Error('The website is not built. Run `npm run build` first.');
  }
  const { portBase } = options;
  const storage = await openSoakStorage(options.database);
  const environment = {
    ARANYA_DATA_DIR: storage.dataFolder,
    ARANYA_RELEASES: path.join(storage.dataFolder, 'releases'),
    ARANYA_PORT_BASE: String(portBase),
    ARANYA_LISTEN: '127.0.0.1',
    ARANYA_PUBLIC_URL: `http://127.0.0.1:${portOf('server', portBase)}`,
    ARANYA_DEMONSTRATION: 'on',
    ARANYA_SECRET: 'a secret of the measurement, long enough to be one',
    ARANYA_METRICS_TOKEN: 'a token of the operator, long enough',
    // Every call says that it comes from an address of its own, so that no limit answers for what
    // is measured: an attacker has as many.
    ARANYA_TRUST_PROXY: 'loopback',
    ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9',
    ARANYA_OIDC_CLIENT_ID: 'aranya',
    ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
    ...options.environment,
  };
  const { routes, callers, signingIn } = await filled(environment, options);
  const server = await startWatched(await bundleServer(), environment);
  const website = await startWatched(path.join(root, 'tools', 'serve', 'serve.ts'), environment, [
    'tsx',
  ]);
  const originOf = (port: number) => `http://127.0.0.1:${port}`;
  const { ports } = readSettings(environment);
  return {
    origins: {
      server: originOf(ports.server),
      identity: originOf(ports.identity),
      host: originOf(portOf('host', portBase)),
      map: originOf(portOf('mfe-map', portBase)),
    },
    routes,
    callers,
    signingIn,
    server,
    website,
    loop: (listener, ask) =>
      (listener === 'host' || listener === 'map' ? website : server).loop(ask),
    async close() {
      await Promise.all([server.stop(), website.stop()]);
      await storage.remove();
    },
  };
}

/** Fills the database in this process, while no server runs. */
async function filled(environment: Record<string, string>, { fill, media }: ProductOptions) {
  const settings = readSettings(environment);
  const database = await openDatabase(settings);
  try {
    const context = await openContext(settings, database, pino({ level: 'silent' }));
    await installForms(context);
    await seedDemonstration(context);
    const apps = { server: await buildApp(context), identity: await buildIdentityApp(context) };
    const routes = await servedRoutes(apps);
    const callers = await makeCallers(context, routes, media);
    const signingIn = await makeSigningIn(context);
    await fill?.(context);
    await context.publicPlaces.caughtUp();
    for (const app of Object.values(apps)) await app.close();
    return { routes, callers, signingIn };
  } finally {
    await database.close();
  }
}
