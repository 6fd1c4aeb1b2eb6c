import { http } from '../client/http';

interface FileCall {
  url: string;
  signal?: AbortSignal | undefined;
}

/**
 * Fetches a file with the signed-in person's token.
 * @throws ApiError
 */
export async function callForFile({ url, signal }: FileCall): Promise<Blob> {
  const { data } = await http.get<Blob>(url, {
    authorised: true,
    responseType: 'blob',
    ...(signal && { signal }),
  });
  return data;
}
