import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ThreadCode, threadCode } from './thread-code';

/** Compiling WebAssembly with optimisation takes longer than it saves in a short process. */
const QUICK_START = '--liftoff-only';

/** `ulimit -f` counts in blocks. */
const BLOCK_BYTES = 512;

/**
 * Limits the memory that the process may write (`-d`; WebAssembly reserves far more than it uses, so
 * `-v` is useless), the size of a file (`-f`) and processor seconds (`-t`), even after the server has
 * exited. A system that cannot, or has a lower limit, retains its own.
 */
const LIMITED = 'ulimit -d "$1"; ulimit -f "$2"; ulimit -t "$3"; shift 3; exec "$@"';

export interface ProcessLimits {
  memoryMb: number;
  /** Largest file that it may write. */
  fileBytes: number;
  /** The process is killed after this time. Default: never. */
  ms?: number | undefined;
}

/** `SIGKILL` after the time limit. */
export interface EndedProcess {
  signal: string;
}

/** Answers one request after another. */
export interface LimitedProcess<Request, Answer> {
  ask(request: Request): Promise<Answer | EndedProcess>;
  end(): Promise<void>;
}

/** The process gets none of the server's settings and secrets. @param folder its working folder */
export async function startLimitedProcess<Request extends object, Answer extends object>(
  name: ThreadCode,
  folder: string,
  { memoryMb, fileBytes, ms }: ProcessLimits,
): Promise<LimitedProcess<Request, Answer>> {
  const code = await threadCode(name);
  const node = [process.execPath, `--max-old-space-size=${memoryMb}`, QUICK_START, code];
  const limits = [
    `${memoryMb * 1024}`,
    `${Math.ceil(fileBytes / BLOCK_BYTES)}`,
    ms ? `${Math.ceil(ms / 1000)}` : 'unlimited',
  ];
  const [command = '', ...parameters] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', LIMITED, 'sh', ...limits, ...node];
  const child: ChildProcess = spawn(command, parameters, {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: ms,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit');
  return {
    async ask(request) {
      const answered = once(child, 'message').then(([answer]) => answer as Answer);
      child.send(request, () => undefined);
      return Promise.race([answered, ended.then(([, signal]) => ({ signal: String(signal) }))]);
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
