import path from 'node:path';
import { LISTING_FILES, writeRemotes } from '../tools/new/listed-remotes';

/** `npm run remotes`: writes the remotes of `shared/remotes.json` into the delivery files. */
await writeRemotes(path.join(import.meta.dirname, '..'));
console.log(`Written: ${LISTING_FILES.join(', ')}.`);
