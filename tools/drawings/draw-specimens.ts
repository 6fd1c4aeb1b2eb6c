import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DRAWINGS } from '../../content/drawings/drawings';

/** Renders every drawing to `server/data/specimens/`: `tsx tools/drawings/draw-specimens.ts`. */
const folder = path.join(import.meta.dirname, '..', '..', 'server', 'data', 'specimens');
await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  const file = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.svg`;
  await writeFile(path.join(folder, file), drawing());
}
console.log(`${Object.keys(DRAWINGS).length} drawings written to ${folder}`);
