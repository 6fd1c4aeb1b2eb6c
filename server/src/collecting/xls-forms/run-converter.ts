import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { XLS_FORM_LIMITS } from './limits';

/** Unit of sizes in `/proc`. */
const PAGE_BYTES = 4096;

export interface ConverterEnd {
  /** `missing`: the program does not exist. */
  because: 'ended' | 'missing' | 'time' | 'memory' | 'output';
  /** Null if the converter was killed or is missing. */
  exitCode: number | null;
  /** Error output, which contains the converter's answer. */
  said: string;
}

/** Python needs these variables. The converter gets no others of the server. */
const HANDED_ON = ['PATH', 'PYTHONPATH', 'PYTHONHOME', 'VIRTUAL_ENV', 'LANG', 'LC_ALL'] as const;

function environment(): Record<string, string> {
  const own = { PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' };
  const handedOn = HANDED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(handedOn), ...own };
}

/** Kills the process group at the limits of time, memory (checked on Linux) or output. */
export function runConverter(
  [program = '', ...words]: readonly string[],
  folder: string,
): Promise<ConverterEnd> {
  const { timeMs, memoryBytes, memoryLookMs, answerBytes } = XLS_FORM_LIMITS;
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...environment(), HOME: folder, TMPDIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A separate process group, so that its child processes can be killed with it.
      detached: true,
    });
    let because: ConverterEnd['because'] = 'ended';
    const end = (why: ConverterEnd['because']) => {
      because = why;
      endGroup(child.pid);
    };
    const time = setTimeout(() => end('time'), timeMs);
    const memory = setInterval(async () => {
      if ((await memoryOf(child.pid)) > memoryBytes) end('memory');
    }, memoryLookMs);
    const settle = () => {
      clearTimeout(time);
      clearInterval(memory);
    };
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stderr.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > answerBytes) end('output');
      else chunks.push(chunk);
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      settle();
      if (error.code !== 'ENOENT' && error.code !== 'EACCES') reject(error);
      else resolve({ because: 'missing', exitCode: null, said: '' });
    });
    child.once('exit', () => {
      settle();
      // Remaining child processes would keep its output open.
      endGroup(child.pid);
    });
    child.once('close', (exitCode) =>
      resolve({ because, exitCode, said: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}

/** Bytes; 0 if unknown. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const figures = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(figures.split(' ')[1] ?? 0) * PAGE_BYTES;
}
