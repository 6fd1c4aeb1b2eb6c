import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { formDefinitions } from '../../../../content/forms/definitions';
import { inputOf, type OwnForm, ownForm, selectOf } from '../../../testing/own-form';
import { loadFormEngine, type SendByEngine } from '../../../testing/web-forms/form-engine';
import { answersTo, askedOf } from '../../../testing/web-forms/random-answers';
import { serverFolder } from '../../platform/folders/server-folder';
import { fillRecord } from '../forms/fill-record';
import { readAnswerRules } from '../forms/mapping/species-questions';
import { readXForm } from '../forms/read-xform';
import { factsOf } from '../submissions/reading/read-record';
import { readSubmissionDocument } from '../submissions/reading/submission-document';

let send: SendByEngine;
beforeAll(async () => {
  send = await loadFormEngine();
});

/** The form, and a function that returns what the server reads in a record of it. */
async function reading(xml: Buffer) {
  const form = readXForm(xml);
  const { mapping, uploadPaths } = form;
  const rules = await readAnswerRules({ xml, mapping, files: new Map(), known: new Map() });
  const documentOf = (record: string) => readSubmissionDocument(Buffer.from(record));
  return {
    form,
    documentOf,
    read: (record: string) => factsOf(documentOf(record), { mapping, uploadPaths, rules }),
  };
}

const TREES = { Shorea_robusta: 'Sal', Madhuca_longifolia: 'Mahula', other: 'Another' };
const repeated = (path: string, body: string) =>
  `<group ref="/data/${path}"><label>Trees</label><repeat nodeset="/data/${path}">${body}</repeat></group>`;

/** Forms as institutes write them, with answers in the record's XML. */
const OWN: readonly [kind: string, form: OwnForm, answers: string][] = [
  [
    'several choices, another species and an emoji',
    {
      fields: '<species/><species_other/><gps/><notes/>',
      types: { gps: 'geopoint' },
      body:
        selectOf('select', 'species', TREES) +
        ['species_other', 'gps', 'notes'].map(inputOf).join(''),
    },
    '<species>Shorea_robusta other</species><species_other>ବିଜା 🌳</species_other><gps>20.5 84.2 0 5</gps><notes>a &lt; b</notes>',
  ],
  [
    'codes as choices, and an area as the only place',
    {
      fields: '<species/><area/>',
      types: { area: 'geoshape' },
      body:
        selectOf('select1', 'species', { sp1: 'Shorea robusta (Sal)', 99: 'Other' }) +
        inputOf('area'),
    },
    '<species>sp1</species><area>20.5 84.2 0 5; 20.51 84.2 0 5; 20.51 84.21 0 5; 20.5 84.2 0 5</area>',
  ],
  [
    'a place and a photo in a repeated group',
    {
      fields: '<gps/><trees jr:template=""><species/><gps/><count/><photo/></trees>',
      types: {
        gps: 'geopoint',
        'trees/gps': 'geopoint',
        'trees/count': 'int',
        'trees/photo': 'binary',
      },
      body:
        inputOf('gps') +
        repeated(
          'trees',
          `${selectOf('select1', 'trees/species', TREES)}${inputOf('trees/gps')}${inputOf('trees/count')}<upload ref="/data/trees/photo" mediatype="image/*"><label>Photo</label></upload>`,
        ),
    },
    '<gps>20.5 84.2 0 5</gps><trees><species>Shorea_robusta</species><gps>20.51 84.21 0 5</gps><count>3</count><photo>फ़ोटो.jpg</photo></trees><trees><species>Madhuca_longifolia</species><gps/><count/><photo/></trees>',
  ],
];

describe('a record of the browser', () => {
  test.each(OWN)(
    'reads a record of a form with %s like that of ODK Collect',
    async (_kind, own, answers) => {
      const xml = ownForm(own);
      const { read } = await reading(xml);
      const record = `<data id="own" version="1">${answers}<meta><instanceID>uuid:first</instanceID></meta></data>`;
      const photos = [...record.matchAll(/<photo>([^<]+)</g)].map(([, name = '']) => name);
      const sent = await send(xml.toString(), record, photos);
      expect(read(record).occurrences).not.toEqual([]);
      expect(read(sent.xml)).toEqual(read(record));
      expect(sent.fileNames).toEqual(photos);
    },
  );

  test.each(formDefinitions.map((definition) => [definition.formId, definition] as const))(
    'reads a record of the form %s like that of ODK Collect',
    async (formId, definition) => {
      const xml = await readFile(join(serverFolder(), `forms/${encodeURIComponent(formId)}.xml`));
      const { documentOf, form, read } = await reading(xml);
      await fc.assert(
        fc.asyncProperty(answersTo(definition), async (given) => {
          const begun = { start: '2026-11-20T08:00:00.000+05:30', instanceID: 'uuid:first' };
          const photos = Object.values(given).filter((text) => text.endsWith('.jpg'));
          const sent = await send(xml.toString(), fillRecord(form, { ...given, ...begun }), photos);
          const { root, deprecatedId } = documentOf(sent.xml);
          const found = Object.fromEntries(
            root.children.map(({ localName, text }) => [localName, text]),
          );
          const asked = askedOf(definition, given, found);
          const other = Object.fromEntries(
            Object.entries(found).filter(
              ([name]) => !definition.questions.some((one) => one.name === name),
            ),
          );
          expect(deprecatedId).toBe('uuid:first');
          expect(read(sent.xml)).toEqual(read(fillRecord(form, { ...other, ...asked })));
          expect(sent.fileNames).toEqual(
            Object.values(asked).filter((text) => text.endsWith('.jpg')),
          );
        }),
        { numRuns: 1 },
      );
    },
  );
});
