import { newCallId } from '@aranya/shared/api';
import type { WebForm } from '@aranya/shared/contracts';
import { RECORD_PART } from '@aranya/shared/contracts';
import { enqueue } from '@aranya/shared/queue';
import { aranyaStore } from '@aranya/shared/session';
import type { ChunkedPayload } from '@getodk/web-forms';
import type { EditedRecord } from '../opening/edited-record';
import { withoutPlace } from './photo-to-send';

/** The element may have a prefix for OpenRosa's names. */
const INSTANCE_ID = /<(?:[\w-]+:)?instanceID>([^<]{1,200})<\//;

/** The form computes no id. */
const EMPTY_ID = /<((?:[\w-]+:)?instanceID)(?:\s*\/>|><\/\1>)/;

/** `crypto.randomUUID` is missing on pages without HTTPS. */
const newUuid = () => newCallId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** An edit replaces the record of this id. */
const DEPRECATED_ID = /<(?:[\w-]+:)?deprecatedID>([^<]{1,200})<\//;

/**
 * Forms without the preload `uid` leave the id of a new record empty, and keep the old id of an
 * edited record.
 */
function withId(xml: string): string {
  const [found, id] = INSTANCE_ID.exec(xml) ?? [];
  const own = `uuid:${newUuid()}`;
  if (found !== undefined && id !== undefined && id === DEPRECATED_ID.exec(xml)?.[1]) {
    return xml.replace(found, () => found.replace(id, () => own));
  }
  return xml.replace(EMPTY_ID, (_empty, name) => `<${name}>${own}</${name}>`);
}

/** Leaves out files that the server has already. */
async function partsOf({ data }: ChunkedPayload, stored: ReadonlySet<string>) {
  const entries = data.flatMap((part) => [...part.entries()]);
  const xml = entries.find(([name]) => name === RECORD_PART)?.[1];
  if (!(xml instanceof File)) throw new Error('The record has no XML.');
  const files = entries.flatMap(([name, file]) =>
    name !== RECORD_PART && !stored.has(name) && file instanceof File ? [{ name, file }] : [],
  );
  return { xml: withId(await xml.text()), files };
}

/**
 * Stores a finished record in the queue of its author.
 * @param edited the record that it replaces: files that the server has of it are not sent again
 * @returns id of the record
 * @throws if the device does not store it
 */
export async function keepRecord(
  form: WebForm,
  payload: ChunkedPayload,
  edited?: Pick<EditedRecord, 'id' | 'stored'>,
): Promise<string> {
  const { xml, files } = await partsOf(payload, edited?.stored ?? new Set());
  const instanceId = INSTANCE_ID.exec(xml)?.[1];
  if (!instanceId) throw new Error('The record has no id.');
  const content = {
    kind: 'record' as const,
    formId: form.formId,
    title: form.title,
    instanceId,
    ...(edited && { edits: edited.id }),
    deviceId: form.deviceId,
    xml,
    files: await Promise.all(
      files.map(async ({ name, file }) => ({ name, content: await withoutPlace(file) })),
    ),
    maxSubmissionBytes: form.maxSubmissionBytes,
  };
  await enqueue({
    // A second press of Send queues the record once.
    id: instanceId,
    person: aranyaStore().store.getState().session.userId,
    content,
  });
  return instanceId;
}
