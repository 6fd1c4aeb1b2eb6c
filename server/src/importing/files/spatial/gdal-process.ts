import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { threadCode } from '../../../platform/threads/thread-code';
import { FileRefused } from '../../import-job';
import type { GdalAnswer, GdalRequest } from './gdal-child';

/** GDAL in a separate process. */
export interface GdalProcess {
  /**
   * Sends one request; the next may follow after the response.
   * @throws FileRefused when GDAL refuses the file, fails, or exits
   */
  ask(
    request: GdalRequest,
  ): Promise<Exclude<GdalAnswer, { refused: unknown } | { damaged: unknown }>>;
  end(): Promise<void>;
}

/** Compiling GDAL with optimisation takes longer than it saves for most files. */
const QUICK_START = '--liftoff-only';

/** Bytes of a block, as `ulimit -f` counts. */
const BLOCK_BYTES = 512;

/**
 * The system limits the memory that the process may write (`-d`; WebAssembly reserves far more than it
 * uses, so `-v` is useless), the size of a file (`-f`) and its processor seconds (`-t`), even after the
 * server has exited. A system that cannot, or has a lower limit, retains its own.
 */
const LIMITED = 'ulimit -d "$1"; ulimit -f "$2"; ulimit -t "$3"; shift 3; exec "$@"';

const damaged = (reason: string) =>
  new FileRefused(
    sentence('The file is damaged or cut off: {reason}. Export or copy it again.', {
      reason: { words: reason },
    }),
  );

const tooLong = () => new FileRefused(sentence('Reading the file takes too long. Split it.'));

const tooLarge = () =>
  new FileRefused(sentence('Reading the file needs more memory than it may have. Split it.'));

/**
 * Starts GDAL without the server's settings and secrets.
 * @param folder Its working folder; it reads `in` and writes `out`.
 * @param ms Time after which it is killed, or undefined
 */
export async function startGdal(folder: string, ms?: number): Promise<GdalProcess> {
  const { spatialMemoryMb, convertedBytes } = LIMITS.dataImport;
  const code = await threadCode('importing/files/spatial/gdal-child');
  const node = [process.execPath, `--max-old-space-size=${spatialMemoryMb}`, QUICK_START, code];
  const limits = [
    `${spatialMemoryMb * 1024}`,
    `${Math.ceil(convertedBytes / BLOCK_BYTES)}`,
    ms ? `${Math.ceil(ms / 1000)}` : 'unlimited',
  ];
  const [command = '', ...parameters] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', LIMITED, 'sh', ...limits, ...node];
  const child = spawn(command, parameters, {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: ms,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit');
  return {
    async ask(request) {
      const answered = once(child, 'message').then(([answer]) => answer as GdalAnswer);
      child.send(request, () => undefined);
      const answer = await Promise.race([answered, ended.then(([, signal]) => String(signal))]);
      if (answer === 'SIGKILL') throw tooLong();
      if (typeof answer === 'string') throw tooLarge();
      if ('refused' in answer) throw new FileRefused(answer.refused);
      if (!('damaged' in answer)) return answer;
      throw /out of memory|OOM/i.test(answer.damaged) ? tooLarge() : damaged(answer.damaged);
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
