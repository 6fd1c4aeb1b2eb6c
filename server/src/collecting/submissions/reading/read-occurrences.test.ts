import fc from 'fast-check';
import { mappingByNames } from '../../../../testing/forms/mapping-by-names';
import { LIMITS } from '../../../platform/configuration/limits';
import { readXml } from '../../../platform/xml/read-xml';
import type { XmlElement } from '../../../platform/xml/xml-element';
import { EMPTY_MAPPING } from '../../mapping/form-mapping';
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

  test('uses the place of the group that contains the species', () => {
    const tree = (species: string, place: string) =>
      `<tree><what><species>${species}</species></what><where><location>${place}</location></where></tree>`;
    const places = (content: string) => read(content).map(({ latitude }) => latitude);
    expect(
      places(`<plot><location>1 1</location></plot>${tree('A', '2 2')}${tree('B', '')}`),
    ).toEqual([2, 1]);
    expect(places(`${tree('A', '2 2')}${tree('B', '')}`)).toEqual([2, null]);
    expect(
      places(
        '<herb><species>A</species><location>2 2</location></herb><bush><species>B</species><location/></bush>',
      ),
    ).toEqual([2, null]);
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

  test('names an unnamed species Other, and cuts long names', () => {
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

/** An element of a document with its ancestors, from the root inwards, and its path below the root. */
interface Placed {
  one: XmlElement;
  around: readonly XmlElement[];
  path: string;
}

const withSurroundings = (
  one: XmlElement,
  around: readonly XmlElement[] = [],
  path = '',
): Placed[] => [
  { one, around, path },
  ...one.children.flatMap((child) =>
    withSurroundings(
      child,
      [...around, one],
      path === '' ? child.localName : `${path}/${child.localName}`,
    ),
  ),
];

const isBelow = (group: string, path: string) => group === '' || path.startsWith(`${group}/`);

/** Reference implementation of the rules: slow, searches all answers for each species. */
function slowlyRead(root: XmlElement) {
  const elements = withSurroundings(root);
  const pathOf = new Map(elements.map(({ one, path }) => [one, path]));
  const repeats = new Set(
    elements.flatMap(({ one }) =>
      one.children
        .filter((child, at) =>
          one.children.slice(0, at).some(({ localName }) => localName === child.localName),
        )
        .map((child) => pathOf.get(child) ?? ''),
    ),
  );
  const order = new Map(
    [...new Set(elements.map(({ path }) => path))].map((path, at) => [path, at]),
  );
  const answers = elements.filter(({ one }) => one.children.length === 0 && one.text.trim() !== '');
  const named = (name: string) => answers.filter(({ one }) => one.localName === name);
  const anchors = elements.filter(({ one }) => one.localName === 'species').map(({ path }) => path);
  const others = (path: string) => anchors.some((anchor) => `${anchor}_other` === path);
  const isOfAnother = (answer: Placed, species: Placed) =>
    answer.around.some((group) => {
      const path = pathOf.get(group) ?? '';
      return !isBelow(path, species.path) && anchors.some((anchor) => isBelow(path, anchor));
    });
  return named('species').map((species) => {
    const nearest = (name: string) => {
      const own = `${species.path}_other`;
      const isOwn = name === 'species_other' && elements.some(({ path }) => path === own);
      const left = named(name).filter(({ path, ...rest }) =>
        isOwn ? path === own : !others(path) && !isOfAnother({ path, ...rest }, species),
      );
      const repeatsOf = ({ around }: Placed) =>
        around.filter((group) => repeats.has(pathOf.get(group) ?? ''));
      const isAround = (answer: Placed) =>
        repeatsOf(answer).every((group) => isBelow(pathOf.get(group) ?? '', species.path));
      for (const group of species.around.toReversed()) {
        const [found] = left
          .filter(
            (answer) =>
              isAround(answer) &&
              (isOwn || isBelow(pathOf.get(group) ?? '', answer.path)) &&
              repeatsOf(answer).every((repeat) => species.around.includes(repeat)),
          )
          .sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
        if (found) return found.one.text;
      }
      const apart = left.filter((answer) => !isAround(answer));
      return apart.length === 1 && !isOwn ? (apart[0]?.one.text ?? null) : null;
    };
    const isOther = species.one.text === 'other';
    const latitude = nearest('location')?.split(' ')[0];
    return {
      speciesName: isOther ? (nearest('species_other') ?? 'Other') : species.one.text,
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
      { numRuns: 500 },
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
