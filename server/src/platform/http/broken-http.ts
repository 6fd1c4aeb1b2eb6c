import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS, type ProblemCode } from '@aranya/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { errorCodeOf } from '../problems/error-code';
import { DEFAULT_HEADERS } from './default-headers';

/** No route is called for errors of the HTTP parser. */
const ANSWERS: Record<string, { status: number; code: ProblemCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow' },
};

/** RFC 9110 10.1.1 allows ignoring unknown `Expect` headers. */
export function answerUnknownExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
}

export function answerBrokenHttp(error: Error, socket: Socket): void {
  if (errorCodeOf(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = ANSWERS[errorCodeOf(error) ?? ''] ?? {
    status: 400,
    code: 'invalid_input' as const,
  };
  const body = JSON.stringify({ code, message: PROBLEMS[code].message });
  const headers = {
    ...DEFAULT_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
