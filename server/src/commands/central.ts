import { centralCommand } from './central-command';
import { runAlone } from './run-command';

await runAlone(centralCommand);
