import { sendWebSubmission } from '@aranya/shared/api';
import { RECORD_PART } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import type { QueuedContent } from './queued-entry';

type QueuedRecord = Extract<QueuedContent, { kind: 'record' }>;
type RecordFile = QueuedRecord['files'][number];

/** A file that is larger than a request should be has one of its own. */
export function requestsOf(files: readonly RecordFile[], maxBytes: number): RecordFile[][] {
  const requests: RecordFile[][] = [[]];
  let bytes = 0;
  for (const file of files) {
    bytes += file.content.size;
    if (bytes > maxBytes && requests.at(-1)?.length) {
      requests.push([]);
      bytes = file.content.size;
    }
    requests.at(-1)?.push(file);
  }
  return requests;
}

function contentOf(xml: string, files: readonly RecordFile[]): FormData {
  const content = new FormData();
  content.append(RECORD_PART, new Blob([xml], { type: 'text/xml' }), `${RECORD_PART}.xml`);
  for (const { name, content: file } of files) content.append(name, file, name);
  return content;
}

/**
 * All requests have the same XML; the server stores a repeat once.
 * @param mayGoOn called before each request; throws if its author has signed out
 * @throws ApiError
 */
export async function sendRecord(record: QueuedRecord, mayGoOn: () => void): Promise<void> {
  const { formId, deviceId, edits, instanceId, xml } = record;
  const requests = requestsOf(record.files, record.maxSubmissionBytes);
  for (const [index, files] of requests.entries()) {
    mayGoOn();
    const onSent = (part: number) =>
      publish('collection/record-sending', { instanceId, part: (index + part) / requests.length });
    await sendWebSubmission({ formId, deviceId, edits, content: contentOf(xml, files), onSent });
  }
}
