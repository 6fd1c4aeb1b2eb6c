import { ApiError, getWebFormAttachment } from '@aranya/shared/api';
import type { WebForm } from '@aranya/shared/contracts';
import type { KeptForm } from '@aranya/shared/device';

/** Returns a file of a form; undefined if the server does not have it. */
export type FileOf = (name: string) => Promise<Blob | undefined>;

async function fetchFile(formId: string, name: string): Promise<Blob | undefined> {
  try {
    return await getWebFormAttachment(formId, name);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Returns the reader of a form's files. Each is fetched once, for the form and for keeping it.
 * @param kept the same form on this device
 */
export function filesOf({ formId }: WebForm, kept?: KeptForm): FileOf {
  const files = new Map<string, Promise<Blob | undefined>>();
  return (name) => {
    const known =
      files.get(name) ??
      (kept
        ? Promise.resolve(kept.files.find((file) => file.name === name)?.content)
        : fetchFile(formId, name));
    files.set(name, known);
    // A failed file is fetched again.
    known.catch(() => files.delete(name));
    return known;
  };
}

/** Name in a `jr:` address such as `jr://images/leaf.png`. */
const nameIn = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').pop() ?? '');

/**
 * Returns the function with which the form engine fetches files of a form. A file that was not uploaded is answered
 * with 404, and is empty in the form.
 */
export const formFiles =
  ({ attachments }: WebForm, fileOf: FileOf) =>
  async (address: URL): Promise<Response> => {
    const name = nameIn(address);
    const file = attachments.some((one) => one.name === name) ? await fileOf(name) : undefined;
    if (!file) return new Response(null, { status: 404 });
    return new Response(file, { headers: { 'Content-Type': file.type } });
  };
