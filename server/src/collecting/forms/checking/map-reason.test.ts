import { inputOf, type OwnForm, ownForm, selectFrom, selectOf } from '../../../../testing/own-form';
import { inEnglish } from '../../../platform/languages/sentence';
import { inspectForm } from './inspect-form';

const KNOWN = new Map([['shorea robusta', 'Shorea robusta']]);
const FORM = {
  fields: '<species/><species_other/><gps/>',
  types: { gps: 'geopoint' },
};

async function reason(form: Partial<OwnForm>, given: Readonly<Record<string, string>> = {}) {
  const body = ['species', 'species_other', 'gps'].map(inputOf).join('');
  const choiceFiles = new Map(
    Object.entries(given).map(([name, text]) => [name, Buffer.from(text)]),
  );
  const { understood, faults, warnings } = await inspectForm({
    xml: ownForm({ ...FORM, body, ...form }),
    xmlBefore: null,
    mappingBefore: null,
    mediaNames: Object.keys(given),
    choiceFiles,
    knownSpecies: KNOWN,
  });
  expect(faults.kept).toEqual([]);
  return [understood?.mapReason, ...warnings.kept.map(({ said }) => inEnglish(said))];
}

const CODES = { sp1: 'Rai', sp2: 'Kendu' };
const withChoices = (choices: Record<string, string>, others = inputOf('gps')) => ({
  body: selectOf('select', 'species', choices) + others,
});

test('returns no warning for a form with species and place', async () => {
  expect(await reason({})).toEqual(['species']);
  expect(await reason(withChoices({ sp1: 'Shorea robusta (Sal)' }))).toEqual(['species']);
});

test('accepts an area or a line as the place', async () => {
  for (const gps of ['geoshape', 'geotrace']) {
    expect(await reason({ types: { gps } })).toEqual(['species']);
  }
});

test('warns of a form with a public key', async () => {
  const key = 'base64RsaPublicKey="MIIB"';
  for (const model of [`<submission ${key}/>`, `<orx:submission method="post" orx:${key}/>`]) {
    expect(await reason({ model })).toEqual([
      'encrypted',
      expect.stringMatching(/^The form has a public key.*on no map\.$/),
    ]);
  }
  for (const more of ['auto-send="true"', 'base64RsaPublicKey=" "']) {
    expect(await reason({ model: `<submission action="https://x" ${more}/>` })).toEqual([
      'species',
    ]);
  }
});

test('warns of a form without a place, and reports one without a species', async () => {
  expect(await reason({ types: {} })).toEqual([
    'no-place',
    'No question asks for a place: its records are counted, but on no map.',
  ]);
  const body = inputOf('age') + inputOf('gps');
  expect(await reason({ fields: '<age/><gps/>', body })).toEqual(['no-species']);
});

test('warns of choices that match no listed species', async () => {
  expect(await reason(withChoices(CODES))).toEqual([
    'unknown-species',
    expect.stringMatching(/^No choice of “species” is in the species lists.*such as “sp1”/),
  ]);
  expect(await reason(withChoices({ ...CODES, Shorea_robusta: 'Sal' }))).toEqual([
    'species',
    expect.stringMatching(/^Choices of “species” that are not.*: 2, such as “sp1”/),
  ]);
  const typed = inputOf('species_other') + inputOf('gps');
  expect(await reason(withChoices({ ...CODES, 99: 'Other' }, typed))).toEqual([
    'species',
    expect.stringMatching(/^No choice of “species” is in the species lists/),
  ]);
});

test('reads the choices of an attached list and says if it has none', async () => {
  const form = {
    model: '<instance id="trees" src="jr://file-csv/trees.csv"/>',
    body: selectFrom('select1', 'species', 'trees') + inputOf('gps'),
  };
  expect(await reason(form, { 'trees.csv': 'name,label\nsp1,Shorea robusta\n' })).toEqual([
    'species',
  ]);
  expect(await reason(form, { 'trees.csv': 'name,label\nsp1,Rai\n' })).toEqual([
    'unknown-species',
    expect.stringMatching(/^No choice of “species”/),
  ]);
  expect(await reason(form, { 'trees.csv': 'code\n1\n' })).toEqual([
    'species',
    expect.stringMatching(/^The choices of “species” are not in the form, nor in a file/),
  ]);
});
