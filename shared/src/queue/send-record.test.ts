import { sendWebSubmission } from '@aranya/shared/api';
import { RECORD_PART } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { requestsOf, sendRecord } from './send-record';

jest.mock('@aranya/shared/api');
const send = jest.mocked(sendWebSubmission);

const file = (name: string, bytes: number) => ({ name, content: new Blob(['x'.repeat(bytes)]) });
const namesOf = (requests: { name: string }[][]) =>
  requests.map((files) => files.map(({ name }) => name));

/** A record with two files, each in a request of its own. */
const record = {
  kind: 'record' as const,
  formId: 'sal trees',
  title: 'Sal trees',
  instanceId: 'uuid:1',
  deviceId: 'device',
  xml: '<data/>',
  files: [file('a.jpg', 8), file('b.jpg', 8)],
  maxSubmissionBytes: 10,
};

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ instanceId: 'uuid:1', state: 'stored' });
});

test.each([
  [[], [[]]],
  [
    [4, 4, 4],
    [['0', '1'], ['2']],
  ],
  [
    [12, 3],
    [['0'], ['1']],
  ],
  [
    [3, 12],
    [['0'], ['1']],
  ],
])('distributes files of %p bytes over requests of ten', (sizes, expected) => {
  const files = sizes.map((bytes, index) => file(String(index), bytes));
  expect(namesOf(requestsOf(files, 10))).toEqual(expected);
});

test('sends every request with the same XML, and publishes the progress of the whole', async () => {
  const parts: number[] = [];
  const stop = subscribe('collection/record-sending', ({ part }) => parts.push(part));
  send.mockImplementation(async ({ onSent }) => {
    onSent?.(0.5);
    return { instanceId: 'uuid:1', state: 'stored' };
  });
  await sendRecord(record, () => undefined);
  stop();
  expect(send.mock.calls.map(([{ content }]) => [...content.keys()])).toEqual([
    [RECORD_PART, 'a.jpg'],
    [RECORD_PART, 'b.jpg'],
  ]);
  expect(parts).toEqual([0.25, 0.75]);
});

test('stops between two requests when the author has signed out', async () => {
  const mayGoOn = jest
    .fn()
    .mockImplementationOnce(() => undefined)
    .mockImplementation(() => {
      throw new Error('another person');
    });
  await expect(sendRecord(record, mayGoOn)).rejects.toThrow('another person');
  expect(send).toHaveBeenCalledTimes(1);
});
