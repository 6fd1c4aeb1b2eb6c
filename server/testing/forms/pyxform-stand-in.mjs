/**
 * Imitates pyxform's `xls2xform --json --skip_validate WORKBOOK XFORM` for workbooks of `xls-form.ts`, if
 * pyxform is not installed. Some form ids trigger faults.
 */

import { writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

const [workbook, output] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

async function readSheets(path) {
  const zip = await yauzl.openPromise(path);
  const parts = new Map();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    parts.set(entry.fileName, content.toString('utf8'));
  }
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)];
  const rowsOf = (number) => rowsIn(parts.get(`xl/worksheets/sheet${number}.xml`) ?? '');
  return Object.fromEntries(names.map(([, name], index) => [name, rowsOf(index + 1)]));
}

/** Rows below the head as objects. */
function rowsIn(xml) {
  const rows = [...xml.matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    Object.fromEntries(
      [...row.matchAll(/r="([A-Z])\d+"[^>]*><is><t>(.*?)<\/t>/g)].map(([, column, text]) => [
        column,
        text,
      ]),
    ),
  );
  const [head = {}, ...others] = rows;
  return others.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, text]) => [head[column], text])),
  );
}

function answer({ survey, settings = [], external_choices: choices }) {
  const [setting = {}] = settings;
  const id = setting.form_id ?? parse(workbook).name;
  if (id === 'crashes') throw new Error('The stand-in broke down.');
  if (id === 'talks') process.stderr.write(`${'x'.repeat(2_000_000)}\n`);
  if (id === 'hangs') return setInterval(() => {}, 1000);
  if (id === 'says_too_little') return process.stderr.write('Ok!\n');
  try {
    if (!survey) throw new Error("You must have a sheet named 'survey'. ");
    const questions = survey.map(questionOf);
    const filler = id === 'grows' ? `<!--${'x'.repeat(5_000_000)}-->` : '';
    writeFileSync(output, xform(id, setting, questions) + filler);
    if (choices) writeItemsets(choices);
    const warnings = questions.flatMap(({ type, row }) =>
      type === 'binary' ? [`[row : ${row}] Use the max-pixels parameter to save space.`] : [],
    );
    say(warnings.length > 0 ? 101 : 100, 'Ok', warnings);
  } catch ({ message }) {
    say(999, message);
  }
}

const say = (code, message, warnings = []) =>
  console.error(JSON.stringify({ code, message, warnings }));

const TYPES = {
  text: 'string',
  decimal: 'decimal',
  geopoint: 'geopoint',
  image: 'binary',
  calculate: 'string',
  select_one_external: 'string',
};

function questionOf({ type, name, label, calculation }, index) {
  const row = index + 2;
  const [word, list] = type.split(' ');
  if (!Object.hasOwn(TYPES, word)) throw new Error(`Unknown question type '${type}'.`);
  if (!name) throw new Error(`[row : ${row}] Question or group with no name.`);
  return { type: TYPES[word], name, label, calculation, list, row };
}

function xform(id, { form_title: title = id, version }, questions) {
  const each = (part) => questions.map(part).join('');
  const reference = (formula) => formula.replaceAll(/\$\{(\w+)\}/g, ' /data/$1 ');
  return `<?xml version="1.0"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:orx="http://openrosa.org/xforms">
<h:head><h:title>${title}</h:title><model>
<instance><data id="${id}"${version ? ` version="${version}"` : ''}>${each(({ name }) => `<${name}/>`)}<meta><instanceID/></meta></data></instance>
${each(
  ({ name, type, calculation }) =>
    `<bind nodeset="/data/${name}" type="${type}"${calculation ? ` calculate="${reference(calculation)}"` : ''}/>`,
)}
<bind nodeset="/data/meta/instanceID" type="string" readonly="true()"/>
</model></h:head>
<h:body>${each(controlOf)}</h:body>
</h:html>
`;
}

function controlOf({ name, type, label, calculation, list }) {
  if (calculation) return '';
  if (type === 'binary')
    return `<upload mediatype="image/*" ref="/data/${name}"><label>${label}</label></upload>`;
  const query = list ? ` query="instance('${list}')/root/item"` : '';
  return `<input ref="/data/${name}"${query}><label>${label}</label></input>`;
}

function writeItemsets(choices) {
  const path = join(dirname(output), 'itemsets.csv');
  const rows = choices.map(({ list_name, name, label }) => `"${list_name}","${name}","${label}"`);
  writeFileSync(path, `${['"list_name","name","label"', ...rows].join('\n')}\n`);
  console.error(`External choices csv is located at: ${path}`);
}

if (workbook) answer(await readSheets(workbook));
