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

  test('recognises uploads in groups, and uploads declared only by their data type', () => {
    const form = testForm({ id: 'f' }).replace(
      '<bind nodeset="/data/photo" type="binary"/>',
      '<bind nodeset="/data/plot/orx:audit" type="binary"/>',
    );
    expect(read(form).uploadPaths).toEqual(['plot/audit', 'photo_2', 'photo']);
  });

  test('resolves relative references against the root and the surrounding groups', () => {
    const relative = testForm({ id: 'f' })
      .replace('nodeset="/data/photo"', 'nodeset="photo"')
      .replace('ref="/data/photo"', 'ref="photo"')
      .replace(
        /<upload ref="\/data\/photo_2".*<\/upload>/,
        '<group ref="plot"><repeat nodeset="tree"><upload ref="./leaf" mediatype="image/*"/></repeat>' +
          '<upload ref="../photo_3" mediatype="image/*"/></group>',
      );
    expect(read(relative).uploadPaths).toEqual(['photo', 'photo_2', 'plot/tree/leaf', 'photo_3']);
  });

  test('accepts spaces in file names and finds the file with a query’s choices', () => {
    const form = testForm({ id: 'f', media: ['a b.png'] }).replace(
      '<input ref="/data/location">',
      '<input ref="/data/location" query="instance(\'x\')/root/item[a = concat(\'jr://images/c.png\', b)]">',
    );
    expect(read(form).mediaNames).toEqual(['a b.png', 'itemsets.csv', 'c.png']);
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
