import fc from 'fast-check';
import { speciesOfChoice } from './species-of-choice';

const KNOWN = new Map(
  ['Shorea robusta', 'Madhuca longifolia', 'Pterocarpus marsupium'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);
const meaning = (name: string, ...labels: string[]) => speciesOfChoice({ name, labels }, KNOWN);

test.each([
  ['a name of the lists', 'Shorea_robusta', ['Sal']],
  ['a name in lower case', 'shorea_robusta', ['Sal']],
  ['a code with the species in its label', 'sp001', ['Shorea robusta (Sal)']],
  ['a label that begins with the local name', 'sp001', ['Sal tree (Shorea robusta)']],
  ['a label with an author', '17', ['Shorea robusta Gaertn.']],
  ['a label in capitals', 'SHRO', ['SAL - SHOREA ROBUSTA']],
  ['a label in another language than the first', 'sal', ['साल', 'Shorea robusta / Sal']],
  ['a label with spaces', 'sal', ['  Shorea   robusta ']],
  ['a name that means something else than its label', 'Shorea_robusta', ['Madhuca longifolia']],
])('reads %s', (_, name, labels) => {
  expect(meaning(name, ...labels)).toEqual({ species: 'Shorea robusta', isKnown: true });
});

test.each([
  [
    'a label that names two species',
    'sp9',
    ['Shorea robusta or Madhuca longifolia'],
    'Shorea robusta or Madhuca longifolia',
  ],
  [
    'labels that name two species, one with a dash in it',
    '',
    ['Shorea - robusta', 'Madhuca longifolia'],
    'Madhuca longifolia',
  ],
  ['a species that no list has', 'sp044', ['Dillenia pentagyna (Rai)'], 'Dillenia pentagyna'],
  ['a name of words', 'Dillenia_pentagyna', ['Rai'], 'Dillenia pentagyna'],
  ['a local name', 'sal', ['Sal tree'], 'Sal tree'],
  ['a code without a label', 'sp001', [], 'sp001'],
  ['a longer word', 'x1', ['Shorea robustalis'], 'Shorea robustalis'],
])('does not match %s to a listed species', (_, name, labels, species) => {
  expect(meaning(name, ...labels)).toEqual({ species, isKnown: false });
});

test.each([
  ['other', ['Another']],
  ['99', ['Other']],
  ['oth', ['Other species (please specify)']],
  ['x', ['अन्य']],
  ['x', ['Another tree', 'ଅନ୍ୟ']],
  ['other_species', ['Not here']],
])('reads the choice %s as an unlisted species', (name, labels) => {
  expect(meaning(name, ...labels)).toEqual({ species: null, isKnown: true });
});

test('treats different spellings of a name alike', () => {
  const label = 'ସାଲ \u0b21\u0b3c (Shorea robusta)';
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
    expect(meaning('sp1', label.normalize(form)).species).toBe('Shorea robusta');
  }
});

test('returns a known species only if name or labels contain no other species', () => {
  const word = fc.constantFrom(
    'Shorea',
    'robusta',
    'Madhuca',
    'longifolia',
    'Sal',
    '(',
    '-',
    'sp1',
  );
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), (name, labels) => {
      const { species, isKnown } = speciesOfChoice({ name, labels }, KNOWN);
      const listed = [...KNOWN.values()];
      if (!isKnown || species === null) return;
      const said = [name, ...labels].join(' | ').toLowerCase();
      expect(listed).toContain(species);
      expect(said.replace(/[^a-z]+/g, ' ')).toContain(species.toLowerCase());
      const others = listed.filter((one) => one !== species);
      const isNamed = name.trim().replace(/\s+/g, ' ').toLowerCase() === species.toLowerCase();
      if (isNamed) return;
      for (const other of others) {
        for (const label of labels) {
          const words = label.replace(/[^\p{L} ]/gu, ' ').replace(/\s+/g, ' ');
          expect(words.toLowerCase()).not.toMatch(new RegExp(`\\b${other.toLowerCase()}\\b`));
        }
      }
    }),
    { numRuns: 500 },
  );
});
