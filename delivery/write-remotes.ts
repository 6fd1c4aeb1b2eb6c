import path from 'node:path';
import { LISTING_FILES, writeRemotes } from '../tools/new/listed-remotes';

/** `npm run remotes`: what the delivery says of the remotes, from `shared/remotes.json`. */
await writeRemotes(path.join(import.meta.dirname, '..'));
console.log(`Written: ${LISTING_FILES.join(', ')}.`);
