import { backupCommand } from './backup/backup-command';
import { runWithSettings } from './run-command';

await runWithSettings(backupCommand);
