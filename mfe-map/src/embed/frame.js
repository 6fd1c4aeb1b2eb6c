const OPTIONS = ['lang', 'theme', 'layers', 'center', 'zoom', 'gestures', 'data'];

const { search, hash } = window.location;
const query = new URLSearchParams(search || hash.slice(1));
const map = document.createElement('aranya-map');
map.setAttribute('height', '100vh');
for (const name of OPTIONS) {
  const value = query.get(name);
  if (value !== null) map.setAttribute(name, value);
}
document.body.append(map);
const [language = ''] = (query.get('lang') ?? '').split('-');
customElements.whenDefined('aranya-map').then(({ languages }) => {
  if (languages.includes(language)) document.documentElement.lang = language;
});
