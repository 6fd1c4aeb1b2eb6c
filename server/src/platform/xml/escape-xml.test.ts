import fc from 'fast-check';
import { LIMITS } from '../configuration/limits';
import { escapeXml } from './escape-xml';
import { readXml } from './read-xml';

test('preserves any text in an element and in an attribute', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, (text) => {
      const escaped = escapeXml(text);
      const xml = Buffer.from(`<a b="${escaped}">${escaped}</a>`);
      const { text: read, attributes } = readXml(xml, LIMITS.openRosa.xml);
      // XML parsers read every line break as \n, and as a space in attributes.
      const kept = text
        .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd')
        .replace(/\r\n?/g, '\n');
      expect(read).toBe(kept);
      expect(attributes.b).toBe(kept.replace(/[\t\n]/g, ' '));
    }),
    { numRuns: 500 },
  );
});
