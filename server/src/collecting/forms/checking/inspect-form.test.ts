import { MAPPED_QUESTIONS } from '@aranya/shared/contracts/administration';
import { inEnglish } from '../../../platform/languages/sentence';
import { inspectForm } from './inspect-form';

/** A form that asks for a species in this number of groups. */
function groves(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const each = (write: (number: number) => string) => numbers.map(write).join('');
  return Buffer.from(`<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
    xmlns:jr="http://openrosa.org/javarosa"><h:head><h:title>Groves</h:title><model>
    <instance><data id="groves" version="1">${each((n) => `<g${n}><species/></g${n}>`)}<gps/>
      <meta><instanceID/></meta></data></instance>
    ${each((n) => `<bind nodeset="/data/g${n}/species" type="string"/>`)}
    <bind nodeset="/data/gps" type="geopoint"/></model></h:head>
    <h:body>${each((n) => `<group ref="/data/g${n}"><input ref="/data/g${n}/species"><label>Species</label></input></group>`)}</h:body></h:html>`);
}

const inspected = async (count: number, by: 'guess' | 'institute' | null = null) => {
  const before =
    by &&
    (await inspectForm({
      xml: groves(2),
      xmlBefore: null,
      mappingBefore: null,
      mediaNames: [],
      choiceFiles: new Map(),
      knownSpecies: new Map(),
    }));
  const { understood, faults, warnings } = await inspectForm({
    xml: groves(count),
    xmlBefore: null,
    mappingBefore: by && before?.understood ? { mapping: before.understood.mapping, by } : null,
    mediaNames: [],
    choiceFiles: new Map(),
    knownSpecies: new Map(),
  });
  expect(faults.kept).toEqual([]);
  return {
    mapping: understood?.mapping,
    warnings: warnings.kept.map(({ said }) => inEnglish(said)),
  };
};

test('warns of questions beyond the limit of a term', async () => {
  const { mapping, warnings } = await inspected(23);
  expect(mapping?.species).toHaveLength(MAPPED_QUESTIONS);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^23 questions were taken for “Species”, and at most 20 can be: “g21\/species” and 2 more say/,
    ),
  ]);
});

test('does not warn within the limit, or if the institute set the mapping', async () => {
  expect((await inspected(20)).warnings).toEqual([]);
  expect((await inspected(20, 'guess')).warnings).toEqual([]);
  expect((await inspected(23, 'institute')).warnings).toEqual([]);
  expect((await inspected(21, 'guess')).warnings).toEqual([expect.stringContaining('g21/species')]);
});
