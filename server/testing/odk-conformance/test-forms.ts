import { randomUUID } from 'node:crypto';
import { escapeXml } from '../../src/platform/xml/escape-xml';

/** A small form, from which tests write an XForm. */
export interface TestForm {
  id: string;
  version?: string;
  title?: string;
  /** Names of pictures that the form shows. */
  media?: readonly string[];
  encrypted?: boolean;
}

/** An XForm with species, location and photo, as in the ODK documentation. */
export function testForm({
  id,
  version = '2026010101',
  title = 'Tree Species Trial',
  media = [],
  encrypted = false,
}: TestForm): string {
  const pictures = media.map((name) => `<value form="image">jr://images/${name}</value>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
  xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms">
  <h:head>
    <h:title>${escapeXml(title)}</h:title>
    <model>
      <itext><translation lang="en"><text id="label"><value>Species</value>${pictures}</text></translation></itext>
      <instance>
        <data id="${escapeXml(id)}" version="${version}">
          <species/><species_other/><species_type/><location/><photo/><photo_2/>
          <orx:meta><orx:instanceID/><orx:instanceName/></orx:meta>
        </data>
      </instance>
      <bind nodeset="/data/species" type="string"/>
      <bind nodeset="/data/location" type="geopoint"/>
      <bind nodeset="/data/photo" type="binary"/>
      <bind nodeset="/data/photo_2" type="binary"/>
      ${encrypted ? '<submission base64RsaPublicKey="MIIB"/>' : ''}
    </model>
  </h:head>
  <h:body>
    <input ref="/data/species"><label ref="jr:itext('label')"/></input>
    <input ref="/data/location"><label>Location</label></input>
    <upload ref="/data/photo" mediatype="image/*"><label>Photo</label></upload>
    <upload ref="/data/photo_2" mediatype="image/*"><label>Photo</label></upload>
  </h:body>
</h:html>
`;
}

/** A record for tests; omitted answers have defaults. An answer that is null has no element. */
export interface TestRecord {
  form?: string | null;
  version?: string | null;
  instanceId?: string | null;
  deprecatedId?: string;
  species?: string;
  speciesOther?: string;
  location?: string;
  photo?: string;
  photo2?: string;
}

/** A new instance id as ODK Collect makes them. */
export const newInstanceId = () => `uuid:${randomUUID()}`;

/** The XML of a record as ODK Collect writes it. */
export function testRecord(record: TestRecord = {}): string {
  const { form = 'tree_test', version = '2026010101', instanceId = newInstanceId() } = record;
  const attributes = [
    ...(form === null ? [] : [`id="${escapeXml(form)}"`]),
    ...(version === null ? [] : [`version="${escapeXml(version)}"`]),
  ];
  const element = (name: string, text: string | undefined) =>
    text === undefined ? `<${name}/>` : `<${name}>${escapeXml(text)}</${name}>`;
  const meta = [
    ...(instanceId === null ? [] : [element('orx:instanceID', instanceId)]),
    ...(record.deprecatedId ? [element('orx:deprecatedID', record.deprecatedId)] : []),
  ];
  return [
    `<?xml version='1.0' ?><data ${attributes.join(' ')}`,
    ' xmlns:orx="http://openrosa.org/xforms" xmlns:jr="http://openrosa.org/javarosa">',
    element('species', record.species ?? 'Shorea_robusta'),
    element('species_other', record.speciesOther),
    element('species_type', 'Tree'),
    element('location', record.location ?? '28.7041 77.10257 216.0 4.5'),
    element('photo', record.photo),
    element('photo_2', record.photo2),
    `<orx:meta>${meta.join('')}</orx:meta></data>`,
  ].join('');
}

/** The envelope of an encrypted record. */
export function encryptedRecord(instanceId: string | null, form = 'encrypted_form'): string {
  const meta =
    instanceId === null ? '' : `<orx:instanceID>${escapeXml(instanceId)}</orx:instanceID>`;
  return `<data xmlns="http://opendatakit.org/submissions" encrypted="yes" id="${form}" \
version="2026010101"><base64EncryptedKey>a2tr</base64EncryptedKey>\
<orx:meta xmlns:orx="http://openrosa.org/xforms">${meta}</orx:meta>\
<media><file>photo.png.enc</file></media><encryptedXmlFile>submission.xml.enc</encryptedXmlFile>\
<base64EncryptedElementSignature>c3Nz</base64EncryptedElementSignature></data>`;
}
