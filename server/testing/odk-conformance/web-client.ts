import { API_PREFIX } from '../../src/platform/http/api-prefix';
import type { TestPerson } from '..';

/** A file of a record. */
export interface WebFile {
  name: string;
  bytes: Uint8Array;
}

/** Calls a listening server as the page for recording in the browser does. */
export const webClient = (origin: string, { headers }: Pick<TestPerson, 'headers'>) => {
  const call = async (method: string, path: string, body?: FormData) => {
    const answer = await fetch(origin + API_PREFIX + path, {
      method,
      headers: { ...headers },
      ...(body && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString()) : {},
    };
  };
  return {
    get: (path: string) => call('GET', path),
    remove: (path: string) => call('DELETE', path),
    /** @param edits Id of the own record that it edits. */
    submit(formId: string, xml: string, files: readonly WebFile[] = [], edits?: string) {
      const content = new FormData();
      content.append('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'record.xml');
      for (const { name, bytes } of files) {
        content.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
      }
      const path = `/odk/web-forms/${encodeURIComponent(formId)}/submissions?deviceID=aranya-web%3A1${edits ? `&edits=${edits}` : ''}`;
      return call('POST', path, content);
    },
  };
};
