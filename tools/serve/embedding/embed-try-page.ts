import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import { escaped } from '../page/escaped';

/** @param rest of the control after its name */
const field = (label: string, name: string, control: 'input' | 'select', rest: string) =>
  `<label for="${name}">${label}</label><${control} id="${name}" name="${name}" ${rest}`;

const select = (label: string, name: string, options: Record<string, string>) => {
  const written = Object.entries(options).map(
    ([value, said]) => `<option value="${value}">${escaped(said)}</option>`,
  );
  return field(label, name, 'select', `>${written.join('')}</select>`);
};

const number = (label: string, name: string, range: string) =>
  field(label, name, 'input', `type="number" ${range}>`);

const choice = (label: string, input: string) => `<label><input ${input}> ${label}</label>`;

const SPECIES = OVERLAY_SPECIES.map(({ localName, scientificName }) => [
  speciesLayerName(scientificName),
  `${localName}, ${scientificName}`,
]);

const FORM = [
  select('Language', 'lang', { '': 'English' }),
  select('Place', 'place', {
    '': 'Odisha and Himachal Pradesh',
    '84.5,20.5 7': 'Odisha',
    '77.3,31.9 8': 'Himachal Pradesh',
    other: 'Another place',
  }),
  '<div id="other" hidden>',
  number('Longitude', 'longitude', 'min="-180" max="180" step="any" value="84.5"'),
  number('Latitude', 'latitude', 'min="-90" max="90" step="any" value="21"'),
  number('Zoom', 'zoom', 'min="3" max="14" value="7"'),
  '</div><fieldset><legend>Layers</legend>',
  choice('Records', 'type="checkbox" name="layer" value="records" checked'),
  choice('Odisha blocks', 'type="checkbox" name="layer" value="odisha-blocks"'),
  choice('Himachal blocks', 'type="checkbox" name="layer" value="himachal-blocks"'),
  '</fieldset>',
  select('Distribution of a species', 'species', { '': 'None', ...Object.fromEntries(SPECIES) }),
  number('Height in pixels', 'height', 'min="240" max="2000" value="480"'),
  select('Colours', 'theme', { '': 'Light', dark: 'Dark', auto: 'As the visitor’s system' }),
  select('Wheel and finger', 'gestures', {
    '': 'The page keeps them',
    free: 'The map takes them',
  }),
  field(
    'Words until the map is there',
    'words',
    'input',
    'maxlength="300" value="A map of the species that people recorded belongs here.">',
  ),
  '<fieldset><legend>Version</legend>',
  choice('The newest that breaks no page', 'type="radio" name="version" value="1" checked'),
  choice('Exactly this one, with its hash', 'type="radio" name="version" value="exact" disabled'),
  '</fieldset>',
].join('');

/**
 * Page on which partners compose and preview the code for embedding the map. In English, like
 * docs/embedding.md. Static: its script (`mfe-map/src/embed/try/try.js`) adds the address.
 * @param brand the product's name
 */
export const embedTryPage = (brand: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The species map on your page: ${escaped(brand)}</title>
    <link rel="stylesheet" href="/embed-try.css">
    <script src="/embed.js" async></script>
    <script type="module" src="/embed-try.js"></script>
  </head>
  <body>
    <main>
      <header>
        <h1>The species map on your page</h1>
        <p>Choose how it should look, and copy the lines into your page where the map belongs. It needs no account, sets no
          cookie, and shows public records only.</p>
        <noscript><p>This page and the map need JavaScript.</p></noscript>
      </header>
      <form aria-label="How the map should look">${FORM}</form>
      <section>
        <aranya-map></aranya-map>
        <label for="lines">Lines for your page</label>
        <textarea id="lines" readonly spellcheck="false" rows="9"></textarea>
        <button type="button" id="copy">Copy the lines</button>
        <p role="status" id="said"></p>
      </section>
    </main>
  </body>
</html>
`;
