import { escapeXml } from '../../platform/xml/escape-xml';

export interface ListedForm {
  xmlFormId: string;
  title: string;
  version: string;
  /** Lower-case hex of the XForm's bytes. */
  md5: string;
  hasMedia: boolean;
}

export interface ListedFile {
  name: string;
  md5: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** @param base Public address with the project, such as `…/v1/key/TOKEN/projects/1` */
export const formAddress = (base: string, xmlFormId: string) =>
  `${base}/forms/${encodeURIComponent(xmlFormId)}`;

/** OpenRosa form discovery API. */
export function formListXml(forms: readonly (ListedForm & { address: string })[]): string {
  const items = forms.map(({ address, ...form }) =>
    [
      '  <xform>',
      `    ${element('formID', form.xmlFormId)}`,
      `    ${element('name', form.title || form.xmlFormId)}`,
      `    ${element('version', form.version)}`,
      `    ${element('hash', `md5:${form.md5}`)}`,
      `    ${element('downloadUrl', `${address}.xml`)}`,
      ...(form.hasMedia ? [`    ${element('manifestUrl', `${address}/manifest`)}`] : []),
      '  </xform>',
    ].join('\n'),
  );
  return documentOf('xforms', 'http://openrosa.org/xforms/xformsList', items);
}

export function manifestXml(files: readonly ListedFile[], address: string): string {
  const folder = `${address}/attachments`;
  const items = files.map(({ name, md5 }) =>
    [
      '  <mediaFile>',
      `    ${element('filename', name)}`,
      `    ${element('hash', `md5:${md5}`)}`,
      `    ${element('downloadUrl', `${folder}/${encodeURIComponent(name)}`)}`,
      '  </mediaFile>',
    ].join('\n'),
  );
  return documentOf('manifest', 'http://openrosa.org/xforms/xformsManifest', items);
}

/** ODK Collect shows the message of a refused submission. */
export function responseXml(nature: '' | 'error', message: string): string {
  return documentOf('OpenRosaResponse', 'http://openrosa.org/http/response', [
    `  <message nature="${nature}">${escapeXml(message)}</message>`,
  ]);
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function documentOf(name: string, namespace: string, items: readonly string[]): string {
  return [DECLARATION, `<${name} xmlns="${namespace}">`, ...items, `</${name}>`, ''].join('\n');
}
