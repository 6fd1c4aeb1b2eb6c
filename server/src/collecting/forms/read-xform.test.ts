import { testForm } from '../../../testing/odk-conformance/test-forms';
import { readXForm } from './read-xform';

const read = (xml: string) => readXForm(Buffer.from(xml));

describe('readXForm', () => {
  test('reads id, version, title, uploads and media', () => {
    const form = testForm({
      id: 'a b',
      version: '7',
      title: 'A & B',
      media: ['leaf.png', 'x.jpg'],
    });
    expect(read(form)).toMatchObject({
      formId: 'a b',
      version: '7',
      title: 'A & B',
      uploadPaths: ['photo', 'photo_2'],
      mediaNames: ['leaf.png', 'x.jpg'],
    });
  });

  test('finds uploads in groups and by their data type alone', () => {
    const form = testForm({ id: 'f' }).replace(
      '<bind nodeset="/data/photo" type="binary"/>',
      '<bind nodeset="/data/plot/orx:audit" type="binary"/>',
    );
    expect(read(form).uploadPaths).toEqual(['plot/audit', 'photo_2', 'photo']);
  });

  test.each([
    ['without an instance', '<h:html xmlns:h="urn:h"><h:head><model/></h:head></h:html>'],
    ['without an id', testForm({ id: 'f' }).replace('id="f"', '')],
    ['with an ambiguous id', testForm({ id: 'f.xml' })],
    ['with a document type', `<!DOCTYPE html>${testForm({ id: 'f' }).replace(/^<\?.*\?>/, '')}`],
  ])('refuses a form %s', (_name, xml) => {
    expect(() => read(xml)).toThrow(/form|instance|declaration/);
  });
});
