import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { scheduleClosing } from '../account/account-closing/close-due-accounts';
import { scheduleRetention } from '../account/retention/remove-outdated';
import { scheduleReviewMessages } from '../account/review-messages/send-review-messages';
import { checkBucket } from '../collecting/files/check-bucket';
import { installForms } from '../collecting/forms/install-forms';
import { refusePublicAccounts } from '../demonstration/demonstration-accounts';
import { seedDemonstration } from '../demonstration/seed-demonstration';
import { type ServerSettings, sendsMessages } from '../platform/configuration/settings';
import { openDatabase } from '../platform/database/open-database';
import { makeDataFolderPrivate } from '../platform/folders/private-files';
import type { HeavyWork } from '../platform/heavy-work/heavy-work';
import { loadLibraries } from '../platform/heavy-work/work-lane';
import type { ServerApp } from '../platform/http/app-types';
import { errorCodeOf } from '../platform/problems/error-code';
import { buildApp } from './app';
import type { ServerContext } from './context';
import { buildIdentityApp } from './identity-app';
import { openContext } from './open-context';

export interface RunningServer {
  /**
   * Reports that it is not ready, serves for `settings.shutdownDelayMs`, then answers running calls
   * for `settings.shutdownMs` at most. A second call has no effect.
   */
  close(): Promise<void>;
}

/** @throws Error with a sentence for the operator; nothing is left open then */
export async function startServer(settings: ServerSettings, log: Logger): Promise<RunningServer> {
  await makeDataFolderPrivate(settings.dataFolder, log);
  const database = await openDatabase(settings);
  const apps: ServerApp[] = [];
  let heavyWork: HeavyWork | null = null;
  /** Each stops a background job. */
  const background: Array<() => Promise<void>> = [];
  const closeApps = async () => {
    const closing = Promise.all(apps.map((app) => app.close()));
    const ending = Promise.all(background.map((stop) => stop()));
    await Promise.race([Promise.all([closing, ending]), waitFor(settings.shutdownMs)]);
    // A request that never ends must not block the shutdown.
    for (const app of apps) app.server.closeAllConnections();
    await closing;
    await heavyWork?.close();
  };
  let context: ServerContext;
  try {
    context = await openContext(settings, database, log);
    heavyWork = context.heavyWork;
    if (await filesAreReady(context)) await installForms(context);
    if (settings.demonstration) {
      await seedDemonstration(context);
      // Ensures that the first map view of a demonstration contains its records.
      await context.publicPlaces.caughtUp();
    } else await refusePublicAccounts(database.db);
    if (!sendsMessages(settings)) {
      log.warn(
        'no gateway for text messages (ARANYA_SMS_URL): nobody can register or recover a PIN',
      );
    }
    await loadLibraries();
    const { server, identity } = settings.ports;
    apps.push(await buildApp(context), await buildIdentityApp(context));
    const [app, identityApp] = apps as [ServerApp, ServerApp];
    await listen(app, settings.listen, server);
    await listen(identityApp, settings.listen, identity);
    // Checked at start, so that the log reports a missing converter before the first upload.
    const converter = context.xlsForms.available();
    background.push(() => converter.then(() => undefined));
    context.metrics.watchProcess();
    context.textMessages.start();
    context.collection.start();
    context.rereading.start();
    context.publicPlaces.start();
    background.push(
      () => context.textMessages.stop(),
      () => context.collection.stop(),
      () => context.rereading.stop(),
      () => context.publicPlaces.stop(),
      scheduleRetention(context),
      scheduleClosing(context),
      scheduleReviewMessages(context),
    );
  } catch (error) {
    await closeApps();
    await database.close();
    throw error;
  }
  const close = async () => {
    context.readiness.leave();
    if (settings.shutdownDelayMs > 0) await waitFor(settings.shutdownDelayMs);
    context.readiness.close();
    await closeApps();
    await database.close();
  };
  let closed: Promise<void> | null = null;
  return {
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** A server without its bucket still answers; files for the bucket are moved at the next start. */
const filesAreReady = async ({
  settings: { bucket },
  files,
  log,
}: Pick<ServerContext, 'settings' | 'files' | 'log'>) =>
  bucket === null || checkBucket(bucket, files, log);

async function listen(app: ServerApp, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken. Stop what uses it, or move all ports with ARANYA_PORT_BASE.`,
      );
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new Error(`ARANYA_LISTEN: ${host} is not an address of this machine.`);
    }
    if (code === 'EACCES') throw new Error(`This user may not listen on port ${port}.`);
    throw error;
  }
}

const waitFor = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });
