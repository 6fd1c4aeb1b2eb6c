import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FORM_ID } from '../served/callers';
import { SUBMISSION } from '../served/multipart';
import { type Attack, type AttackTools, tallied } from './attack';

/** How long slow callers are given, in milliseconds: longer than the server's patience. */
const WATCHED_MS = 240_000;
/** A slow caller does something once in so long, in milliseconds. */
const DRIP_MS = 2_000;

/** Bytes that a slow reader takes at a time: a fifth of what the server asks for. */
const SIP_BYTES = 200;

/** The file that the form of a run shows; slow readers ask for it. */
export const LARGE_FILE = { name: 'leaf.png', bytes: 95_000_000 };

interface SlowCaller {
  socket: Socket;
  /** First line of what came back. */
  answer: string;
  /** Bytes that came back. */
  bytes: number;
}

const portOf = ({ product }: AttackTools) => Number(new URL(product.origins.server).port);

function open(port: number, first: string): SlowCaller {
  const socket = connect({ port, host: '127.0.0.1' });
  const caller: SlowCaller = { socket, answer: '', bytes: 0 };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    caller.answer ||= chunk.toString('latin1').split('\r\n', 1)[0] ?? '';
    caller.bytes += chunk.length;
  });
  socket.write(first);
  return caller;
}

/** Who is still served: by default whoever's connection is open. */
type StillServed = (callers: readonly SlowCaller[]) => Promise<number>;
const withOpenConnection: StillServed = async (callers) =>
  callers.filter(({ socket }) => !socket.closed).length;

/** Lets slow callers do something again and again, until all are let go or the time is over. */
async function watch(
  callers: readonly SlowCaller[],
  drip: (caller: SlowCaller) => void,
  stillServed = withOpenConnection,
) {
  const start = performance.now();
  const left = () => callers.filter(({ socket }) => !socket.closed);
  while (left().length > 0 && performance.now() - start < WATCHED_MS) {
    for (const caller of left()) drip(caller);
    await pause(DRIP_MS);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const served = await stillServed(callers);
  for (const { socket } of callers) socket.destroy();
  const status = ({ answer }: SlowCaller) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
  return {
    answers: tallied(callers.map(status)),
    note: `${served} of ${callers.length} still served after ${seconds} s`,
    faults: served > 0 ? [`${served} slow callers are still served after ${seconds} s`] : [],
  };
}

/** Bodies that come a byte at a time or not at all. */
const bodies: Attack = {
  name: 'slow bodies',
  size: '800 dripping and 100 silent bodies on JSON routes',
  listener: 'server',
  prepare: (tools) => () => {
    const head =
      'POST /api/aranya/measurement_gaps HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100000\r\n\r\n';
    const callers = Array.from({ length: 900 }, () => open(portOf(tools), head));
    const silent = new Set(callers.slice(0, 100));
    return watch(callers, (caller) => {
      if (!silent.has(caller) && caller.socket.writable) caller.socket.write(' ');
    });
  },
};

/**
 * A reader who does not read does not see that it was let go. So all read on as fast as they can:
 * whoever was let go gets what was on its way, and never the whole file.
 */
const gotAll: StillServed = async (callers) => {
  const ended = callers.map(async (caller) => {
    caller.socket.removeAllListeners('data');
    caller.socket.on('data', (chunk: Buffer) => {
      caller.bytes += chunk.length;
      if (caller.bytes >= LARGE_FILE.bytes) caller.socket.destroy();
    });
    caller.socket.resume();
    if (!caller.socket.closed) await once(caller.socket, 'close');
    return caller.bytes >= LARGE_FILE.bytes;
  });
  return (await Promise.all(ended)).filter(Boolean).length;
};

/** Readers of a large file that take a little at a time. */
const readers: Attack = {
  name: 'slow readers',
  size: `60 of a stored file of ${LARGE_FILE.bytes / 1_000_000} MB`,
  listener: 'server',
  prepare: (tools) => () => {
    const { appUserToken } = tools.product.callers.of(SUBMISSION, 'app-user');
    const path = `/v1/key/${encodeURIComponent(appUserToken)}/projects/1/forms/${FORM_ID}/attachments/${LARGE_FILE.name}`;
    const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-OpenRosa-Version: 1.0\r\n\r\n`;
    const callers = Array.from({ length: 60 }, () => {
      const caller = open(portOf(tools), head);
      // Reads a little, then waits.
      caller.socket.on('data', () => caller.socket.pause());
      return caller;
    });
    return watch(callers, ({ socket }) => socket.read(SIP_BYTES), gotAll);
  },
};

export const SLOW_ATTACKS: readonly Attack[] = [readers, bodies];
