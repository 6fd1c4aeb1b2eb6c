import { SaxesParser } from 'saxes';
import { formDefinitions } from '../../content/forms/definitions/index';
import type { FormDefinition, Question } from '../../content/forms/form-types';
import { LANGUAGE_NAMES, say } from '../../content/forms/local-text';
import { speciesQuestions } from '../../content/forms/questions/species-questions';
import { speciesList } from '../../content/forms/species/species';
import { readXForm } from '../../server/testing/forms/read-xform';
import { writeXForm } from './xform-writer';

const ROOT_FIELDS = ['start', 'end', 'deviceid', 'species', 'species_other', 'species_type'];

function formWith(...questions: readonly Question[]): FormDefinition {
  return {
    formId: 'small',
    title: 'Bark & <leaf>',
    version: '2026112101',
    questions: [...speciesQuestions(speciesList([])), ...questions],
  };
}

describe.each(formDefinitions.map((form) => [form.formId, form] as const))('%s', (_id, form) => {
  const xml = writeXForm(form);
  const read = readXForm(xml);

  test('writes well-formed XML without a byte order mark, with a newline at the end', () => {
    expect(() => new SaxesParser({ xmlns: true }).write(xml).close()).not.toThrow();
    expect(xml.startsWith('<?xml')).toBe(true);
    expect(xml.endsWith('</h:html>\n')).toBe(true);
  });

  test('contains id, title and version', () => {
    expect(read.root).toEqual({ id: form.formId, version: form.version });
    expect(read.title).toBe(form.title);
    expect(xml).not.toContain('<submission');
  });

  test('contains the questions that map and collection server read', () => {
    const wanted = [...ROOT_FIELDS, 'location', 'photo', 'meta/instanceID', 'meta/instanceName'];
    expect(read.nodes).toEqual(expect.arrayContaining(wanted.map((name) => `/data/${name}`)));
    expect(read.bindOf('/data/location')?.type).toBe('geopoint');
    expect(read.bindOf('/data/photo')?.['orx:max-pixels']).toBe('1600');
  });

  test('binds every node exactly once', () => {
    const bound = read.binds.map(({ nodeset }) => nodeset);
    expect([...bound].sort()).toEqual([...read.nodes].sort());
  });

  test('asks only for bound nodes', () => {
    expect(read.nodes).toEqual(expect.arrayContaining(read.controls));
    expect(new Set(read.controls).size).toBe(read.controls.length);
  });

  test('contains every text in every language', () => {
    expect(read.languages).toEqual(Object.values(LANGUAGE_NAMES));
    for (const language of read.languages) {
      const texts = read.textsIn(language);
      expect([...texts.keys()].sort()).toEqual([...read.textIds].sort());
      for (const text of texts.values()) expect(text.trim()).not.toBe('');
    }
  });

  test('contains Hindi and Odia texts in their own scripts, except scientific names', () => {
    const withoutName = (text: string): string => text.replace(/ · [A-Z][a-z]+ [a-z-]+$/, '');
    for (const text of read.textsIn(LANGUAGE_NAMES.hi).values()) {
      expect(withoutName(text)).toMatch(/^[^A-Za-z\u0980-\u0dff]*\p{Script=Devanagari}/u);
      expect(withoutName(text)).not.toMatch(/[A-Za-z\u0980-\u0dff]/);
    }
    for (const text of read.textsIn(LANGUAGE_NAMES.or).values()) {
      // The full stop of Odia, the danda, belongs to the Devanagari block.
      const bare = withoutName(text).replace(/।/g, '');
      expect(bare).toMatch(/\p{Script=Oriya}/u);
      expect(bare).not.toMatch(/[A-Za-z\u0900-\u0aff\u0b80-\u0dff]/);
    }
  });

  test('writes names of choices without spaces', () => {
    for (const value of read.choiceValues) expect(value).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  test('contains few enough questions for use in a forest', () => {
    const [min, max] = form.formId === 'tree_test_24' ? [1, 6] : [8, 20];
    expect(read.controls.length).toBeGreaterThanOrEqual(min);
    expect(read.controls.length).toBeLessThanOrEqual(max);
  });
});

describe('XForm writer', () => {
  const text = say('A', 'अ', 'ଅ');

  test("escapes XML's special characters", () => {
    const xml = writeXForm(formWith());
    expect(xml).toContain('<h:title>Bark &amp; &lt;leaf&gt;</h:title>');
  });

  test('replaces names in braces with paths', () => {
    const xml = writeXForm(
      formWith({ kind: 'text', name: 'why', label: text, relevant: "{species} = 'other'" }),
    );
    expect(readXForm(xml).bindOf('/data/why')?.relevant).toBe("/data/species = 'other'");
  });

  test('refuses a condition on a missing question', () => {
    const form = formWith({ kind: 'text', name: 'why', label: text, relevant: '{girth} > 3' });
    expect(() => writeXForm(form)).toThrow('no question is called girth');
  });

  test('refuses two questions with one name', () => {
    const form = formWith({ kind: 'text', name: 'species', label: text });
    expect(() => writeXForm(form)).toThrow('two questions are called species');
  });

  test('writes the same bytes every time', () => {
    for (const form of formDefinitions) expect(writeXForm(form)).toBe(writeXForm(form));
  });
});
