import { Buffer } from 'node:buffer';
import { SIGHTING_FORM_ID } from '@aranya/shared/contracts';
import fc from 'fast-check';
import { INSTITUTE_FORM } from '../../../../testing/institute-form';
import { EMPTY_MAPPING, mappedQuestions } from '../../mapping/form-mapping';
import { packagedForms } from '../packaged-forms';
import { readXForm } from '../read-xform';
import type { FormField } from './form-fields';
import { guessMapping } from './guess-mapping';
import { readFormFields } from './read-form-fields';

test('recognises species, place, day and photo in every packaged form, and nothing wrong', async () => {
  let forms = 0;
  for await (const { formId, xml } of packagedForms()) {
    forms += 1;
    const { mapping } = readXForm(xml);
    expect([formId, mapping]).toEqual([
      formId,
      {
        ...EMPTY_MAPPING,
        species: ['species'],
        otherSpecies: ['species_other'],
        speciesType: ['species_type'],
        place: ['location'],
        date: formId === SIGHTING_FORM_ID ? ['observed_on', 'start', 'end'] : ['start', 'end'],
        photo: ['photo'],
        count: expect.any(Array),
      },
    ]);
  }
  expect(forms).toBe(16);
});

test('recognises the questions of an institute’s own form', async () => {
  expect(readXForm(Buffer.from(INSTITUTE_FORM)).mapping).toEqual({
    ...EMPTY_MAPPING,
    species: ['species'],
    place: ['location'],
    photo: ['plot/photo'],
  });
});

const field = (path: string, type = 'string', label = '', mediaType = ''): FormField => ({
  path,
  type,
  label,
  mediaType,
});

test.each<[words: string, fields: FormField[], mapping: Partial<typeof EMPTY_MAPPING>]>([
  [
    'names of other people',
    [
      field('survey/Scientific-Name', 'select1'),
      field('survey/gps', 'geopoint'),
      field('survey/individualCount', 'int'),
      field('survey/date_of_survey', 'date'),
      field('today', 'date'),
      field('site_name', 'select1'),
    ],
    {
      species: ['survey/Scientific-Name'],
      place: ['survey/gps'],
      count: ['survey/individualCount'],
      date: ['survey/date_of_survey', 'today'],
      fieldSite: ['site_name'],
    },
  ],
  [
    'labels where names say nothing',
    [
      field('q1', 'select1', 'Which bird did you see?'),
      field('q2', 'int', 'How many birds were there?'),
      field('q3', 'binary', 'Picture', 'image/*'),
      field('q4', 'binary', 'Its song', 'audio/*'),
      field('q5', 'geopoint', 'Where?'),
    ],
    { species: ['q1'], count: ['q2'], photo: ['q3'], place: ['q5'] },
  ],
  [
    'species in several groups',
    [field('trees/species'), field('herbs/species'), field('location', 'geopoint')],
    { species: ['trees/species', 'herbs/species'], place: ['location'] },
  ],
  [
    'what only speaks of species',
    [
      field('species_count', 'int', 'How many species?'),
      field('known_species', 'select1', 'Known?'),
    ],
    { count: ['species_count'] },
  ],
  ['a household survey', [field('name'), field('age', 'int', 'How old?')], {}],
])('maps only the right questions of a form: %s', (_, fields, mapping) => {
  expect(guessMapping(fields)).toEqual({ ...EMPTY_MAPPING, ...mapping });
});

test('maps only to existing questions, in reasonable time', () => {
  const word = fc.constantFrom(
    'species',
    'other',
    'type',
    'location',
    'count',
    'photo',
    'site',
    '_',
    'A',
    'ପ',
  );
  const name = fc.array(word, { minLength: 1, maxLength: 200 }).map((words) => words.join(''));
  const fields = fc.array(
    fc
      .tuple(name, fc.constantFrom('string', 'int', 'geopoint', 'binary', 'date'), name)
      .map(([path, type, label]) => field(path, type, label)),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(fields, (given) => {
      const paths = new Set(given.map(({ path }) => path));
      for (const { path } of mappedQuestions(guessMapping(given))) expect(paths).toContain(path);
    }),
  );
});

test('lists questions with their labels', async () => {
  const { questions } = await readFormFields(Buffer.from(INSTITUTE_FORM));
  expect(questions).toContainEqual({
    path: 'species',
    type: 'string',
    label: 'Which tree is it?',
  });
  expect(questions.map(({ path }) => path)).toEqual([
    'species',
    'girth',
    'area',
    'location',
    'plot/photo',
  ]);
});
