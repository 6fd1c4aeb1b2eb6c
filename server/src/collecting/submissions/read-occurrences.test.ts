import fc from 'fast-check';
import { mappingByNames } from '../../../testing/forms/mapping-by-names';
import { LIMITS } from '../../platform/configuration/limits';
import { readXml } from '../../platform/xml/read-xml';
import type { XmlElement } from '../../platform/xml/xml-element';
import { EMPTY_MAPPING } from '../mapping/form-mapping';
import { readOccurrences } from './read-occurrences';
import { submissionDocumentOf } from './submission-document';

const documentOf = (xml: string) =>
  submissionDocumentOf(readXml(Buffer.from(xml), LIMITS.openRosa.xml));

const readAll = (document: ReturnType<typeof documentOf>) =>
  readOccurrences(document, mappingByNames(document.root));
const read = (content: string) => readAll(documentOf(`<data id="f">${content}</data>`));

describe('readOccurrences', () => {
  test('reads names with underscores, type, place and accuracy', () => {
    expect(
      read(
        '<species>Shorea_robusta</species><species_type>Tree</species_type>' +
          '<location>20.5 84.25 100 6.5</location>',
      ),
    ).toEqual([
      {
        speciesName: 'Shorea robusta',
        speciesType: 'Tree',
        latitude: 20.5,
        longitude: 84.25,
        accuracy: 6.5,
        individualCount: null,
        photo: null,
        fieldSite: null,
      },
    ]);
  });

  test('reads count, photo and field site', () => {
    const [seen] = read(
      '<field_site>Salbani</field_site><g><species>A</species><count>12</count><photo>a.jpg</photo></g>',
    );
    expect(seen).toMatchObject({ individualCount: 12, photo: 'a.jpg', fieldSite: 'Salbani' });
    for (const count of ['-1', '1.5', 'many', '12345678901']) {
      expect(read(`<species>A</species><count>${count}</count>`)[0]?.individualCount).toBeNull();
    }
  });

  test('uses the species type if no question asks for a species', () => {
    const document = documentOf('<data id="f"><kind>Tree</kind><kind>Herb</kind></data>');
    const mapping = { ...EMPTY_MAPPING, speciesType: ['kind'] };
    expect(readOccurrences(document, mapping)).toMatchObject([
      { speciesName: 'Tree', speciesType: 'Tree' },
      { speciesName: 'Herb', speciesType: 'Tree' },
    ]);
    expect(readOccurrences(document, EMPTY_MAPPING)).toEqual([]);
  });

  test('finds answers in other groups and with any prefix', () => {
    expect(
      read(
        '<what><x:species xmlns:x="urn:x">Sal</x:species></what>' +
          '<where><location>1 2 0 3</location></where><kind><species_type>Tree</species_type></kind>',
      ),
    ).toMatchObject([{ speciesName: 'Sal', speciesType: 'Tree', latitude: 1, longitude: 2 }]);
  });

  test('returns one occurrence per repetition, with the nearest answers', () => {
    const tree = (species: string, location: string) =>
      `<tree><species>${species}</species>${location}</tree>`;
    expect(
      read(
        `<location>1 1</location>${tree('A', '<location>2 2</location>')}${tree('B', '')}` +
          tree('other', '<species_other>C</species_other><location>nowhere</location>'),
      ).map(({ speciesName, latitude }) => [speciesName, latitude]),
    ).toEqual([
      ['A', 2],
      ['B', 1],
      ['C', null],
    ]);
  });

  test('does not use the place of one repetition for another', () => {
    const plot = (species: string, location: string) =>
      `<plot><species>${species}</species>${location}</plot>`;
    const read2 = read(
      plot('A', '<location>2 2</location>') +
        plot('B', '<location>3 3</location>') +
        plot('C', '<location/>'),
    );
    expect(read2.map(({ latitude }) => latitude)).toEqual([2, 3, null]);
  });

  test('returns nothing for an unanswered species and for an encrypted envelope', () => {
    expect(read('<species/><location>1 2</location>')).toEqual([]);
    const envelope =
      '<data id="f" encrypted="yes"><meta><instanceID>u</instanceID></meta><species>A</species></data>';
    expect(readAll(documentOf(envelope))).toEqual([]);
  });

  test('names an unnamed species Other and cuts long names', () => {
    expect(read('<species>other</species>')[0]?.speciesName).toBe('Other');
    expect(read(`<species>${'x'.repeat(5000)}</species>`)[0]?.speciesName).toHaveLength(200);
  });

  test('accepts a name of underscores and cuts it like other names', () => {
    expect(read('<species>___</species>')[0]?.speciesName).toBe('___');
    expect(read(`<species>${'_'.repeat(5000)}</species>`)[0]?.speciesName).toHaveLength(200);
  });

  test('returns no place for an answer that is longer than any place', () => {
    const digits = '1'.repeat(18_000);
    expect(read(`<species>A</species><location>1.${digits} 2</location>`)).toMatchObject([
      { latitude: null, longitude: null },
    ]);
  });
});

const element = (localName: string, text: string, children: XmlElement[] = []): XmlElement => ({
  localName,
  qualifiedName: localName,
  attributes: {},
  children,
  text,
});

/** Lists every element of a document with its ancestors, from the root inwards. */
const withSurroundings = (
  one: XmlElement,
  around: readonly XmlElement[] = [],
): { one: XmlElement; around: readonly XmlElement[] }[] => [
  { one, around },
  ...one.children.flatMap((child) => withSurroundings(child, [...around, one])),
];

/** Reference implementation of the rules: slow, searches all answers for each species. */
function slowlyRead(root: XmlElement) {
  const answers = withSurroundings(root).filter(
    ({ one }) => one.children.length === 0 && one.text.trim() !== '',
  );
  const named = (name: string) => answers.filter(({ one }) => one.localName === name);
  return named('species').map(({ one: species, around }) => {
    const nearest = (name: string) => {
      for (const group of around.toReversed()) {
        const own = named(name).find((answer) => answer.around.at(-1) === group);
        if (own) return own.one.text;
      }
      const [only, second] = named(name);
      return only && !second ? only.one.text : null;
    };
    const isOther = species.text === 'other';
    const latitude = nearest('location')?.split(' ')[0];
    return {
      speciesName: isOther ? (nearest('species_other') ?? 'Other') : species.text,
      speciesType: nearest('species_type'),
      latitude: latitude === undefined ? null : Number(latitude),
    };
  });
}

describe('readOccurrences of any document', () => {
  const answer = fc.oneof(
    fc.constantFrom('A', 'B', 'other', '').map((text) => element('species', text)),
    fc.constantFrom('C', 'D', '').map((text) => element('species_other', text)),
    fc.constantFrom('Tree', 'Herb', '').map((text) => element('species_type', text)),
    fc.constantFrom('1 1', '2 2', '3 3', '').map((text) => element('location', text)),
  );
  /** A group may have the name of a question, and a question may occur anywhere. */
  const name = fc.constantFrom('plot', 'tree', 'species', 'location');
  const { group } = fc.letrec<{ group: XmlElement; part: XmlElement }>((tie) => ({
    part: fc.oneof({ depthSize: 'medium' }, answer, answer, tie('group')),
    group: fc
      .tuple(name, fc.array(tie('part'), { minLength: 1, maxLength: 6 }))
      .map(([localName, children]) => element(localName, ' ', children)),
  }));

  test('returns the same as the reference implementation', () => {
    fc.assert(
      fc.property(group, (root) => {
        const fast = readOccurrences({ root, encrypted: false }, mappingByNames(root));
        expect(
          fast.map(({ speciesName, speciesType, latitude }) => ({
            speciesName,
            speciesType,
            latitude,
          })),
        ).toEqual(slowlyRead(root));
      }),
      { numRuns: 1_000 },
    );
  });

  test('reads each element a few times, however many species there are', () => {
    const looksAt = (species: number) => {
      let looks = 0;
      const counted = (plain: XmlElement): XmlElement =>
        new Proxy(plain, {
          get: (target, property) => {
            looks += 1;
            return Reflect.get(target, property);
          },
        });
      const places = Array.from({ length: 50 }, () => counted(element('location', 'nowhere')));
      const plots = Array.from({ length: 20 }, () => counted(element('plot', '', places)));
      const trees = Array.from({ length: species }, () => counted(element('species', 'Sal')));
      readOccurrences(
        { root: element('data', '', [...plots, ...trees]), encrypted: false },
        { ...EMPTY_MAPPING, species: ['species'], place: ['plot/location'] },
      );
      return looks / (20 * 51 + species);
    };
    expect(looksAt(1)).toBeLessThan(8);
    expect(looksAt(200)).toBeLessThan(8);
  });
});
