import fc from 'fast-check';
import { inputOf, type OwnForm, ownForm, selectFrom, selectOf } from '../../../../testing/own-form';
import { readOccurrences } from '../../submissions/reading/read-occurrences';
import { readSubmissionDocument } from '../../submissions/reading/submission-document';
import { readXForm } from '../read-xform';
import { readAnswerRules } from './species-questions';

const KNOWN = new Map(
  ['Shorea robusta', 'Madhuca longifolia', 'Ficus religiosa'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Reads a record with the mapping that is guessed for its form. */
async function read(form: OwnForm, answers: string, given: Readonly<Record<string, string>> = {}) {
  const xml = ownForm(form);
  const { mapping } = readXForm(xml);
  const files = new Map(Object.entries(given).map(([name, text]) => [name, Buffer.from(text)]));
  const rules = await readAnswerRules({ xml, mapping, files, known: KNOWN });
  const record = readSubmissionDocument(
    Buffer.from(
      `<data id="own" version="1">${answers}<meta><instanceID>u</instanceID></meta></data>`,
    ),
  );
  return readOccurrences(record, mapping, rules);
}
const names = (occurrences: Awaited<ReturnType<typeof read>>) =>
  occurrences.map(({ speciesName }) => speciesName);

const CHOICES = { Shorea_robusta: 'Sal', Madhuca_longifolia: 'Mahula', other: 'Another' };
const SEVERAL = {
  fields: '<species/><species_other/><count/><gps/>',
  types: { gps: 'geopoint', count: 'int' },
  body:
    selectOf('select', 'species', CHOICES) +
    ['species_other', 'count', 'gps'].map(inputOf).join(''),
};
const PLACE = '<gps>20.5 84.2 0 5</gps>';

describe('records of an institute’s own form', () => {
  test('reads one occurrence for each selected choice, with the shared place but not the count', async () => {
    const seen = await read(
      SEVERAL,
      `<species>Shorea_robusta Madhuca_longifolia Shorea_robusta</species><count>7</count>${PLACE}`,
    );
    expect(seen).toMatchObject([
      { speciesName: 'Shorea robusta', latitude: 20.5, accuracy: 5, individualCount: null },
      { speciesName: 'Madhuca longifolia', latitude: 20.5, individualCount: null },
    ]);
    const [one] = await read(SEVERAL, `<species>Shorea_robusta</species><count>7</count>${PLACE}`);
    expect(one?.individualCount).toBe(7);
  });

  test('reads one occurrence for each choice of a ranking', async () => {
    const body = SEVERAL.body.replaceAll('select ', 'rank ').replaceAll('select>', 'rank>');
    const answers = `<species>Madhuca_longifolia Shorea_robusta</species>${PLACE}`;
    expect(names(await read({ ...SEVERAL, body }, answers))).toEqual([
      'Madhuca longifolia',
      'Shorea robusta',
    ]);
  });

  test.each([
    ['Shorea_robusta other', 'Bija', ['Shorea robusta', 'Bija']],
    ['other', 'Bija', ['Bija']],
    ['other Madhuca_longifolia', '', ['Other', 'Madhuca longifolia']],
  ])(
    'reads the answers “%s” and “%s” as the listed species and the typed one',
    async (species, other, wanted) => {
      const answers = `<species>${species}</species><species_other>${other}</species_other>${PLACE}`;
      expect(names(await read(SEVERAL, answers))).toEqual(wanted);
    },
  );

  test('does not split the only choice of a question, nor a typed name', async () => {
    const one = {
      ...SEVERAL,
      body: SEVERAL.body.replaceAll('select ', 'select1 ').replaceAll('select>', 'select1>'),
    };
    expect(names(await read(one, '<species>Shorea_robusta other</species>'))).toEqual([
      'Shorea robusta other',
    ]);
    const typed = { ...SEVERAL, body: ['species', 'species_other', 'gps'].map(inputOf).join('') };
    expect(names(await read(typed, '<species>Ficus benghalensis</species>'))).toEqual([
      'Ficus benghalensis',
    ]);
  });

  test('replaces the choice "other" by the typed name', async () => {
    const form = {
      fields: '<tree_species/><tree_species_other/><bird_species/><bird_species_other/><gps/>',
      types: { gps: 'geopoint' },
      body:
        selectOf('select1', 'tree_species', CHOICES) +
        selectOf('select', 'bird_species', { Corvus_splendens: 'Crow', other: 'Other' }) +
        ['tree_species_other', 'bird_species_other', 'gps'].map(inputOf).join(''),
    };
    expect(
      names(
        await read(
          form,
          '<tree_species>other</tree_species><tree_species_other/><bird_species>Corvus_splendens other</bird_species><bird_species_other>Myna</bird_species_other>',
        ),
      ),
    ).toEqual(['Other', 'Corvus splendens', 'Myna']);
  });

  test('reads codes by their labels, also as several choices', async () => {
    const choices = {
      sp1: 'Shorea robusta (Sal)',
      sp2: 'Mahula / Madhuca longifolia',
      sp3: 'Rai',
      99: 'Other',
    };
    const form = {
      ...SEVERAL,
      body: selectOf('select', 'species', choices) + inputOf('species_other') + inputOf('gps'),
    };
    const answers = '<species>sp2 sp1 sp3 99 sp7</species><species_other>Bija</species_other>';
    expect(names(await read(form, answers))).toEqual([
      'Madhuca longifolia',
      'Shorea robusta',
      'Rai',
      'Bija',
      'sp7',
    ]);
  });

  test('reads codes by texts in any language of the form', async () => {
    const text = (id: string, label: string) => `<text id="${id}"><value>${label}</value></text>`;
    const form = {
      ...SEVERAL,
      model: `<itext><translation lang="हिन्दी" default="true()">${text('a', 'साल')}${text('b', 'महुआ')}</translation>
        <translation lang="English">${text('a', 'Shorea robusta')}${text('b', 'Madhuca longifolia')}</translation></itext>
        <instance id="species"><root><item><itextId>b</itextId><name>2</name></item></root></instance>`,
      body: `<select1 ref="/data/species"><label>?</label>
        <item><label ref="jr:itext('a')"/><value>1</value></item>
        <itemset nodeset="randomize(instance('species')/root/item[name != '0'])"><value ref="name"/><label ref="jr:itext(itextId)"/></itemset>
        </select1>${inputOf('gps')}`,
    };
    expect(names(await read(form, '<species>1</species>'))).toEqual(['Shorea robusta']);
    expect(names(await read(form, '<species>2</species>'))).toEqual(['Madhuca longifolia']);
  });

  test.each<[string, string, string, readonly [string, string]]>([
    ['CSV', 'trees.csv', '\uFEFFname,label\nsp1,"Shorea robusta, Sal"\n', ['name', 'label']],
    ['CSV with semicolons', 'trees.csv', 'code;tree\nsp1;Shorea robusta\n', ['code', 'tree']],
    [
      'CSV with an uneven row',
      'trees.csv',
      'name,label,x\nsp1,Shorea robusta\n',
      ['name', 'label'],
    ],
    [
      'GeoJSON',
      'trees.geojson',
      '{"type":"FeatureCollection","features":[{"type":"Feature","id":"sp1","properties":{"title":"Shorea robusta"}}]}',
      ['id', 'title'],
    ],
    [
      'XML',
      'trees.xml',
      '<root><item><name>sp1</name><label>Shorea robusta</label></item></root>',
      ['name', 'label'],
    ],
  ])('reads codes by the labels of an attached %s', async (_, file, content, columns) => {
    const form = {
      ...SEVERAL,
      model: `<instance id="trees" src="jr://file/${file}"/>`,
      body: selectFrom('select', 'species', 'trees', columns) + inputOf('gps'),
    };
    expect(names(await read(form, '<species>sp1 sp9</species>', { [file]: content }))).toEqual([
      'Shorea robusta',
      'sp9',
    ]);
    expect(names(await read(form, '<species>sp1 sp9</species>'))).toEqual(['sp1', 'sp9']);
    expect(names(await read(form, '<species>sp1</species>', { [file]: '"\u0000{' }))).toEqual([
      'sp1',
    ]);
  });

  test('reads codes of an external select', async () => {
    const form = {
      ...SEVERAL,
      body: `<input ref="/data/species" query="instance('trees')/root/item[x = 1]"><label>?</label></input>${inputOf('gps')}`,
    };
    const list = 'list_name,name,label\nbirds,sp1,Crow\ntrees,sp1,Shorea robusta\n';
    expect(names(await read(form, '<species>sp1</species>', { 'itemsets.csv': list }))).toEqual([
      'Shorea robusta',
    ]);
  });

  test('finds a choice and a file whose names are written in another normalisation form', async () => {
    const name = 'पेड़_फ़';
    for (const [inForm, inRecord] of [
      ['NFC', 'NFD'],
      ['NFD', 'NFC'],
    ] as const) {
      const file = `${'ଗଡ଼'.normalize(inForm)}.csv`;
      const form = {
        ...SEVERAL,
        model: `<instance id="trees" src="jr://file-csv/${file}"/>`,
        body: selectFrom('select1', 'species', 'trees') + inputOf('gps'),
      };
      const answers = `<species>${name.normalize(inRecord)}</species>`;
      const list = `name,label\n${name.normalize(inForm)},Shorea robusta\n`;
      expect(names(await read(form, answers, { [file.normalize(inRecord)]: list }))).toEqual([
        'Shorea robusta',
      ]);
    }
  });

  test('does not guess between several meanings of one name', async () => {
    const form = {
      ...SEVERAL,
      model:
        '<instance id="trees"><root><item><name>1</name><label>Shorea robusta</label></item><item><name>1</name><label>Madhuca longifolia</label></item></root></instance>',
      body: selectFrom('select1', 'species', 'trees') + inputOf('gps'),
    };
    expect(names(await read(form, '<species>1</species>'))).toEqual(['1']);
  });
});

/** A plot with trees in a repeat: each may have a place, in a group beside its species. */
const PLOT = {
  fields:
    '<plot_gps/><boundary/><plot><way/><tree jr:template=""><what><species/></what><where><tree_gps/></where><count/></tree></plot>',
  types: {
    plot_gps: 'geopoint',
    boundary: 'geoshape',
    'plot/way': 'geotrace',
    'plot/tree/where/tree_gps': 'geopoint',
    'plot/tree/count': 'int',
  },
  body: `${inputOf('plot_gps')}${inputOf('boundary')}<group ref="/data/plot">${inputOf('plot/way')}
    <group ref="/data/plot/tree"><repeat nodeset="/data/plot/tree">
    <group ref="/data/plot/tree/what">${inputOf('plot/tree/what/species')}</group>
    <group ref="/data/plot/tree/where">${inputOf('plot/tree/where/tree_gps')}</group>${inputOf('plot/tree/count')}</repeat></group></group>`,
};
const tree = (name: string, place: string) =>
  `<tree><what><species>${name}</species></what><where><tree_gps>${place}</tree_gps></where></tree>`;

describe('places of an own form', () => {
  test('maps the place of each group around a species, a point before an area', () => {
    expect(readXForm(ownForm(PLOT)).mapping.place).toEqual([
      'plot_gps',
      'plot/way',
      'plot/tree/where/tree_gps',
    ]);
  });

  test.each([
    ['at its own place', '1 1 0 4', '2 2', '3 3 0 5', [2, 3]],
    ['at the plot without one', '1 1 0 4', '', '3 3 0 5', [1, 3]],
    ['at the plot for 0 0 0 0', '1 1 0 4', '0 0 0 0', '3 3', [1, 3]],
    ['nowhere without any', '', '', '3 3', [null, 3]],
    ['nowhere for an unreadable one', '1 1', 'near the well', '3 3', [null, 3]],
  ])('puts each tree %s', async (_, plot, first, second, wanted) => {
    const seen = await read(
      PLOT,
      `<plot_gps>${plot}</plot_gps><plot>${tree('A', first)}${tree('B', second)}</plot>`,
    );
    expect(seen.map(({ latitude }) => latitude)).toEqual(wanted);
  });

  test('recognises a repeat that occurs once in the record', async () => {
    const seen = await read(
      PLOT,
      `<plot><tree><what><species>A</species></what><where/></tree></plot>`,
    );
    expect(seen).toMatchObject([{ speciesName: 'A', latitude: null }]);
  });

  test('reads nested repeats: a tree at its place, else at that of its plot, else at the site', async () => {
    const form = {
      fields:
        '<site_location/><plot jr:template=""><plot_location/><tree jr:template=""><species/><location/></tree></plot>',
      types: {
        site_location: 'geopoint',
        'plot/plot_location': 'geopoint',
        'plot/tree/location': 'geopoint',
      },
      body: `${inputOf('site_location')}<group ref="/data/plot"><repeat nodeset="/data/plot">${inputOf('plot/plot_location')}
        <group ref="/data/plot/tree"><repeat nodeset="/data/plot/tree">${inputOf('plot/tree/species')}${inputOf('plot/tree/location')}</repeat></group></repeat></group>`,
    };
    const one = (name: string, place: string) =>
      `<tree><species>${name}</species><location>${place}</location></tree>`;
    const seen = await read(
      form,
      `<site_location>1 1</site_location>
       <plot><plot_location>2 2</plot_location>${one('A', '3 3')}${one('B', '')}</plot>
       <plot><plot_location/>${one('C', '4 4')}${one('D', '')}</plot>`,
    );
    expect(seen.map(({ latitude }) => latitude)).toEqual([3, 2, 4, 1]);
  });

  test('uses an area or a line if the form asks for no point', async () => {
    const form = {
      fields: '<species/><path/><boundary/>',
      types: { path: 'geotrace', boundary: 'geoshape' },
      body: ['species', 'path', 'boundary'].map(inputOf).join(''),
    };
    expect(readXForm(ownForm(form)).mapping.place).toEqual(['boundary']);
    const [seen] = await read(
      form,
      '<species>A</species><path>20.4 84.1 0 5; 20.41 84.11 0 5</path><boundary>20.5 84.2 0 5; 20.5 84.21 0 5; 20.51 84.21 0 5; 20.5 84.2 0 5;</boundary>',
    );
    expect(seen?.latitude).toBeCloseTo(20.5033, 3);
    expect(seen?.accuracy).toBeGreaterThan(700);
  });

  test('reads a place from the tree itself or its plot, else returns none', async () => {
    const place = fc.constantFrom('', '0 0 0 0', 'x', '5 5 0 0');
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.array(place, { minLength: 1, maxLength: 5 }),
        async (plot, trees) => {
          const at = (own: string, number: number) => own.replace('5 5', `${number} ${number}`);
          const seen = await read(
            PLOT,
            `<plot_gps>${at(plot, 50)}</plot_gps><plot>${trees.map((own, number) => tree(`T${number}`, at(own, number + 1))).join('')}</plot>`,
          );
          const unknown = (text: string) => text === '' || text === '0 0 0 0';
          expect(seen.map(({ latitude }) => latitude)).toEqual(
            trees.map((own, number) => {
              if (own === '5 5 0 0') return number + 1;
              return unknown(own) && plot === '5 5 0 0' ? 50 : null;
            }),
          );
          expect(seen.every(({ accuracy }) => accuracy === null)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
