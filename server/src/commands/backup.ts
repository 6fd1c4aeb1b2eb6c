import { backupCommand } from './backup-command';
import { runAlone } from './run-command';

await runAlone(backupCommand);
