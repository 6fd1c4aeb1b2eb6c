import { labelledAnswers } from './labelled-answers';

const FORM = `<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml">
  <h:head><h:title>Plots</h:title><model>
    <instance><data id="plots"><name/><plot><tree><kind/><height/></tree></plot>
      <meta><instanceID/></meta></data></instance>
    <bind nodeset="/data/name" type="string"/>
  </model></h:head>
  <h:body>
    <input ref="/data/name"><label>Name of the forest</label></input>
    <group ref="/data/plot"><repeat nodeset="/data/plot"><repeat nodeset="/data/plot/tree">
      <select ref="/data/plot/tree/kind"><label>Kinds</label>
        <item><label>Sal tree</label><value>sal</value></item>
        <item><label>Mahua tree</label><value>mahua</value></item>
      </select>
      <input ref="/data/plot/tree/height"/>
    </repeat></repeat></group>
  </h:body>
</h:html>`;

const RECORD = `<data id="plots"><name>Kapilash</name>
  <plot><tree><kind>sal mahua</kind><height>9</height></tree><tree><kind>teak</kind><height/></tree></plot>
  <plot><tree><kind>sal</kind></tree></plot>
  <meta><instanceID>uuid:1</instanceID></meta></data>`;

const answersOf = (form: string | null) =>
  labelledAnswers({ record: Buffer.from(RECORD), form: form === null ? null : Buffer.from(form) });

test('names questions and choices by their labels, and numbers repetitions', async () => {
  const answers = await answersOf(FORM);
  expect(answers.map(({ label, text, repeats }) => [label, text, repeats])).toEqual([
    ['Name of the forest', 'Kapilash', []],
    ['Kinds', 'Sal tree, Mahua tree', [1, 1]],
    ['plot/tree/height', '9', [1, 1]],
    // This choice is not in the form, so it is shown as sent.
    ['Kinds', 'teak', [1, 2]],
    ['Kinds', 'Sal tree', [2, 1]],
  ]);
});

test('names questions by their paths when the form is unknown', async () => {
  const answers = await answersOf(null);
  expect(answers.map(({ label }) => label)).toEqual([
    'name',
    'plot/tree/kind',
    'plot/tree/height',
    'plot/tree/kind',
    'plot/tree/kind',
  ]);
});

test('returns no answers of a record that is no XML', async () => {
  expect(await labelledAnswers({ record: Buffer.from('none'), form: null })).toEqual([]);
});
