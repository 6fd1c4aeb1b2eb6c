import { backupCommand } from './backup-command';
import { runWithSettings } from './run-command';

await runWithSettings(backupCommand);
