import { join } from 'node:path';
import { serverFolder } from '../server-folder';

/** Where the generated migrations are. */
export const migrationsFolder = () => join(serverFolder(), 'migrations');
