/** Renders the drawings of content/drawings to the PNG files that forms include. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formDefinitions } from '../../content/forms/definitions/index';
import { mediaOf } from './xform-writer';

/** Phones show the picture at full width. */
const WIDTH = 720;

for (const form of formDefinitions) {
  const folder = join(
    import.meta.dirname,
    '../../server/forms/media',
    encodeURIComponent(form.formId),
  );
  for (const name of mediaOf(form)) {
    const drawing = join(
      import.meta.dirname,
      '../../content/drawings',
      name.replace(/\.png$/, '.svg'),
    );
    mkdirSync(folder, { recursive: true });
    await sharp(drawing, { density: 144 })
      .resize({ width: WIDTH })
      .png({ palette: true })
      .toFile(join(folder, name));
  }
}
