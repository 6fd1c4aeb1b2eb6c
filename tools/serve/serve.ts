import path from 'node:path';
import { withConfigurationFile } from '../../server/src/platform/configuration/configuration-file';
import { serveEnvironment } from './environment';
import { serveStaticOrigins } from './static-origins';

/** Serves the built front end until it is stopped, or until the parent process ends. */
const root = path.join(import.meta.dirname, '..', '..');
const start = async () =>
  serveStaticOrigins(root, serveEnvironment(withConfigurationFile(process.env)));
const close = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const stop = () => void close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.('ready');
