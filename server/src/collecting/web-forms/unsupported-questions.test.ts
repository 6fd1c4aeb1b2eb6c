import { unsupportedQuestions } from './unsupported-questions';

const form = (body: string, model = '') =>
  Buffer.from(`<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
    xmlns:odk="http://www.opendatakit.org/xforms">
  <h:head><h:title>T</h:title><model>
    <instance><data id="t"><a/><meta><audit/></meta></data></instance>${model}
  </model></h:head><h:body>${body}</h:body></h:html>`);

const upload = (mediatype: string, appearance = '') =>
  `<upload ref="/data/a" mediatype="${mediatype}" appearance="${appearance}"/>`;

test.each([
  [
    'nothing in a form with photo, place and choice',
    form(
      `${upload('image/*', 'new-front')}<input ref="/data/a"/><select1 ref="/data/a" appearance="minimal"/>`,
      '<bind nodeset="/data/a" type="geopoint"/>',
    ),
    [],
  ],
  ['a drawing', form(upload('image/*', 'annotate')), ['drawing']],
  ['a signature among other appearances', form(upload('image/*', 'w1 signature')), ['signature']],
  [
    'a sound, a film and a file once each',
    form(upload('audio/*') + upload('audio/*') + upload('video/*') + upload('application/*')),
    ['audio', 'file', 'video'],
  ],
  [
    'a barcode',
    form('<input ref="/data/a"/>', '<bind nodeset="/data/a" type="barcode"/>'),
    ['barcode'],
  ],
  [
    'a date and time that a person writes',
    form(
      '<group ref="/data"><input ref="a"/></group>',
      '<bind nodeset="/data/a" type="dateTime"/>',
    ),
    ['date-time'],
  ],
  [
    'no date and time that the phone writes',
    form('', '<bind nodeset="/data/a" type="dateTime"/>'),
    [],
  ],
  [
    'an external app',
    form('<input ref="/data/a" appearance="ex:org.app(x=1)"/>'),
    ['external-app'],
  ],
  [
    'a sound in the background',
    form('', '<odk:recordaudio event="odk-instance-load" ref="/data/a"/>'),
    ['background-audio'],
  ],
  [
    'places in the background',
    form('', '<bind nodeset="/data/meta/audit" odk:location-priority="balanced"/>'),
    ['background-location'],
  ],
  ['encryption', form('', '<submission base64RsaPublicKey="MIIB"/>'), ['encryption']],
])('lists %s', async (_name, xform, found) => {
  expect(await unsupportedQuestions(xform)).toEqual(found);
});
