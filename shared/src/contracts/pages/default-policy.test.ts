import { createDefaultPolicy, createHTML, FORM_MAP_SOURCE, LEAFLET_MARKUP } from './default-policy';

test.each([
  ...LEAFLET_MARKUP,
  FORM_MAP_SOURCE,
  '&eacute;',
  '',
  '500 km',
  '© OpenStreetMap contributors',
])('returns %p unchanged', (text) => expect(createHTML(text)).toBe(text));

test.each([
  '<img src="x" onerror="self.injected = true">',
  '<svg/><script>1</script>',
  '<span aria-hidden="true">+</span> ',
  '&lt;b&gt;',
])('throws for %p', (text) => expect(() => createHTML(text)).toThrow(TypeError));

test('returns a document for the parser unchanged, because no script runs in it', () => {
  const form = '<h:html xmlns:h="http://www.w3.org/1999/xhtml"/>';
  expect(createHTML(form, 'TrustedHTML', 'DOMParser parseFromString')).toBe(form);
  expect(() => createHTML(form, 'TrustedHTML', 'Element innerHTML')).toThrow(TypeError);
});

test('creates one default policy for HTML, and none for scripts', () => {
  const trustedTypes: { defaultPolicy: unknown; createPolicy: jest.Mock } = {
    defaultPolicy: null,
    createPolicy: jest.fn(() => {
      trustedTypes.defaultPolicy = {};
    }),
  };
  Object.assign(globalThis, { trustedTypes });
  createDefaultPolicy();
  createDefaultPolicy();
  expect(trustedTypes.createPolicy.mock.calls).toEqual([['default', { createHTML }]]);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});
