/** Script of `/embed/try`: composes the snippet for a partner's page, and shows its map. */
const form = document.querySelector('form');
const map = document.querySelector('aranya-map');
const [lines, said, other] = ['lines', 'said', 'other'].map((id) => document.getElementById(id));
const { origin } = window.location;

/** Line of the exact version of the script with its hash, once it has loaded. */
let exactLine;

const markup = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the attributes that differ from the map's defaults. */
function attributesOf({ place, longitude, latitude, zoom, height, species, ...chosen }) {
  const own = longitude && latitude ? `${longitude},${latitude} ${zoom}` : ` ${zoom}`;
  const [center, nearness] = (place === 'other' ? own : place).split(' ');
  const layers = [...new FormData(form).getAll('layer'), species].filter(Boolean).join(' ');
  return Object.entries({
    lang: chosen.lang,
    center,
    zoom: nearness,
    // An empty attribute means no layers.
    layers: layers === 'records' ? '' : layers || ' ',
    height: height && `${height}px`,
    theme: chosen.theme,
    gestures: chosen.gestures,
  }).flatMap(([name, value]) => (value ? [[name, value.trim()]] : []));
}

function show() {
  const chosen = Object.fromEntries(new FormData(form));
  other.hidden = chosen.place !== 'other';
  const attributes = new Map(attributesOf(chosen));
  for (const name of map.getAttributeNames()) if (!attributes.has(name)) map.removeAttribute(name);
  for (const [name, value] of attributes) {
    if (map.getAttribute(name) !== value) map.setAttribute(name, value);
  }
  const script = `<script src="${origin}/embed@1.js" async></script>`;
  const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
  const words = chosen.words.trim();
  const inside = words && `\n  <p>${markup(words)}</p>\n`;
  lines.value = `${chosen.version === 'exact' ? exactLine : script}\n<aranya-map${written}>${inside}</aranya-map>\n`;
  said.textContent = '';
}

async function offerExact() {
  const answer = await fetch('/embed-version.json');
  if (!answer.ok) return;
  const { version, integrity } = await answer.json();
  exactLine = `<script src="${origin}/embed@${version}.js"\n  integrity="${integrity}" crossorigin="anonymous" async></script>`;
  form.querySelector('[value="exact"]').disabled = false;
}

async function offerLanguages() {
  const { languages } = await customElements.whenDefined('aranya-map');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = languages.filter((language) => language !== 'en');
  form.elements.lang.append(...others.map((one) => new Option(names.of(one), one)));
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
document.getElementById('copy').addEventListener('click', async () => {
  lines.select();
  const isCopied = await navigator.clipboard?.writeText(lines.value).then(
    () => true,
    () => false,
  );
  said.textContent = isCopied ? 'Copied.' : 'Selected: copy it with Ctrl and C.';
});
document.addEventListener('aranya-error', ({ detail }) => {
  if (detail.part === 'option') said.textContent = detail.message;
});
show();
for (const offer of [offerLanguages, offerExact]) offer().catch((error) => console.warn(error));
