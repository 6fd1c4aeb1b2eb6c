import { openLog } from './assembly/request-log';
import { startServer } from './assembly/start-server';
import { withConfigurationFile } from './platform/configuration/configuration-file';
import { unknownVariables } from './platform/configuration/read-variables';
import { readSettings } from './platform/configuration/settings';
import { setPrivateUmask } from './platform/folders/private-files';

/** The server as a process: settings from the environment, an orderly end on a signal. */
async function main(): Promise<void> {
  setPrivateUmask();
  const environment = withConfigurationFile(process.env);
  const settings = readSettings(environment);
  const log = openLog(settings);
  for (const name of unknownVariables(environment)) {
    log.warn({ name }, 'an environment variable that nothing reads');
  }
  const server = await startServer(settings, log);
  log.info({ ports: settings.ports, publicUrl: settings.publicUrl }, 'ready');

  const stop = (reason: string) => {
    log.info({ reason }, 'stopping');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  // If the parent process ends, nobody else would stop this one.
  process.on('disconnect', () => stop('the starting process is gone'));
  process.send?.('ready');
}

main().catch((error: unknown) => {
  // Reports wrong settings in a sentence, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  if (process.env.ARANYA_LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
