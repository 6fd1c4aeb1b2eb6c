import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import type { FuzzCall } from './fuzz-call';

/** The response to a call. */
export interface FuzzAnswer {
  /** HTTP status; null if the connection ended without an answer. */
  status: number | null;
  headers: IncomingHttpHeaders;
  body: string;
  /** How the call ended without an answer. */
  failure: 'hang' | 'closed' | null;
}

/** Time-out of an answer, in milliseconds; long enough for a busy machine. */
const TIMEOUT_MS = 20_000;

const NO_ANSWER = { status: null, headers: {}, body: '' } as const;

/** Sends calls to the two listeners. */
export function openSender(ports: Record<FuzzCall['listener'], number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    send: (call: FuzzCall): Promise<FuzzAnswer> =>
      call.raw ? sendRaw(ports[call.listener], call.raw) : sendHttp(agent, ports, call),
    close: () => agent.destroy(),
  };
}

function sendHttp(
  agent: Agent,
  ports: Record<FuzzCall['listener'], number>,
  { listener, method, path, headers, body }: FuzzCall,
): Promise<FuzzAnswer> {
  const length = body && !headers['transfer-encoding'] ? { 'content-length': body.length } : {};
  const options: RequestOptions = {
    agent,
    host: '127.0.0.1',
    port: ports[listener],
    method,
    path,
    headers: { ...headers, ...length },
    setHost: headers.host === undefined,
  };
  return new Promise((resolve) => {
    let answered = false;
    const sending = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      const done = () => {
        answered = true;
        const text = Buffer.concat(chunks).toString('utf8');
        const { statusCode: status = null, headers: got } = answer;
        resolve({ status, headers: got, body: text, failure: null });
      };
      answer.on('end', done);
      // A received answer counts, even if the server then closes the connection on an unwanted body.
      answer.on('error', done);
    });
    sending.setTimeout(TIMEOUT_MS, () => {
      resolve({ ...NO_ANSWER, failure: 'hang' });
      sending.destroy();
    });
    sending.on('error', () => {
      if (!answered) resolve({ ...NO_ANSWER, failure: 'closed' });
    });
    sending.end(body ?? undefined);
  });
}

/** Writes bytes and half-closes the connection, which marks the request as complete. */
function sendRaw(port: number, bytes: Buffer): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(bytes));
    socket.setTimeout(TIMEOUT_MS, () => {
      resolve({ ...NO_ANSWER, failure: 'hang' });
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(readRaw(Buffer.concat(chunks).toString('utf8'))));
  });
}

/** Reads the first answer of a connection. */
function readRaw(text: string): FuzzAnswer {
  const [head = '', ...rest] = text
    .replace(/^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/, '')
    .split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  if (!status) return { ...NO_ANSWER, failure: 'closed' };
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  // More answers may follow if the bytes contained several requests.
  const behind = rest.join('\r\n\r\n');
  const length = Number(headers['content-length'] ?? behind.length);
  const body = Buffer.from(behind).subarray(0, length).toString('utf8');
  return { status: Number(status), headers, body, failure: null };
}
