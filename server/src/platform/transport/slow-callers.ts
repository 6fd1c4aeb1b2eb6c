import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CONNECTION_LIMITS, type ConnectionLimits } from './limits';
import { Patience } from './patience';

/** Connections that are ended before others have a turn: each is an answer, some tenths of a millisecond. */
const ENDED_AT_ONCE = 50;

/** Closes connections whose callers send or read too slowly. */
export interface SlowCallers {
  /** To be called with each request, whatever becomes of it. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Looks at every connection. Done by itself every `checkMs` while there are any.
   * @param now in milliseconds
   */
  check(now?: number): void;
}

/** What is known of a connection since its last request. */
interface Connection {
  request: IncomingMessage;
  response: ServerResponse;
  /** For the body of the request. */
  sending: Patience;
  /** For what waits to be read by the caller; null while nothing does. */
  reading: Patience | null;
  checkedAt: number;
  received: number;
  written: number;
  /** Bytes that came after the answer was on its way. */
  unread: number;
  /** The caller was told that the body is too slow. */
  isTold: boolean;
}

/**
 * @param answerSlowRequest answers a request whose body is too slow; false where that is not possible any
 *   more. Either way the connection is closed.
 * @param clock in milliseconds
 */
export function closeSlowCallers(
  answerSlowRequest: (request: IncomingMessage) => boolean = () => false,
  limits: ConnectionLimits = CONNECTION_LIMITS,
  clock: () => number = () => performance.now(),
): SlowCallers {
  const connections = new Map<Socket, Connection>();
  let timer: NodeJS.Timeout | undefined;

  function forget(socket: Socket) {
    connections.delete(socket);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function watch(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request;
    // A request that is made up in this process has no connection.
    if (!(socket instanceof Socket) || socket.destroyed) return;
    const before = connections.get(socket);
    if (before?.request === request) return;
    if (!before) socket.once('close', () => forget(socket));
    connections.set(socket, {
      request,
      response,
      sending: new Patience(limits),
      reading: before?.reading ?? null,
      checkedAt: clock(),
      // What came in one piece with the headers counts as well.
      received: before?.received ?? 0,
      written: socket.bytesWritten,
      unread: 0,
      isTold: false,
    });
    timer ??= setInterval(check, limits.checkMs).unref();
  }

  function check(now = clock()) {
    const slow: [Socket, Connection][] = [];
    for (const [socket, connection] of connections) {
      // Time in which this process itself stood still is not the caller's.
      const elapsed = Math.min(now - connection.checkedAt, 2 * limits.checkMs);
      connection.checkedAt = now;
      const isReadInTime = reads(socket, connection, elapsed);
      if (!isReadInTime || !sends(socket, connection, elapsed)) slow.push([socket, connection]);
    }
    endInTurns(slow);
  }

  /** An attacker's thousand connections become too slow in the same moment. */
  function endInTurns(slow: [Socket, Connection][]) {
    for (const [socket, connection] of slow.splice(0, ENDED_AT_ONCE)) {
      if (connections.get(socket) === connection) end(socket, connection);
    }
    if (slow.length > 0) setImmediate(endInTurns, slow);
  }

  /** Whether the caller reads its answers fast enough. */
  function reads(socket: Socket, connection: Connection, elapsed: number): boolean {
    const moved = socket.bytesWritten - connection.written;
    connection.written = socket.bytesWritten;
    if (socket.writableLength === 0) {
      // After the whole answer Node.js minds the silence until the next request.
      if (connection.reading && !connection.response.writableFinished) socket.setTimeout(0);
      connection.reading = null;
      return true;
    }
    if (!connection.reading) {
      connection.reading = new Patience(limits);
      // Node.js sees every byte of a large piece move, and closes where none does.
      socket.setTimeout(limits.silenceMs);
    }
    return connection.reading.spend(elapsed, moved, socket.writableLength);
  }

  /** Whether the caller sends the body of its request fast enough. */
  function sends(socket: Socket, connection: Connection, elapsed: number): boolean {
    const { request, response, sending } = connection;
    const moved = socket.bytesRead - connection.received;
    connection.received = socket.bytesRead;
    // The caller is not to blame where nobody takes what it has sent.
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
    connection.sending = new Patience(limits);
  }

  return { watch, check };
}
