import { newInstanceId } from '../odk-conformance/test-forms';

export const FIELD_SITE_FORM = 'site_trees';

/** A form of an institute that asks for the field site. */
export const FIELD_SITE_FORM_XML = `<?xml version="1.0"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
  xmlns:orx="http://openrosa.org/xforms">
  <h:head><h:title>Trees of field sites</h:title><model>
    <instance><data id="${FIELD_SITE_FORM}" version="1">
      <field_site/><species/><date/><photo/><orx:meta><orx:instanceID/></orx:meta>
    </data></instance>
    <bind nodeset="/data/field_site" type="string"/><bind nodeset="/data/species" type="string"/>
    <bind nodeset="/data/date" type="date"/><bind nodeset="/data/photo" type="binary"/>
  </model></h:head>
  <h:body>
    <input ref="/data/field_site"><label>Field site</label></input>
    <input ref="/data/species"><label>Species</label></input>
    <input ref="/data/date"><label>Date</label></input>
    <upload ref="/data/photo" mediatype="image/*"><label>Photo</label></upload>
  </h:body>
</h:html>`;

/** A record of it, as a phone sends it. */
export const fieldSiteRecord = (
  site: string,
  species: string,
  day: string,
  photo = '',
  id = newInstanceId(),
) =>
  `<data xmlns:orx="http://openrosa.org/xforms" id="${FIELD_SITE_FORM}" version="1"><field_site>${site}</field_site>
  <species>${species}</species><date>${day}</date><photo>${photo}</photo>
  <orx:meta><orx:instanceID>${id}</orx:instanceID></orx:meta></data>`;
