import { dataCommand } from './data/data-command';

process.exitCode = await dataCommand(process.argv.slice(2), process.env);
