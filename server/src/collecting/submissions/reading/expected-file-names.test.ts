import { LIMITS } from '../../../platform/configuration/limits';
import { readXml } from '../../../platform/xml/read-xml';
import { expectedFileNames } from './expected-file-names';
import { submissionDocumentOf } from './submission-document';

const read = (xml: string) => submissionDocumentOf(readXml(Buffer.from(xml), LIMITS.openRosa.xml));

describe('expectedFileNames', () => {
  const paths = ['photo', 'plot/photo'];

  test('returns the answers of upload questions, also in repeated groups', () => {
    const document = read(
      '<data id="f"><photo> a.jpg </photo><notes>b.jpg</notes>' +
        '<plot><photo>c.jpg</photo></plot><plot><photo>d.jpg</photo><other>e</other></plot></data>',
    );
    expect(expectedFileNames(document, paths)).toEqual(['a.jpg', 'c.jpg', 'd.jpg']);
  });

  test('returns each file once and none for an unanswered question', () => {
    const document = read(
      '<data id="f"><photo>a</photo><plot><photo/><photo>a</photo></plot></data>',
    );
    expect(expectedFileNames(document, paths)).toEqual(['a']);
  });

  test('returns every file that an encrypted envelope lists', () => {
    const document = read(
      '<data id="f" encrypted="yes"><meta><instanceID>u</instanceID></meta>' +
        '<media><file>a.enc</file></media><media><file>b.enc</file></media>' +
        '<encryptedXmlFile>submission.xml.enc</encryptedXmlFile><photo>c</photo></data>',
    );
    expect(expectedFileNames(document, paths)).toEqual(['a.enc', 'b.enc', 'submission.xml.enc']);
  });

  const many = LIMITS.openRosa.filesOfSubmission;
  const times = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => one(index)).join('');

  test.each([
    ['an envelope', (files: string) => `encrypted="yes">${files}`, 'media', 'file'],
    ['a record', (files: string) => `>${files}`, 'plot', 'photo'],
  ])('accepts the maximum number of files in %s and refuses more', (_, around, group, question) => {
    const named = (count: number) =>
      read(
        `<data id="f" ${around(
          `<instanceID>u</instanceID>${times(
            count,
            (index) => `<${group}><${question}>${index}</${question}></${group}>`,
          )}`,
        )}</data>`,
      );
    expect(expectedFileNames(named(many), paths)).toHaveLength(many);
    expect(() => expectedFileNames(named(many + 1), paths)).toThrow(
      'A record has at most 1000 files; this one names more.',
    );
  });

  test('reads each element once, however many upload questions the form has', () => {
    let looks = 0;
    const photo = {
      get localName() {
        looks += 1;
        return 'photo0';
      },
      qualifiedName: 'photo0',
      attributes: {},
      children: [],
      text: 'a.jpg',
    };
    const children = Array(500).fill(photo);
    const root = { localName: 'd', qualifiedName: 'd', attributes: {}, children, text: '' };
    const uploads = Array.from({ length: 100 }, (_, index) => `photo${index}`);
    expect(expectedFileNames({ root, encrypted: false }, uploads)).toEqual(['a.jpg']);
    expect(looks).toBe(500);
  });
});
