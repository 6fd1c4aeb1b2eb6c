import { join } from 'node:path';
import { serverFolder } from '../folders/server-folder';

export const migrationsFolder = () => join(serverFolder(), 'migrations');
