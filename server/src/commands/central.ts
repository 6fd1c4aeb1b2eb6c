import { centralCommand } from './central-command';
import { runWithSettings } from './run-command';

await runWithSettings(centralCommand);
