import { join } from 'node:path';
import { serverFolder } from '../folders/server-folder';

/** Path of the generated migrations. */
export const migrationsFolder = () => join(serverFolder(), 'migrations');
