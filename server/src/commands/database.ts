import { databaseCommand } from './database-command';
import { runWithSettings } from './run-command';

await runWithSettings(databaseCommand);
