import { join } from 'node:path';
import { serverFolder } from '../folders/server-folder';

/** Where the generated migrations are. */
export const migrationsFolder = () => join(serverFolder(), 'migrations');
