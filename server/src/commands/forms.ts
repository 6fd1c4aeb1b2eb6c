import { formsCommand, USAGE } from './forms-command';
import { runCommand } from './run-command';

await runCommand(formsCommand, USAGE);
