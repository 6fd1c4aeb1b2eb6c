import { peopleCommand, USAGE } from './people-command';
import { runCommand } from './run-command';

await runCommand(peopleCommand, USAGE);
