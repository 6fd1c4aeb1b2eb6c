import fc from 'fast-check';
import { LIMITS } from '../../../platform/configuration/limits';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { NO_RULES } from '../../answers/answer-rules';
import { EMPTY_MAPPING } from '../../mapping/form-mapping';
import { largeRecordFacts, largeRecordIdentity, readRecord } from './read-record';

const TASKS: Record<string, (input: never) => Promise<unknown>> = {
  largeRecordFacts,
  largeRecordIdentity,
};
const handedOn: string[] = [];
/** Runs the tasks of the worker with copied data, as between threads. */
const work: Pick<HeavyWork, 'run'> = {
  run: async ({ name }, input) => {
    handedOn.push(name);
    const answer = await TASKS[name]?.(structuredClone(input) as never);
    return structuredClone(answer) as never;
  },
};
beforeEach(() => {
  handedOn.length = 0;
});

const MAPPING = {
  ...EMPTY_MAPPING,
  species: ['species', 'plot/species'],
  otherSpecies: ['plot/species_other'],
  place: ['location'],
  date: ['start'],
};
const UPLOADS = ['photo', 'plot/photo'];
const read = async (xml: string) => {
  try {
    const { identity, facts } = await readRecord(work, Buffer.from(xml));
    return {
      identity,
      facts: await facts({ uploadPaths: UPLOADS, mapping: MAPPING, rules: NO_RULES }),
    };
  } catch (error) {
    const { name, message } = error as Error;
    return { refused: (error as Error).constructor, name, message };
  }
};

/** Adds white space that changes only the size of a document. */
const larger = (xml: string) => xml + ' '.repeat(LIMITS.openRosa.xmlBytesReadAtOnce);

const pieces = fc.constantFrom(
  '<meta><instanceID>uuid:1</instanceID></meta>',
  '<meta><deprecatedID>uuid:0</deprecatedID></meta>',
  '<start>2026-03-01T06:00:00.000+05:30</start>',
  '<species>Shorea_robusta</species>',
  '<plot><species>other</species><species_other>Sal</species_other></plot>',
  '<location>21.5 84.2 0 4</location>',
  '<photo>a.jpg</photo>',
  '<plot><photo>b.jpg</photo></plot>',
  '<media><file>c.enc</file></media>',
  '<plot>',
  '<!DOCTYPE d>',
  '\u{1f333}',
);
const roots = fc.constantFrom('id="f" version="1"', 'id="f" encrypted="yes"', 'version="1"');

test('reads and refuses a large record like a small one', async () => {
  await fc.assert(
    fc.asyncProperty(roots, fc.array(pieces, { maxLength: 8 }), async (root, parts) => {
      const xml = `<data ${root}>${parts.join('')}</data>`;
      expect(await read(larger(xml))).toEqual(await read(xml));
    }),
  );
});

test('passes only a large record to a worker', async () => {
  const xml = '<data id="f"><meta><instanceID>uuid:1</instanceID></meta></data>';
  await read(xml);
  expect(handedOn).toEqual([]);
  await read(larger(xml));
  expect(handedOn).toEqual(['largeRecordIdentity', 'largeRecordFacts']);
});
