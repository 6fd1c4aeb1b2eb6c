import { readOccurrences } from './read-occurrences';
import { readSubmissionDocument } from './submission-document';

const read = (content: string) =>
  readOccurrences(readSubmissionDocument(Buffer.from(`<data id="f">${content}</data>`)));

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
      },
    ]);
  });

  test('finds answers in other groups, whatever their prefix', () => {
    expect(
      read(
        '<what><x:species xmlns:x="urn:x">Sal</x:species></what>' +
          '<where><location>1 2 0 3</location></where><kind><species_type>Tree</species_type></kind>',
      ),
    ).toMatchObject([{ speciesName: 'Sal', speciesType: 'Tree', latitude: 1, longitude: 2 }]);
  });

  test('gives one for each repetition, each with what is nearest to it', () => {
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

  test('does not lend the place of one repetition to another', () => {
    const plot = (species: string, location: string) =>
      `<plot><species>${species}</species>${location}</plot>`;
    const read2 = read(
      plot('A', '<location>2 2</location>') +
        plot('B', '<location>3 3</location>') +
        plot('C', '<location/>'),
    );
    expect(read2.map(({ latitude }) => latitude)).toEqual([2, 3, null]);
  });

  test('says nothing of an unanswered species or an encrypted envelope', () => {
    expect(read('<species/><location>1 2</location>')).toEqual([]);
    const envelope =
      '<data id="f" encrypted="yes"><meta><instanceID>u</instanceID></meta><species>A</species></data>';
    expect(readOccurrences(readSubmissionDocument(Buffer.from(envelope)))).toEqual([]);
  });

  test('calls a species without a name Other, and shortens endless ones', () => {
    expect(read('<species>other</species>')[0]?.speciesName).toBe('Other');
    expect(read(`<species>${'x'.repeat(5000)}</species>`)[0]?.speciesName).toHaveLength(200);
  });
});
