import { runWithSettings } from '../../src/commands/run-command';
import { conformanceCommand } from './conformance-command';

await runWithSettings(conformanceCommand);
