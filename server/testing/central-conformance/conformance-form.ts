import { randomUUID } from 'node:crypto';
import { escapeXml } from '../../src/platform/xml/escape-xml';

/** File that the form displays. */
export const PICTURE = 'leaf 1.png';
/** Content of the picture, which Central does not parse. */
export const PICTURE_BYTES = Buffer.from('89504e470d0a1a0a', 'hex');

/** Form id with a space, to test that it is encoded. */
export const FORM_ID = 'tree conformance';
export const FIRST_VERSION = '2026010101';

/** Builds the form of the cases. @param questions in addition to place and photo */
export const conformanceForm = (
  version = FIRST_VERSION,
  questions: readonly string[] = ['species', 'note'],
  formId = FORM_ID,
): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
  xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms">
  <h:head>
    <h:title>Trees &amp; leaves</h:title>
    <model>
      <itext><translation lang="en"><text id="picture"><value>Species</value>
        <value form="image">jr://images/${PICTURE}</value></text></translation></itext>
      <instance>
        <data id="${escapeXml(formId)}" version="${escapeXml(version)}">
          ${questions.map((name) => `<${name}/>`).join('')}<location/><photo/>
          <orx:meta><orx:instanceID/><orx:instanceName/></orx:meta>
        </data>
      </instance>
      ${questions.map((name) => `<bind nodeset="/data/${name}" type="string"/>`).join('')}
      <bind nodeset="/data/location" type="geopoint"/>
      <bind nodeset="/data/photo" type="binary"/>
    </model>
  </h:head>
  <h:body>
    <input ref="/data/species"><label ref="jr:itext('picture')"/></input>
    <input ref="/data/location"><label>Place</label></input>
    <upload ref="/data/photo" mediatype="image/*"><label>Photo</label></upload>
  </h:body>
</h:html>
`);

export interface ConformanceRecord {
  instanceId: string;
  deprecatedId?: string;
  version?: string;
  species?: string;
  photo?: string;
}

export const newRecordId = () => `uuid:${randomUUID()}`;

export function recordXml(record: ConformanceRecord): string {
  const { instanceId, deprecatedId, version = FIRST_VERSION } = record;
  const { species = 'Shorea_robusta', photo = '' } = record;
  const edit = deprecatedId ? `<orx:deprecatedID>${deprecatedId}</orx:deprecatedID>` : '';
  return (
    `<?xml version='1.0' ?><data id="${FORM_ID}" version="${version}"` +
    ' xmlns:orx="http://openrosa.org/xforms">' +
    `<species>${species}</species><note/><location>20.2961 85.8245 45.0 4.5</location>` +
    `<photo>${photo}</photo><orx:meta><orx:instanceID>${instanceId}</orx:instanceID>${edit}` +
    '</orx:meta></data>'
  );
}
