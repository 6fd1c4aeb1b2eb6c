import { ApiError, getWebFormAttachment } from '@aranya/shared/api';
import type { WebForm } from '@aranya/shared/contracts';

/** Name in a `jr:` address such as `jr://images/leaf.png`. */
const nameIn = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').pop() ?? '');

/**
 * Returns the function with which the form engine fetches files of a form. A file that was not uploaded is answered
 * with 404, and is empty in the form.
 */
export const formFiles =
  ({ formId, attachments }: WebForm) =>
  async (address: URL): Promise<Response> => {
    const name = nameIn(address);
    if (!attachments.some((one) => one.name === name)) return new Response(null, { status: 404 });
    try {
      const file = await getWebFormAttachment(formId, name);
      return new Response(file, { headers: { 'Content-Type': file.type } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        return new Response(null, { status: 404 });
      throw error;
    }
  };
