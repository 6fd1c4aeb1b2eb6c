import { checkXForm } from '../../../server/src/collecting/forms/checking/check-xform';
import { readFormula } from '../../../server/src/collecting/forms/checking/read-formula';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { casesOf, filled } from '../direct-case';

const { fields, pathCharacters, xml, xmlBytes } = LIMITS.formUpload;

/** A form with this in its model, its record and its body. */
const form = (model: string, record: string, body = '<input ref="/d/a"/>') =>
  Buffer.from(
    `<h:html xmlns:h="h"><h:head><model><instance><d id="f">${record}</d></instance>${model}</model></h:head><h:body>${body}</h:body></h:html>`,
  );

const numbered = (count: number, piece: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => piece(number)).join('');

const formulas = casesOf(
  'readFormula',
  readFormula,
  { unit: 'characters', full: xmlBytes - 1_000, onWorker: true },
  {
    'a name': (size) => filled('a', size),
    'names with points': (size) => filled('a.', size),
    prefixes: (size) => filled('a:', size),
    'a path': (size) => filled('/a', size),
    brackets: (size) => filled('(', size),
    'conditions in conditions': (size) => filled('a[', size),
    'a text that does not end': (size) => `'${filled('a', size)}`,
    'texts that do not begin': (size) => `${filled('""', size)}"`,
    spaces: (size) => `${filled(' ', size)}x`,
    digits: (size) => filled('1.', size),
    words: (size) => filled('a and ', size),
  },
);

const forms = casesOf(
  'checkXForm',
  (bytes: Buffer) => checkXForm(bytes, new Set()),
  { unit: 'elements', full: Math.floor(xml.elements / 4), onWorker: true },
  {
    'questions that wait for the next': (size) =>
      form(
        numbered(
          Math.min(size, fields),
          (one) => `<bind nodeset="/d/q${one}" calculate="/d/q${one + 1}"/>`,
        ),
        numbered(Math.min(size, fields), (one) => `<q${one}/>`),
      ),
    'loops through the first question': (size) =>
      form(
        numbered(
          Math.min(size, fields),
          (one) => `<bind nodeset="/d/q${one}" relevant="/d/q0 + /d/q${one + 1}"/>`,
        ),
        numbered(Math.min(size, fields), (one) => `<q${one}/>`),
      ),
    'questions of one name': (size) => form('', '<a/>'.repeat(size)),
    'texts of one id': (size) =>
      form(
        `<itext><translation lang="en">${'<text id="a"/>'.repeat(size)}</translation></itext>`,
        '<a/>',
      ),
    'files that are missing': (size) =>
      form(
        numbered(size, (one) => `<value>jr://images/${one}.png</value>`),
        '<a/>',
      ),
    'long paths and many formulas': (size) => {
      const name = filled('n', pathCharacters - 20);
      return form(
        `<bind nodeset="/d/${name}" calculate="${filled('../a + ', size)}1"/>`,
        `<${name}/><a/>`,
      );
    },
    'groups in groups': (size) =>
      form(
        '',
        '<a/>',
        `<group ref="b">`.repeat(190) + '<input ref="c"/>'.repeat(size) + '</group>'.repeat(190),
      ),
  },
);

/** Forms that administrators give. */
export const FORM_CASES = [...formulas, ...forms];
