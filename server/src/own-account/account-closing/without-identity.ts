import type { ForestAnswers } from '../../collecting/mapping/forest-answers';
import { escapeXml } from '../../platform/xml/escape-xml';

/** What forms may ask the phone about its owner (ODK XForms, property preload), and the title. */
const ABOUT_THE_PERSON = new Set([
  'deviceid',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'instancename',
]);

/** An element that holds text and nothing else. */
const LEAF = /<([^\s<>/!?]+)((?:\s[^<>]*)?)>([^<>]+)<\/\1\s*>/g;

/**
 * A record without the answers that say whose it is: what the phone knows about its owner, and every
 * answer that is one of these texts and nothing more. Text in which a name merely occurs stays: it
 * may be the name of a tree.
 *
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

/** Answers to the forest questionnaire, without those that are one of these texts and nothing more. */
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
