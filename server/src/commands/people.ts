import { peopleCommand } from './people-command';
import { runCommand } from './run-command';

await runCommand(peopleCommand);
