import { keepFilesPrivate } from '../platform/folders/private-files';
import { dataCommand } from './data/data-command';

keepFilesPrivate();
process.exitCode = await dataCommand(process.argv.slice(2), process.env);
