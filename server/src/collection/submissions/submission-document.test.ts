import fc from 'fast-check';
import { escapeXml } from '../xml/escape-xml';
import { UnreadableXml } from '../xml/read-xml';
import {
  expectedFileNames,
  IncompleteSubmission,
  readSubmissionDocument,
} from './submission-document';

const read = (xml: string) => readSubmissionDocument(Buffer.from(xml));

/** Text that XML can hold, without white space around it. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((value) => escapeXml(value).replace(/&[^;]+;/g, '&'))
  .map((value) => value.replace(/\s+/g, ' ').trim())
  .filter((value) => value.length > 0 && value.length <= 64);
const prefix = fc.constantFrom('', 'orx:', 'jr:', 'odk:');
/** What may stand around the metadata without changing them. */
const noise = fc.constantFrom(
  '',
  ' ',
  '<!-- <meta><instanceID>no</instanceID></meta> -->',
  '<?pi x?>',
  '<group><meta/><instanceID>deeper</instanceID></group>',
  '<![CDATA[ ]]>',
);

describe('readSubmissionDocument', () => {
  test('reads the identity whatever prefixes, order and noise are around it', () => {
    fc.assert(
      fc.property(
        fc.record({ formId: text, version: text, instanceId: text, name: text }),
        fc.tuple(prefix, prefix, noise, noise, fc.boolean(), fc.boolean()),
        ({ formId, version, instanceId, name }, [outer, inner, before, after, swap, cdata]) => {
          const attributes = [`id="${escapeXml(formId)}"`, `version='${escapeXml(version)}'`];
          if (swap) attributes.reverse();
          const id =
            cdata && !instanceId.includes(']]>')
              ? `<![CDATA[${instanceId}]]>`
              : escapeXml(instanceId);
          const meta =
            `<${outer}meta>${before}<${inner}instanceID> ${id}\n</${inner}instanceID>` +
            `<${inner}instanceName>${escapeXml(name)}</${inner}instanceName></${outer}meta>`;
          const document = read(
            `<?xml version='1.0' ?><data ${attributes.join(' ')}>${before}${meta}${after}</data>`,
          );
          expect(document).toMatchObject({ formId, version, instanceId, instanceName: name });
          expect(document).toMatchObject({ deprecatedId: null, encrypted: false });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('gives a document or says why not, whatever the bytes are', () => {
    const pieces = fc.constantFrom(
      '<data id="f">',
      '</data>',
      '<meta>',
      '</meta>',
      '<instanceID>',
      '</instanceID>',
      '<!DOCTYPE d>',
      '&lt;',
      '&x;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      'text',
      '"',
      '\u0000',
      '\ufeff',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        try {
          expect(read(parts.join('')).formId).toBe('f');
        } catch (error) {
          expect(error instanceof UnreadableXml || error instanceof IncompleteSubmission).toBe(
            true,
          );
        }
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readSubmissionDocument(bytes)).toThrow(/./);
      }),
    );
  });

  test('takes an instance id beside the metadata, and a missing version as empty', () => {
    expect(read('<data id="f"><instanceID>uuid:1</instanceID></data>')).toMatchObject({
      instanceId: 'uuid:1',
      version: '',
    });
    expect(read('<data id="f"><meta><instanceID/></meta></data>').instanceId).toBeNull();
  });

  test('accepts a byte order mark', () => {
    expect(read('\ufeff<data id="f"/>').formId).toBe('f');
  });
});

describe('expectedFileNames', () => {
  const paths = ['photo', 'plot/photo'];

  test('names the answers of upload questions, in groups that repeat too', () => {
    const document = read(
      '<data id="f"><photo> a.jpg </photo><notes>b.jpg</notes>' +
        '<plot><photo>c.jpg</photo></plot><plot><photo>d.jpg</photo><other>e</other></plot></data>',
    );
    expect(expectedFileNames(document, paths)).toEqual(['a.jpg', 'c.jpg', 'd.jpg']);
  });

  test('names each file once and none for an unanswered question', () => {
    const document = read(
      '<data id="f"><photo>a</photo><plot><photo/><photo>a</photo></plot></data>',
    );
    expect(expectedFileNames(document, paths)).toEqual(['a']);
  });

  test('names everything that an encrypted envelope lists', () => {
    const document = read(
      '<data id="f" encrypted="yes"><meta><instanceID>u</instanceID></meta>' +
        '<media><file>a.enc</file></media><media><file>b.enc</file></media>' +
        '<encryptedXmlFile>submission.xml.enc</encryptedXmlFile><photo>c</photo></data>',
    );
    expect(expectedFileNames(document, paths)).toEqual(['a.enc', 'b.enc', 'submission.xml.enc']);
  });
});
