import type { Readable } from 'node:stream';
import type { FormUploadQuery } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../platform/configuration/limits';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import { isSameName } from '../../platform/text/same-name';
import type { CollectingContext } from '../collecting-context';
import { bytesUpTo } from '../files/bytes-up-to';
import { type MediaFile, receiveMedia } from '../files/media-file';
import { FORM_UPLOAD_LIMITS } from '../form-limits';
import {
  MalformedMultipart,
  type Part,
  readMultipart,
  TooLarge,
} from '../submissions/receiving/read-multipart';
import { type FormToInspect, INSPECT_FORM } from './checking/inspect-form';
import { giveForm } from './give-form';
import type { UploadContext, WhenRight } from './upload-form';
import { refusal, type UploadOutcome } from './upload-outcome';

const FORM_PART = 'form';
const MEDIA_PART = 'media';

interface Received {
  form: { content: Buffer; name: string } | null;
  files: Map<string, MediaFile>;
}

/**
 * Stores nothing if the form is refused or only checked.
 * @throws Problem `invalid_input` if the request has no form or is malformed, and those of
 *   `uploadForm`
 */
export async function receiveForm(
  context: UploadContext & Pick<CollectingContext, 'heavyWork' | 'xlsForms'>,
  body: Readable,
  contentType: string | undefined,
  query: FormUploadQuery,
  whenRight?: WhenRight,
): Promise<UploadOutcome> {
  const { files: store } = context;
  const received: Received = { form: null, files: new Map() };
  try {
    await readMultipart(body, contentType, MULTIPART, async (part) => {
      await store.requireSpace();
      if (part.name === FORM_PART) received.form = await formOf(part);
      else if (part.name === MEDIA_PART) await receiveFile(part);
      else
        throw invalidField(
          'form',
          sentence('There is no part {part} here.', { part: part.name.slice(0, 50) }),
        );
    });
    const { form, files } = received;
    if (!form)
      throw invalidField('form', sentence('Send the XForm or XLSForm as the part “form”.'));
    const look = (xform: FormToInspect) => context.heavyWork.run(INSPECT_FORM, xform);
    return await giveForm(context, { ...form, files }, query, look, whenRight);
  } catch (error) {
    if (error instanceof TooLarge) {
      return refusal({ count: 1, kept: [{ line: null, said: error.said }] });
    }
    if (error instanceof MalformedMultipart) throw invalidField('form', NOT_WHOLE);
    throw error;
  } finally {
    // Stored files are no longer pending, so discarding them does nothing.
    await Promise.all([...received.files.values()].map((file) => store.discard(file)));
  }

  async function receiveFile({ fileName, content }: Part): Promise<void> {
    const name = fileName ?? '';
    if (!isFileName(name))
      throw invalidField('media', sentence('Each file needs a name that phones can keep.'));
    if ([...received.files.keys()].some((one) => isSameName(one, name)))
      throw invalidField('media', sentence('Two files are called {name}.', { name }));
    received.files.set(name, await receiveMedia(store, content));
  }
}

const NOT_WHOLE = sentence(
  'The form did not arrive as multipart/form-data, or not whole. Send it again.',
);

const MULTIPART = {
  requestBytes: FORM_UPLOAD_LIMITS.requestBytes,
  partHeaderBytes: LIMITS.openRosa.partHeaderBytes,
  parts: FORM_UPLOAD_LIMITS.files + 1,
  discardedBytes: LIMITS.openRosa.discardedBytes,
};

/** A name has no folder: phones store the file under it. */
const isFileName = (name: string) =>
  name.length > 0 &&
  name.length <= LIMITS.openRosa.fileNameCharacters &&
  !name.startsWith('.') &&
  !/[\0/\\]/.test(name);

async function formOf({ content, fileName }: Part) {
  const { xmlBytes } = FORM_UPLOAD_LIMITS;
  const bytes = await bytesUpTo(content, xmlBytes);
  if (bytes) return { content: bytes, name: fileName ?? '' };
  throw new TooLarge(
    sentence(
      'The form is larger than {size} MB. Put long lists of choices into a CSV file beside it.',
      { size: xmlBytes / 1_000_000 },
    ),
  );
}
