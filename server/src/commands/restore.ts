import { restoreCommand } from './restore-command';
import { runWithSettings } from './run-command';

await runWithSettings(restoreCommand);
