import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerTo } from './answer-to';
import { type FakeAnswer, noRights, weakTag } from './fake-answer';
import { headersBehind, type ProxyKind, type ProxyStore, throughProxy } from './fake-proxy';
import type { FakeRequest } from './fake-request';
import {
  type FakeForm,
  type FakeState,
  fakeState,
  happened,
  newForm,
  now,
  readVersion,
} from './fake-state';

/**
 * Simulated fault: `cut` before Central sees the request, `lost` after Central executed it, `proxy`
 * an error page of a proxy, `silence` no answer, `forbidden` Central refuses the web user.
 */
export type Fault = 'cut' | 'lost' | 'proxy' | 'silence' | 'forbidden';

/** A server that accepts only calls that ODK Central accepts. */
export interface FakeCentral {
  url: string;
  state: FakeState;
  /** Requests that a real Central would not have understood; a test expects none. */
  misunderstood: string[];
  /** Every request that arrived, as `METHOD path` below `/v1`, without query. */
  calls: string[];
  /** Query string of each of {@link calls}. */
  queries: string[];
  /** Statuses of the answers, beside {@link calls}. */
  statuses: number[];
  /** Chooses the fault of a call, in the notation of {@link calls}; null for none. */
  fault: (call: string) => Fault | null;
  /** Proxy in front of the fake Central. */
  proxy: ProxyKind;
  /** Publishes a form as an operator would. */
  publish(xml: string): FakeForm;
  /** Deletes a record as an operator would. */
  deleteRecord(xmlFormId: string, instanceId: string): void;
  /** Restores a deleted record. */
  restoreRecord(xmlFormId: string, instanceId: string): void;
  /** Sets the review state of a record: `rejected`, `hasIssues` or `approved`. */
  review(xmlFormId: string, instanceId: string, reviewState: string): void;
  /** Number of received calls of this kind. */
  count(call: string | RegExp): number;
  close(): Promise<void>;
}

/** Starts a fake on a free port of this machine. */
export async function openFakeCentral(): Promise<FakeCentral> {
  const state = fakeState();
  const sockets = new Set<Socket>();
  const stored: ProxyStore = new Map();
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      central.misunderstood.push(`${request.method} ${request.url}: ${String(error)}`);
      response.destroy();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const address = incoming.url ?? '';
    const [whole = '', query = ''] = address.split(/\?(.*)/s);
    const path = whole.replace(/^\/v1(?=\/)/, '');
    const call = `${incoming.method} ${path}`;
    const position = central.calls.push(call) - 1;
    central.queries.push(query);
    const fault = central.fault(call);
    if (fault === 'cut') return incoming.socket.destroy();
    const request: FakeRequest = {
      method: incoming.method ?? '',
      path,
      asked: path,
      query,
      headers: headersBehind(central.proxy, incoming.headers),
      body: await buffer(incoming),
      state,
      misunderstood: (why) => central.misunderstood.push(`${call}: ${why}`),
    };
    if (!whole.startsWith('/v1/') && whole !== '/version.txt') {
      request.misunderstood('Central lives below /v1');
    }
    if (/[^\x21-\x7e]/.test(address)) request.misunderstood('the address is not encoded');
    if (fault === 'silence') return;
    if (fault === 'proxy') {
      response.writeHead(502, { 'content-type': 'text/html' });
      return response.end('<html><head><title>502 Bad Gateway</title></head></html>');
    }
    const question = { method: request.method, address };
    const answer = throughProxy(central.proxy, stored, question, () =>
      fault === 'forbidden' ? noRights() : answerTo(request),
    );
    const tag = answer.tag ?? weakTag(answer.body);
    const given = { ...answer, tag, status: isKnown(request, answer, tag) ? 304 : answer.status };
    central.statuses[position] = given.status;
    if (fault === 'lost') return incoming.socket.destroy();
    send(request, response, given);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const central: FakeCentral = {
    url: `http://127.0.0.1:${port}`,
    state,
    misunderstood: [],
    calls: [],
    queries: [],
    statuses: [],
    fault: () => null,
    proxy: 'none',
    publish(xml) {
      const version = readVersion(Buffer.from(xml));
      const form = state.forms.get(version.formId) ?? newForm(version.formId);
      form.published.push(version);
      form.publishedAt = now();
      state.forms.set(version.formId, form);
      return form;
    },
    deleteRecord: (xmlFormId, instanceId) =>
      happened(state, recordIn(state, xmlFormId, instanceId), { deletedAt: now() }),
    restoreRecord: (xmlFormId, instanceId) =>
      happened(state, recordIn(state, xmlFormId, instanceId), { deletedAt: null }),
    review: (xmlFormId, instanceId, reviewState) =>
      happened(state, recordIn(state, xmlFormId, instanceId), { reviewState, updatedAt: now() }),
    count: (call) =>
      central.calls.filter((one) => (typeof call === 'string' ? one === call : call.test(one)))
        .length,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return central;
}

/** Whether the client already has this answer, so that 304 suffices. */
function isKnown({ method, headers }: FakeRequest, answer: FakeAnswer, tag: string): boolean {
  if (method !== 'GET' || answer.status !== 200 || headers['if-none-match'] !== tag) return false;
  return answer.comparedAlways === true || !headers['cache-control']?.includes('no-cache');
}

function recordIn({ forms: all }: FakeState, xmlFormId: string, instanceId: string) {
  const found = all.get(xmlFormId)?.submissions.find((one) => one.instanceId === instanceId);
  if (!found) throw new Error(`There is no record ${instanceId}.`);
  return found;
}

function send({ method }: FakeRequest, response: ServerResponse, answer: FakeAnswer) {
  const { status, body, tag, type = 'application/json; charset=utf-8' } = answer;
  response.writeHead(status, {
    'content-type': type,
    'cache-control': method === 'GET' ? 'private, no-cache' : 'no-store',
    etag: tag,
    ...answer.headers,
  });
  response.end(method === 'HEAD' || status === 204 || status === 304 ? undefined : body);
}
