import { operateCommand } from './operate/operate-command';
import { UsageError } from './run-command';

try {
  process.exitCode = await operateCommand(process.env, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
