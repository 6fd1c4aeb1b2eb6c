import fc from 'fast-check';
import { escapeXml } from '../../../platform/xml/escape-xml';
import { UnreadableXml } from '../../../platform/xml/read-xml';
import { IncompleteSubmission, readSubmissionDocument } from './submission-document';

const read = async (xml: string) => readSubmissionDocument(Buffer.from(xml));

/** Text that is valid in XML, without surrounding white space. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((value) => escapeXml(value).replace(/&[^;]+;/g, '&'))
  .map((value) => value.replace(/\s+/g, ' ').trim())
  .filter((value) => value.length > 0 && value.length <= 64);
const prefix = fc.constantFrom('', 'orx:', 'jr:', 'odk:');
/** Content that may surround the metadata without changing them. */
const noise = fc.constantFrom(
  '',
  ' ',
  '<!-- <meta><instanceID>no</instanceID></meta> -->',
  '<?pi x?>',
  '<group><meta/><instanceID>deeper</instanceID></group>',
  '<![CDATA[ ]]>',
);

describe('readSubmissionDocument', () => {
  test('reads the identity with any prefixes, order and surrounding content', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ formId: text, version: text, instanceId: text, name: text }),
        fc.tuple(prefix, prefix, noise, noise, fc.boolean(), fc.boolean()),
        async (
          { formId, version, instanceId, name },
          [outer, inner, before, after, swap, cdata],
        ) => {
          const attributes = [`id="${escapeXml(formId)}"`, `version='${escapeXml(version)}'`];
          if (swap) attributes.reverse();
          const id =
            cdata && !instanceId.includes(']]>')
              ? `<![CDATA[${instanceId}]]>`
              : escapeXml(instanceId);
          const meta =
            `<${outer}meta>${before}<${inner}instanceID> ${id}\n</${inner}instanceID>` +
            `<${inner}instanceName>${escapeXml(name)}</${inner}instanceName></${outer}meta>`;
          const document = await read(
            `<?xml version='1.0' ?><data ${attributes.join(' ')}>${before}${meta}${after}</data>`,
          );
          expect(document).toMatchObject({ formId, version, instanceId, instanceName: name });
          expect(document).toMatchObject({ deprecatedId: null, encrypted: false });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('returns a document or a reason for any bytes', async () => {
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
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        try {
          expect((await read(parts.join(''))).formId).toBe('f');
        } catch (error) {
          expect(error instanceof UnreadableXml || error instanceof IncompleteSubmission).toBe(
            true,
          );
        }
      }),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(() => readSubmissionDocument(bytes)).toThrow(/./);
      }),
    );
  });

  test('accepts an instance id beside the metadata, and reads a missing version as empty', async () => {
    expect(await read('<data id="f"><instanceID>uuid:1</instanceID></data>')).toMatchObject({
      instanceId: 'uuid:1',
      version: '',
    });
    const { instanceId } = await read('<data id="f"><meta><instanceID/></meta></data>');
    expect(instanceId).toBeNull();
  });

  test('accepts a byte order mark', async () => {
    expect((await read('\ufeff<data id="f"/>')).formId).toBe('f');
  });
});
