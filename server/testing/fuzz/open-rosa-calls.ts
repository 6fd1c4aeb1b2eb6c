import fc from 'fast-check';
import { COLLECT_HEADERS, multipart } from '../odk-conformance/collect-client';
import { testRecord } from '../odk-conformance/test-forms';
import { type FuzzCall, fuzzCall, percentEncoded, sendablePath } from './fuzz-call';
import type { Known } from './known-callers';
import { cut, damaged, nastyText } from './nasty-values';

const oftenOr = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>, weight = 4) =>
  fc.oneof({ arbitrary: good, weight }, { arbitrary: bad, weight: 1 });

const PLACES = [
  ...[
    '28.7041 77.10257 216.0 4.5',
    'NaN NaN NaN NaN',
    '1e309 -1e309 0 0',
    '91 181 0 0',
    '-0 -0 -0 -0',
  ],
  ...['1 2 3 4 5 6', '0x10 1 0 0', '28.7041', '28,7 77,1 0 0', '28.7 77.1 1e308 1e308'],
];

/** Removes characters that XML cannot contain; escapes the rest. */
const xmlText = nastyText.map((text) => text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd]/g, ''));

/** Texts with pairs of surrogates, such as a tree 🌳, at odd and even places. */
const trees = fc
  .tuple(fc.nat(3), fc.constantFrom(1, 99, 100, 101, 300))
  .map(([before, count]) => `${'a'.repeat(before)}${'🌳'.repeat(count)}`);

function records(known: Known): fc.Arbitrary<string> {
  const words = fc.oneof(xmlText, trees);
  return fc
    .record({
      form: oftenOr(fc.constant(known.formId), words, 9),
      version: oftenOr(fc.constant('2026010101'), words, 9),
      instanceId: fc.oneof(
        { arbitrary: fc.uuid().map((id) => `uuid:${id}`), weight: 6 },
        { arbitrary: fc.constantFrom(...known.instanceIds), weight: 2 },
        { arbitrary: words, weight: 2 },
        { arbitrary: fc.constant(null), weight: 1 },
      ),
      deprecatedId: oftenOr(
        fc.constant(''),
        fc.oneof(fc.constantFrom(...known.instanceIds), words),
      ),
      species: oftenOr(words, fc.constant('Shorea_robusta'), 2),
      speciesOther: words,
      location: oftenOr(fc.constantFrom(...PLACES), words, 2),
      photo: oftenOr(fc.constant('tree.jpg'), words, 1),
    })
    .map((record) => testRecord(record));
}

const DOCTYPE_BOMB = `<!DOCTYPE d [<!ENTITY a "${'ha'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]>`;
const OUTSIDE = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>';

const nested = (levels: number) => `${'<g>'.repeat(levels)}${'</g>'.repeat(levels)}`;

/** Invalid content at the end of a record: depth, numbers of elements, forbidden XML. */
const INSIDE = [
  ...[nested(99), nested(5_000), '<g>'.repeat(5_000), '<g/>'.repeat(20_000)],
  ...['<g><species>Sal</species></g>'.repeat(700), '<n>&#0;</n>', '<n>&#xD800;&#x110000;</n>'],
  ...['<n><![CDATA[]]]]><![CDATA[>]]></n>', '<?php echo 1 ?><!-- -- -->', '</data><data>'],
];

/** Ways to damage the XML of a record. */
const XML_CHANGES: ((xml: string) => string)[] = [
  (xml) => xml.replace('<data', `${DOCTYPE_BOMB}<data`).replace('</data>', '<n>&b;</n></data>'),
  (xml) => xml.replace('<data', `${OUTSIDE}<data`).replace('</data>', '<n>&x;</n></data>'),
  ...INSIDE.map((more) => (xml: string) => xml.replace('</data>', `${more}</data>`)),
  (xml) => xml.replace('<data', '<data id="again"'),
  (xml) => xml.replace('<data', '<x:data'),
  (xml) => xml.replace(' id=', ' encrypted="yes" id='),
  (xml) => xml.replace("version='1.0'", "version='1.0' encoding='ISO-8859-1'"),
  (xml) => `\ufeff${xml}`,
  (xml) => `  ${xml}`,
  (xml) => xml.replaceAll('>', `>${'\n'.repeat(2000)}`),
  ...['', '<data/>', '{"not":"xml"}'].map((whole) => () => whole),
];

/** A record in a request: mostly valid, sometimes truncated, damaged or in another encoding. */
function encoded(text: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  const bytes = text.map((xml) => Buffer.from(xml));
  const others = (['utf16le', 'latin1'] as const).map((encoding) =>
    text.map((xml) => Buffer.from(xml, encoding)),
  );
  return oftenOr(bytes, fc.oneof(...others, cut(bytes), damaged(bytes)), 6);
}

interface Sent {
  body: Buffer;
  contentType: string;
}

const inText = (change: (text: string) => string) => (body: Buffer) =>
  Buffer.from(change(body.toString('latin1')), 'latin1');

/** Damage to the type of the whole body. */
const TYPES = [
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a b',
  ],
  ...[`multipart/form-data; boundary=${'-'.repeat(3000)}`, 'multipart/mixed; boundary=x'],
  ...['text/xml', 'application/json'],
];

/** Ways to damage the body of the request. */
const BODY_CHANGES: ((body: Buffer) => Buffer)[] = [
  (body) => body.subarray(0, -20),
  (body) => body.subarray(0, body.length >> 1),
  (body) => Buffer.concat([body, body]),
  () => Buffer.alloc(0),
  inText((text) => text.replaceAll('\r\n', '\n')),
  inText((text) => text.replace('Content-Type', `X-Long: ${'x'.repeat(20_000)}\r\nContent-Type`)),
  inText((text) => text.replaceAll('form-data; name', 'name')),
  inText((text) => {
    const boundary = text.slice(0, text.indexOf('\r\n'));
    const part = `${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n`;
    return `${part.repeat(1_100)}${boundary}--\r\n`;
  }),
];

const MULTIPART_CHANGES: ((sent: Sent) => Sent)[] = [
  ...TYPES.map((contentType) => (sent: Sent) => ({ ...sent, contentType })),
  ...BODY_CHANGES.map((change) => (sent: Sent) => ({ ...sent, body: change(sent.body) })),
];

function submissions(known: Known): fc.Arbitrary<Sent> {
  const spoilt = fc
    .tuple(records(known), fc.constantFrom(...XML_CHANGES))
    .map(([xml, change]) => change(xml));
  const xml = encoded(oftenOr(records(known), spoilt, 1));
  const partName = oftenOr(fc.constant('xml_submission_file'), nastyText, 15);
  const fileName = oftenOr(
    fc.constant('tree.jpg'),
    nastyText.map((text) => text.replace(/["\r\n]/g, '').slice(0, 400)),
    3,
  );
  const files = fc.array(
    fc.record({
      name: fileName,
      bytes: fc.uint8Array({ maxLength: 400 }),
      type: oftenOr(
        fc.constant('image/jpeg'),
        nastyText.map((text) => text.replace(/[\r\n]/g, '').slice(0, 100)),
      ),
    }),
    { maxLength: 3 },
  );
  const damage = oftenOr(
    fc.constant((sent: Sent) => sent),
    fc.constantFrom(...MULTIPART_CHANGES),
    3,
  );
  return fc
    .tuple(xml, partName, files, fc.boolean(), damage)
    .map(([bytes, name, withFiles, incomplete, spoil]) => {
      const xmlPart = name.replace(/["\r\n]/g, '').slice(0, 300);
      return spoil(multipart(bytes, withFiles, { xmlPart, incomplete }));
    });
}

/** Calls of ODK Collect, as it makes them and as it never would. */
export function openRosaCalls(known: Known): fc.Arbitrary<FuzzCall> {
  const goodBase = fc
    .constantFrom(...known.appUserTokens)
    .map((token) => `/v1/key/${token}/projects/1`);
  const segment = nastyText.map((text) => percentEncoded(text.slice(0, 300)));
  const badBase = fc.oneof(
    fc.constant(`/v1/key/${known.revokedAppUserToken}/projects/1`),
    fc.constant(`/v1/key/${'A'.repeat(64)}/projects/1`),
    segment.map((token) => `/v1/key/${token}/projects/1`),
    fc
      .tuple(fc.constantFrom(...known.appUserTokens), segment)
      .map(([token, project]) => `/v1/key/${token}/projects/${project}`),
  );
  const base = oftenOr(goodBase, badBase, 6);
  const form = oftenOr(fc.constant(percentEncoded(known.formId)), segment, 1);
  const query = oftenOr(
    fc.constant(''),
    fc
      .tuple(fc.constantFrom('formID', 'deviceID', 'verbose', '__proto__'), nastyText)
      .map(([name, value]) => `?${name}=${percentEncoded(value.slice(0, 1000))}`),
    1,
  );
  const path = fc.oneof(
    fc.constant('/formList'),
    fc.constant('/submission'),
    form.map((id) => `/forms/${id}.xml`),
    form.map((id) => `/forms/${id}/manifest`),
    fc.tuple(form, segment).map(([id, name]) => `/forms/${id}/attachments/${name}`),
    segment.map((name) => `/${name}`),
  );
  const headers = oftenOr(
    fc.constant({ ...COLLECT_HEADERS } as Record<string, string>),
    fc.constantFrom<Record<string, string>>(
      {},
      { 'x-openrosa-version': '9' },
      { ...COLLECT_HEADERS, 'if-none-match': '*' },
      { ...COLLECT_HEADERS, 'if-none-match': `${'"x",'.repeat(2000)}` },
      { ...COLLECT_HEADERS, 'accept-encoding': 'gzip, br;q=NaN' },
      { ...COLLECT_HEADERS, date: 'never' },
    ),
    9,
  );
  const downloads = fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE'),
      base,
      path,
      query,
      headers,
    )
    .map(([method, start, rest, asked, given]) =>
      fuzzCall(`OpenRosa ${method}`, {
        listener: 'server',
        method,
        path: sendablePath(start + rest + asked),
        headers: given,
      }),
    );
  const uploads = fc
    .tuple(base, query, headers, submissions(known))
    .map(([start, asked, given, { body, contentType }]) =>
      fuzzCall('OpenRosa POST submission', {
        listener: 'server',
        method: 'POST',
        path: sendablePath(`${start}/submission${asked}`),
        headers: { ...given, 'content-type': contentType },
        body,
      }),
    );
  return fc.oneof({ arbitrary: downloads, weight: 2 }, { arbitrary: uploads, weight: 3 });
}
