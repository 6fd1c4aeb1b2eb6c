import { getWebFormAttachment } from '@aranya/shared/api';
import type { WebForm, WebFormAttachment } from '@aranya/shared/contracts';
import type { KeptForm } from '@aranya/shared/device';

/** Returns a file of a form. @throws ApiError, also if the server has another version of the form now */
export type FileOf = (file: WebFormAttachment) => Promise<Blob>;

/**
 * Returns a function that reads a form's files. It fetches each file once, for display and for storing.
 * @param kept the same version of the form on this device
 */
export function filesOf({ formId }: WebForm, kept?: KeptForm): FileOf {
  const files = new Map(kept?.files.map(({ name, content }) => [name, Promise.resolve(content)]));
  return (file) => {
    const known = files.get(file.name) ?? getWebFormAttachment(formId, file);
    files.set(file.name, known);
    // A failed file is fetched again.
    known.catch(() => files.delete(file.name));
    return known;
  };
}

/** Name in a `jr:` address such as `jr://images/leaf.png`. */
const nameIn = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').pop() ?? '');

/**
 * Returns the function with which the form engine fetches a form's files. It answers 404 for a file that was not
 * uploaded, which the engine treats as empty.
 */
export const formFiles =
  ({ attachments }: WebForm, fileOf: FileOf) =>
  async (address: URL): Promise<Response> => {
    const file = attachments.find(({ name }) => name === nameIn(address));
    if (!file) return new Response(null, { status: 404 });
    const content = await fileOf(file);
    return new Response(content, { headers: { 'Content-Type': content.type } });
  };
