import { escapeXml } from '../src/platform/xml/escape-xml';

/** Parts of a form that an institute wrote, for tests of how its records are read. */
export interface OwnForm {
  id?: string;
  /** Content of the record's root, such as `<species/><gps/>`. */
  fields: string;
  /** Data types of questions by path below the root, such as `plot/gps`. */
  types?: Readonly<Record<string, string>>;
  /** Other elements of the model: texts, lists of choices, a public key. */
  model?: string;
  body: string;
}

/** Returns an XForm with these parts. */
export const ownForm = ({ id = 'own', fields, types = {}, model = '', body }: OwnForm): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
  xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms">
  <h:head><h:title>Own form</h:title><model>
    <instance><data id="${id}" version="1">${fields}<meta><instanceID/></meta></data></instance>
    ${model}
    ${Object.entries(types)
      .map(([path, type]) => `<bind nodeset="/data/${path}" type="${type}"/>`)
      .join('\n')}
  </model></h:head><h:body>${body}</h:body>
</h:html>`);

/** Returns a select question with choices by name. */
export const selectOf = (
  kind: 'select' | 'select1',
  path: string,
  choices: Readonly<Record<string, string>>,
): string =>
  `<${kind} ref="/data/${path}"><label>Which species?</label>${Object.entries(choices)
    .map(
      ([name, label]) =>
        `<item><label>${escapeXml(label)}</label><value>${escapeXml(name)}</value></item>`,
    )
    .join('')}</${kind}>`;

/** Returns a select question with choices of a list, such as a file. */
export const selectFrom = (
  kind: 'select' | 'select1',
  path: string,
  list: string,
  [value, label]: readonly [value: string, label: string] = ['name', 'label'],
): string => `<${kind} ref="/data/${path}"><label>Which species?</label>
  <itemset nodeset="instance('${list}')/root/item"><value ref="${value}"/><label ref="${label}"/></itemset></${kind}>`;

/** Returns a question that is typed or recorded. */
export const inputOf = (path: string): string =>
  `<input ref="/data/${path}"><label>${path}</label></input>`;
