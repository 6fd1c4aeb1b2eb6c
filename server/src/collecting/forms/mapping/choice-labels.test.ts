import { readChoiceLabels } from './choice-labels';

const form = (body: string, model = '') =>
  Buffer.from(`<?xml version="1.0"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa">
  <h:head><h:title>Forest</h:title><model>${model.includes('<itext>') ? model.slice(0, model.indexOf('</itext>') + 8) : ''}
    <instance><data id="forest" version="1"><site><owner/></site><use/></data></instance>
    ${model.slice(model.includes('</itext>') ? model.indexOf('</itext>') + 8 : 0)}
  </model></h:head><h:body>${body}</h:body></h:html>`);

test('reads choices that are written in the question', async () => {
  const xml = form(`<group ref="/data/site"><select1 ref="owner"><label>Owner</label>
    <item><label>Forest department</label><value>fd</value></item>
    <item><label>Gram sabha</label><value>gs</value></item></select1></group>
    <input ref="/data/use"><label>Use</label></input>`);
  expect(await readChoiceLabels({ xml, paths: ['site/owner', 'use', 'none'] })).toEqual([
    [
      'site/owner',
      [
        ['fd', 'Forest department'],
        ['gs', 'Gram sabha'],
      ],
    ],
    ['use', []],
    ['none', []],
  ]);
});

test("reads choices of a list in the form's first language", async () => {
  const xml = form(
    `<select ref="/data/use"><label>Use</label>
      <itemset nodeset="randomize(instance('uses')/root/item[kind != 'x'])">
        <value ref="name"/><label ref="jr:itext(itextId)"/></itemset></select>
     <select1 ref="/data/site/owner"><label>Owner</label>
      <itemset nodeset="instance('owners')/root/item"><value ref="name"/><label ref="label"/></itemset></select1>`,
    `<itext><translation lang="Odia"><text id="a"><value>ପତ୍ର</value></text></translation>
      <translation lang="English" default="true()"><text id="a"><value>Leaves</value></text></translation></itext>
     <instance id="uses"><root><item><name>leaf</name><itextId>a</itextId></item>
       <item><name>untold</name><itextId>b</itextId></item></root></instance>
     <instance id="owners"><root><item><name>fd</name><label>Forest department</label></item></root></instance>`,
  );
  expect(await readChoiceLabels({ xml, paths: ['use', 'site/owner'] })).toEqual([
    ['use', [['leaf', 'Leaves']]],
    ['site/owner', [['fd', 'Forest department']]],
  ]);
});

test('returns no labels for a list in a file and for a missing list', async () => {
  const xml = form(
    `<select1 ref="/data/use"><label>Use</label>
      <itemset nodeset="instance('elsewhere')/root/item"><value ref="name"/><label ref="label"/></itemset></select1>`,
    `<instance id="elsewhere" src="jr://file-csv/uses.csv"/>`,
  );
  expect(await readChoiceLabels({ xml, paths: ['use'] })).toEqual([['use', []]]);
});
