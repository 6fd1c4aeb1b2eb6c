import { setMarkup } from './set-markup';

const shown = (markup: string) => {
  const target = document.createElement('div');
  setMarkup(target, markup);
  return target.innerHTML;
};

test.each([
  ['200 km', '200 km'],
  ['<span aria-hidden="true">&#x2212;</span>', '<span aria-hidden="true">−</span>'],
  [
    '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a> <span aria-hidden="true">|</span> © OpenStreetMap &amp; CARTO',
    '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a> <span aria-hidden="true">|</span> © OpenStreetMap &amp; CARTO',
  ],
  ['<svg/>', '<svg></svg>'],
  ['', ''],
])('%s is shown as the browser would', (markup, html) => {
  expect(shown(markup)).toBe(html);
});

test.each([
  '<img src=x onerror="alert(1)">',
  '<script src="https://evil.example/x.js"></script>',
  '<a href="javascript:alert(1)">press</a>',
  '<a href="https://a.example" onclick="alert(1)">press</a>',
  '<span style="color:red">red</span>',
  '<svg onload="alert(1)"/>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<span',
  '</span>',
])('%s is refused', (markup) => {
  expect(() => shown(markup)).toThrow(TypeError);
});
