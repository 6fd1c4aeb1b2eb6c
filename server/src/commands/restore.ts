import { restoreCommand } from './restore-command';
import { runAlone } from './run-command';

await runAlone(restoreCommand);
