import { CALL_SILENCE_MS } from '@aranya/shared/contracts';
import type { AxiosRequestConfig } from 'axios';
import { PICTURE } from '../../device/picture-questions';
import { isUnanswered } from '../client/client';
import { bearer, http } from '../client/http';
import { endingInSilence } from '../client/silence';
import { blobOf, keptPicture } from '../kept-picture';

interface FileCall {
  url: string;
  /**
   * The file is a picture of the signed-in person that is cached on this device: revalidated by its
   * tag, and used if the network fails (docs/decisions/0055). For answers with `no-store`.
   */
  kept?: boolean;
  signal?: AbortSignal | undefined;
}

const NOT_MODIFIED = 304;

/**
 * Fetches a file with the signed-in person's token.
 * @throws ApiError
 */
export async function callForFile({ url, kept, signal }: FileCall): Promise<Blob> {
  // The token is read at once, because somebody else may sign in directly afterwards.
  const authorization = bearer() || undefined;
  const get = (ends: AxiosRequestConfig, tag?: string) =>
    http.get<Blob>(url, {
      ...ends,
      responseType: 'blob',
      headers: { Authorization: authorization, 'If-None-Match': tag },
      validateStatus: (status) =>
        (status >= 200 && status < 300) || (tag !== undefined && status === NOT_MODIFIED),
    });
  const ask = () => get({ ...(signal && { signal }) });
  if (!kept) return (await ask()).data;
  const picture = await keptPicture({
    question: `${PICTURE}${url}`,
    ask: async (known) => {
      const { status, data, headers } = known
        ? await endingInSilence(CALL_SILENCE_MS, signal, (ends) => get(ends, known.tag))
        : await ask();
      return known && status === NOT_MODIFIED ? known : { content: data, tag: headers.etag };
    },
    isUnanswered: (error) => isUnanswered(error, signal),
  });
  return blobOf(picture);
}
