import { restoreCommand } from './backup/restore-command';
import { runWithSettings } from './run-command';

await runWithSettings(restoreCommand);
