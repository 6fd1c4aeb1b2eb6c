/** Script of `/embed/try`: composes the snippet for a partner's page, and shows its map. */
const form = document.querySelector('form');
const map = document.querySelector('aranya-map');
const lines = document.getElementById('lines');
const said = document.getElementById('said');
const { origin } = window.location;

/**
 * Exact version of the script with its hash; until it has loaded, only the permanent URL can be
 * chosen.
 */
let exact;

const markup = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the attributes from the form; empty ones use the map's default. */
function attributesOf(chosen) {
  const [place, zoom] = String(chosen.get('place')).split(' ');
  const isOther = place === 'other';
  const center = isOther ? [chosen.get('longitude'), chosen.get('latitude')] : [place];
  const layers = [...chosen.getAll('layer'), chosen.get('species')].filter(Boolean).join(' ');
  return {
    lang: chosen.get('lang'),
    center: center.every(Boolean) ? center.join(',') : '',
    zoom: isOther ? chosen.get('zoom') : zoom,
    // Defaults need no attribute; an empty attribute means no layers.
    layers: layers === 'records' ? undefined : layers,
    height: chosen.get('height') ? `${chosen.get('height')}px` : '',
    theme: chosen.get('theme'),
    gestures: chosen.get('gestures'),
  };
}

const isGiven = ([name, value]) => value !== undefined && (value || name === 'layers');

function scriptLine(version) {
  if (version !== 'exact' || !exact) return `<script src="${origin}/embed@1.js" async></script>`;
  const source = `${origin}/embed@${exact.version}.js`;
  return `<script src="${source}"\n  integrity="${exact.integrity}" crossorigin="anonymous" async></script>`;
}

function show() {
  const chosen = new FormData(form);
  document.getElementById('other').hidden = chosen.get('place') !== 'other';
  const attributes = Object.entries(attributesOf(chosen)).filter(isGiven);
  for (const name of map.getAttributeNames()) {
    if (!attributes.some(([given]) => given === name)) map.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (map.getAttribute(name) !== value) map.setAttribute(name, value);
  }
  const written = attributes.map(([name, value]) => ` ${name}="${markup(value)}"`).join('');
  const words = String(chosen.get('words')).trim();
  const inside = words ? `\n  <p>${markup(words)}</p>\n` : '';
  lines.value = `${scriptLine(chosen.get('version'))}\n<aranya-map${written}>${inside}</aranya-map>\n`;
  said.textContent = '';
}

async function copy() {
  lines.select();
  try {
    await navigator.clipboard.writeText(lines.value);
    said.textContent = 'Copied.';
  } catch {
    said.textContent = 'Selected: copy it with Ctrl and C.';
  }
}

async function findExact() {
  const answer = await fetch('/embed-version.json');
  if (!answer.ok) return;
  exact = await answer.json();
  form.querySelector('[value="exact"]').disabled = false;
  show();
}

/** Offers the languages of the map besides English. */
async function offerLanguages() {
  const { languages } = await customElements.whenDefined('aranya-map');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = languages.filter((language) => language !== 'en');
  form.elements.lang.append(...others.map((one) => new Option(names.of(one), one)));
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
document.getElementById('copy').addEventListener('click', () => void copy());
document.addEventListener('aranya-error', ({ detail }) => {
  if (detail.part === 'option') said.textContent = detail.message;
});
show();
offerLanguages().catch((error) => console.warn(error));
findExact().catch((error) => console.warn(error));
