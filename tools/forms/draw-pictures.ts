/** Renders the drawings of tools/forms/pictures to the PNG files that travel with the forms. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { formDefinitions } from './definitions/index';
import { mediaOf } from './xform-writer';

const HERE = dirname(fileURLToPath(import.meta.url));

/** A phone shows the picture as wide as its screen. */
const WIDTH = 720;

for (const form of formDefinitions) {
  const folder = join(HERE, '../../server/forms/media', encodeURIComponent(form.formId));
  for (const name of mediaOf(form)) {
    const drawing = readFileSync(join(HERE, 'pictures', name.replace(/\.png$/, '.svg')), 'utf8');
    mkdirSync(folder, { recursive: true });
    const picture = new Resvg(drawing, { fitTo: { mode: 'width', value: WIDTH } }).render();
    writeFileSync(join(folder, name), picture.asPng());
  }
}
