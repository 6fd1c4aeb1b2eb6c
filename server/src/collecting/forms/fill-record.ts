import { escapeXml } from '../../platform/xml/escape-xml';
import type { XmlElement } from '../../platform/xml/xml-element';
import type { XForm } from './read-xform';

/** Namespaces that ODK Collect declares on the root of every record. */
const NAMESPACES: Readonly<Record<string, string>> = {
  'xmlns:ev': 'http://www.w3.org/2001/xml-events',
  'xmlns:orx': 'http://openrosa.org/xforms',
  'xmlns:odk': 'http://www.opendatakit.org/xforms',
  'xmlns:h': 'http://www.w3.org/1999/xhtml',
  'xmlns:jr': 'http://openrosa.org/javarosa',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
};

/** @param answers By the local name of their question. Names that the form lacks are ignored. */
export function fillRecord(
  { emptyRecord }: Pick<XForm, 'emptyRecord'>,
  answers: Readonly<Record<string, string>>,
): string {
  const root = { ...emptyRecord, attributes: { ...NAMESPACES, ...emptyRecord.attributes } };
  return `<?xml version='1.0' ?>${write(root, answers)}`;
}

function write(
  { qualifiedName, localName, attributes, children }: XmlElement,
  answers: Readonly<Record<string, string>>,
): string {
  const start = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  const inside =
    children.length > 0
      ? children.map((child) => write(child, answers)).join('')
      : escapeXml(Object.hasOwn(answers, localName) ? (answers[localName] ?? '') : '');
  return `<${qualifiedName}${start}>${inside}</${qualifiedName}>`;
}
