import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import { escaped } from '../page/escaped';

const species = OVERLAY_SPECIES.map(
  ({ localName, scientificName }) =>
    `<option value="${speciesLayerName(scientificName)}">${escaped(`${localName}, ${scientificName}`)}</option>`,
).join('');

const layer = (value: string, label: string, isOn = false) =>
  `<label class="choice"><input type="checkbox" name="layer" value="${value}"${isOn ? ' checked' : ''}>${label}</label>`;

const field = (name: string, label: string, control: string) =>
  `<div class="field"><label for="${name}">${label}</label>${control}</div>`;

const number = (name: string, label: string, range: string) =>
  field(name, label, `<input type="number" id="${name}" name="${name}" ${range}>`);

const select = (name: string, label: string, options: string) =>
  field(name, label, `<select id="${name}" name="${name}">${options}</select>`);

const FORM = `
        ${select('lang', 'Language', '<option value="">English</option>')}
        ${select(
          'place',
          'Place',
          `<option value="">Odisha and Himachal Pradesh</option>
          <option value="84.5,20.5 7">Odisha</option>
          <option value="77.3,31.9 8">Himachal Pradesh</option>
          <option value="other">Another place</option>`,
        )}
        <div class="three" id="other" hidden>
          ${number('longitude', 'Longitude', 'min="-180" max="180" step="any" value="84.5"')}
          ${number('latitude', 'Latitude', 'min="-90" max="90" step="any" value="21"')}
          ${number('zoom', 'Zoom', 'min="3" max="14" value="7"')}
        </div>
        <fieldset>
          <legend>Layers</legend>
          ${layer('records', 'Records', true)}
          ${layer('odisha-blocks', 'Odisha blocks')}
          ${layer('himachal-blocks', 'Himachal blocks')}
        </fieldset>
        ${select('species', 'Distribution of a species', `<option value="">None</option>${species}`)}
        ${number('height', 'Height in pixels', 'min="240" max="2000" value="480"')}
        ${select('theme', 'Colours', '<option value="">Light</option><option value="dark">Dark</option><option value="auto">As the visitor’s system</option>')}
        ${select(
          'gestures',
          'Wheel and finger',
          `<option value="">The page keeps them</option>
          <option value="free">The map takes them</option>`,
        )}
        ${field(
          'words',
          'Words until the map is there',
          '<input id="words" name="words" maxlength="300" value="A map of the species that people recorded belongs here.">',
        )}
        <fieldset>
          <legend>Version</legend>
          <label class="choice"><input type="radio" name="version" value="1" checked>The newest that breaks no page</label>
          <label class="choice"><input type="radio" name="version" value="exact" disabled>Exactly this one, with its hash</label>
        </fieldset>`;

/**
 * Page on which partners compose and preview the code for embedding the map. In English, like
 * docs/embedding.md. Static: its script (`mfe-map/src/embed/try/try.js`) adds the address.
 * @param brand the product's name
 */
export const embedTryPage = (brand: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The species map on your page: ${escaped(brand)}</title>
    <link rel="stylesheet" href="/embed-try.css" />
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
      <form aria-label="How the map should look">${FORM}
      </form>
      <div class="result">
        <section aria-labelledby="seen">
          <h2 id="seen">The map</h2>
          <aranya-map></aranya-map>
        </section>
        <section>
          <h2><label for="lines">Lines for your page</label></h2>
          <textarea id="lines" readonly spellcheck="false" rows="9"></textarea>
          <div class="copy"><button type="button" id="copy">Copy the lines</button><p role="status" id="said"></p></div>
        </section>
      </div>
    </main>
  </body>
</html>
`;
