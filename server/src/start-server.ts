import type { Logger } from 'pino';
import { buildApp } from './app';
import type { ServerApp } from './app-types';
import { checkBucket } from './collection/files/check-bucket';
import { installForms } from './collection/forms/install-forms';
import type { ServerContext } from './context';
import { openDatabase } from './database/database';
import { seedDemonstration } from './demonstration/seed-demonstration';
import { buildIdentityApp } from './identity/identity-app';
import { LIMITS } from './limits';
import { openContext } from './open-context';
import { errorCodeOf } from './problems/error-code';
import { adoptPhotoFolder } from './profiles/adopt-photo-folder';
import { keepRemovingOutdated } from './retention/remove-outdated';
import type { ServerSettings } from './settings';
import type { TextMessages } from './text-gateway/text-messages';

/** A server that listens. */
export interface RunningServer {
  /** Answers what is being asked, then leaves the database sound. Calling it again is harmless. */
  close(): Promise<void>;
}

/**
 * Opens the database, fills it in demonstration mode, and listens on the ports of server and
 * identity pages.
 *
 * @throws Error with a sentence for the operator; nothing is left open then.
 */
export async function startServer(settings: ServerSettings, log: Logger): Promise<RunningServer> {
  const database = await openDatabase(settings);
  const apps: ServerApp[] = [];
  let stopRemoving = async (): Promise<void> => undefined;
  let textMessages: TextMessages | null = null;
  const close = async () => {
    const closing = Promise.all([...apps.map((app) => app.close()), textMessages?.stop()]);
    await Promise.race([closing, patience()]);
    await stopRemoving();
    await database.close();
  };
  try {
    const context = await openContext(settings, database, log);
    if (await filesAreReady(context)) {
      await installForms(context);
      await adoptPhotoFolder(context);
    }
    if (settings.demonstration) await seedDemonstration(context);
    if (!settings.demonstration && !settings.textGateway) {
      log.warn('no gateway for text messages: one-time codes reach nobody');
    }
    const { server, identity } = settings.ports;
    apps.push(await buildApp(context), await buildIdentityApp(context));
    const [app, identityApp] = apps as [ServerApp, ServerApp];
    await listen(app, settings.listen, server);
    await listen(identityApp, settings.listen, identity);
    stopRemoving = keepRemovingOutdated(database.db, log);
    textMessages = context.textMessages;
    textMessages.start();
  } catch (error) {
    await close();
    throw error;
  }
  let closed: Promise<void> | null = null;
  return {
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** Without its bucket a server still answers; what it would put there waits for another start. */
const filesAreReady = async ({ settings: { bucket }, files, log }: ServerContext) =>
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

/** A caller that never finishes does not keep the server from stopping. */
const patience = () =>
  new Promise((resolve) => {
    setTimeout(resolve, LIMITS.shutdownMs).unref();
  });
