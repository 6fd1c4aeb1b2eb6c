import path from 'node:path';

/** Where `npm run screenshots` writes. */
export const PICTURES = path.join(import.meta.dirname, '../../screenshots');
