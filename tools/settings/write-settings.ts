import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsPage } from './settings-page';

/** `npm run settings`: writes docs/settings.md. */
writeFileSync(path.join(import.meta.dirname, '../../docs/settings.md'), settingsPage());
