import { setPrivateUmask } from '../platform/folders/private-files';
import { dataCommand } from './data/data-command';

setPrivateUmask();
process.exitCode = await dataCommand(process.argv.slice(2), process.env);
