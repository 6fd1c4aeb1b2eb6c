import type { UnsupportedQuestion } from '@aranya/shared/contracts';
import { LIMITS } from '../../platform/configuration/limits';
import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import { readXml } from '../../platform/xml/read-xml';
import { childOf, elementsFrom, type XmlElement } from '../../platform/xml/xml-element';

export const FIND_UNSUPPORTED: TaskOf<typeof unsupportedQuestions> = {
  name: 'unsupportedQuestions',
  lane: 'records',
};

const CONTROLS = new Set(['input', 'upload', 'select', 'select1', 'range', 'trigger']);

const BIND_TYPES: ReadonlyMap<string, UnsupportedQuestion> = new Map([
  ['barcode', 'barcode'],
  ['dateTime', 'date-time'],
  ['xsd:dateTime', 'date-time'],
]);

const ACTIONS: ReadonlyMap<string, UnsupportedQuestion> = new Map([
  ['recordaudio', 'background-audio'],
]);

const PICTURE_APPEARANCES: ReadonlyMap<string, UnsupportedQuestion> = new Map([
  ['draw', 'drawing'],
  ['annotate', 'drawing'],
  ['signature', 'signature'],
]);

/**
 * Kinds that ODK Web Forms 0.22 cannot show, each once and sorted. Only questions that a person
 * sees count: a date and time that the phone writes itself is supported.
 * @throws UnreadableXml
 */
export async function unsupportedQuestions(xform: Uint8Array): Promise<UnsupportedQuestion[]> {
  const html = readXml(xform, LIMITS.openRosa.formXml);
  const model = childOf(childOf(html, 'head'), 'model');
  const body = childOf(html, 'body');
  const found = new Set<UnsupportedQuestion>();
  const add = (kind: UnsupportedQuestion | undefined) => kind && found.add(kind);
  const shown = new Set<string>();
  for (const control of body ? elementsFrom(body) : []) {
    if (!CONTROLS.has(control.localName)) continue;
    for (const kind of ofControl(control)) add(kind);
    const reference = control.attributes.ref;
    if (reference) shown.add(lastStep(reference));
  }
  for (const { localName, attributes } of model ? elementsFrom(model) : []) {
    add(ACTIONS.get(localName));
    if (localName === 'submission' && attributes.base64RsaPublicKey) add('encryption');
    if (localName !== 'bind') continue;
    const { nodeset = '', type = '' } = attributes;
    if (shown.has(lastStep(nodeset))) add(BIND_TYPES.get(type));
    if (Object.keys(attributes).some((name) => name.endsWith('location-priority'))) {
      add('background-location');
    }
  }
  return [...found].sort();
}

function* ofControl({
  localName,
  attributes,
}: XmlElement): Generator<UnsupportedQuestion | undefined> {
  const appearances = (attributes.appearance ?? '').split(/\s+/);
  if (appearances.some((one) => one.startsWith('ex:')) || attributes.intent) yield 'external-app';
  if (localName !== 'upload') return;
  const [kind = ''] = (attributes.mediatype ?? '').split('/');
  if (kind !== 'image') yield kind === 'audio' || kind === 'video' ? kind : 'file';
  for (const one of appearances) yield PICTURE_APPEARANCES.get(one);
}

const lastStep = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
