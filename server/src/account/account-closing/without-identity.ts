import type { ForestAnswers } from '../../collecting/mapping/forest-answers';
import { escapeXml } from '../../platform/xml/escape-xml';

/** Properties of the phone's owner that forms may preload (ODK XForms), and the title. */
const ABOUT_THE_PERSON = new Set([
  'deviceid',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'instancename',
]);

/** An element that contains only text. */
const LEAF = /<([^\s<>/!?]+)((?:\s[^<>]*)?)>([^<>]+)<\/\1\s*>/g;

/**
 * Removes answers that identify the person from a record: preloaded owner properties, and answers
 * that equal one of these texts. Text that only contains a name stays: it may be a tree's name.
 * @param identity Name, phone number and the like.
 */
export function withoutIdentity(xml: Uint8Array, identity: readonly string[]): Buffer {
  const texts = new Set(identity.filter((text) => text.trim()).map(comparable));
  const blanked = Buffer.from(xml)
    .toString('utf8')
    .replace(LEAF, (whole, name: string, attributes: string, text: string) => {
      const local = name.slice(name.indexOf(':') + 1).toLowerCase();
      const identifies = ABOUT_THE_PERSON.has(local) || texts.has(comparableEscaped(text));
      return identifies ? `<${name}${attributes}></${name}>` : whole;
    });
  return Buffer.from(blanked, 'utf8');
}

/** Removes answers to the forest questionnaire that equal one of these texts. */
export function answersWithoutIdentity(
  { fieldSite, data }: ForestAnswers,
  identity: readonly string[],
): ForestAnswers {
  const texts = new Set(identity.map(comparableEscaped));
  const left = Object.entries(data).filter(
    ([, answer]) => !texts.has(comparableEscaped(String(answer))),
  );
  return { fieldSite, data: Object.fromEntries(left) };
}

const comparableEscaped = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const comparable = (text: string) => comparableEscaped(escapeXml(text));
