import { mapServerCommand, USAGE } from './map-server-command';
import { runCommand } from './run-command';

await runCommand(mapServerCommand, USAGE);
