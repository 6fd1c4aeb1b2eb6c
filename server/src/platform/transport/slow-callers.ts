import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CONNECTION_LIMITS, type ConnectionLimits } from './limits';
import { TransferTime } from './transfer-time';

/** Connections closed before other work runs: each takes some tenths of a millisecond. */
const ENDED_AT_ONCE = 50;

interface Connection {
  request: IncomingMessage;
  response: ServerResponse;
  sending: TransferTime;
  /** For buffered response data; null when none is buffered. */
  reading: TransferTime | null;
  checkedAt: number;
  received: number;
  written: number;
  /** Body bytes received after the response began. */
  unread: number;
  /** True after the caller was notified that the body is too slow. */
  isTold: boolean;
}

/**
 * @param answerSlowRequest Returns false if an answer is no longer possible; the connection is
 *   closed in either case.
 * @param clock in milliseconds
 */
export function closeSlowCallers(
  answerSlowRequest: (request: IncomingMessage) => boolean = () => false,
  limits: ConnectionLimits = CONNECTION_LIMITS,
  clock: () => number = () => performance.now(),
) {
  const connections = new Map<Socket, Connection>();
  let timer: NodeJS.Timeout | undefined;

  function forget(socket: Socket) {
    connections.delete(socket);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Must be called for each request. */
  function watch(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request;
    // An injected request has no connection.
    if (!(socket instanceof Socket) || socket.destroyed) return;
    const before = connections.get(socket);
    if (before?.request === request) return;
    if (!before) socket.once('close', () => forget(socket));
    connections.set(socket, {
      request,
      response,
      sending: new TransferTime(limits),
      reading: before?.reading ?? null,
      checkedAt: clock(),
      // Includes bytes that arrived together with the headers.
      received: before?.received ?? 0,
      written: socket.bytesWritten,
      unread: 0,
      isTold: false,
    });
    timer ??= setInterval(check, limits.checkMs).unref();
  }

  /** Runs every `checkMs` while there are connections. @param now Time in milliseconds */
  function check(now = clock()) {
    const slow: [Socket, Connection][] = [];
    for (const [socket, connection] of connections) {
      // Time in which this process was blocked is not counted against the caller.
      const elapsed = Math.min(now - connection.checkedAt, 2 * limits.checkMs);
      connection.checkedAt = now;
      const isReadInTime = reads(socket, connection, elapsed);
      if (!isReadInTime || !sends(socket, connection, elapsed)) slow.push([socket, connection]);
    }
    endInTurns(slow);
  }

  /** An attacker's thousand connections become too slow at once, so they are closed in turns. */
  function endInTurns(slow: [Socket, Connection][]) {
    for (const [socket, connection] of slow.splice(0, ENDED_AT_ONCE)) {
      if (connections.get(socket) === connection) end(socket, connection);
    }
    if (slow.length > 0) setImmediate(endInTurns, slow);
  }

  function reads(socket: Socket, connection: Connection, elapsed: number): boolean {
    const moved = socket.bytesWritten - connection.written;
    connection.written = socket.bytesWritten;
    if (socket.writableLength === 0) {
      // After the complete response Node.js's keep-alive timeout applies.
      if (connection.reading && !connection.response.writableFinished) socket.setTimeout(0);
      connection.reading = null;
      return true;
    }
    if (!connection.reading) {
      connection.reading = new TransferTime(limits);
      // Node.js observes every byte of a large piece, and closes the connection when none is sent.
      socket.setTimeout(limits.silenceMs);
    }
    return connection.reading.spend(elapsed, moved, socket.writableLength);
  }

  function sends(socket: Socket, connection: Connection, elapsed: number): boolean {
    const { request, response, sending } = connection;
    const moved = socket.bytesRead - connection.received;
    connection.received = socket.bytesRead;
    // The caller is not slow when the server has not read the received data.
    const isHeldUp = request.readableLength >= request.readableHighWaterMark;
    if (request.complete || isHeldUp) return true;
    if (response.headersSent) connection.unread += moved;
    const earns = !connection.isTold && connection.unread <= limits.unreadBytes;
    return sending.spend(elapsed, earns ? moved : 0);
  }

  function end(socket: Socket, connection: Connection) {
    const { request, response, isTold } = connection;
    if (isTold || request.complete || response.headersSent || !answerSlowRequest(request)) {
      socket.destroy();
      return;
    }
    connection.isTold = true;
    connection.sending = new TransferTime(limits);
  }

  return { watch, check };
}
