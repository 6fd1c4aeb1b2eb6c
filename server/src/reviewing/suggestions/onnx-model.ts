import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { limitConcurrency } from '../../platform/heavy-work/limit-concurrency';
import { HEAVY_WORK_LIMITS } from '../../platform/heavy-work/limits';
import { Problem } from '../../platform/problems/problem';
import { type LimitedProcess, startLimitedProcess } from '../../platform/threads/limited-process';
import { MODEL_LIMITS } from './limits';
import { type SuggestionModel, tooSlow, unusable } from './model';
import { type ReadDescription, readDescription } from './model-description';
import type { OnnxAnswer, OnnxRequest } from './onnx-child';

/** Messages of a process that exceeds its memory. The system may kill the process without a message. */
const OUT_OF_MEMORY = /out of memory|bad_alloc|allocat|OOM|Aborted\(/i;

const NEEDS_MEMORY = 'The model needs more memory than it may have.';

/** Subresource Integrity, with which browsers check their copy. */
async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(file), hash);
  return `sha384-${hash.digest('base64')}`;
}

/** Each photo has its own process, so that the model uses memory only meanwhile. */
export function onnxModel(
  path: string,
  limits: { memoryMb: number; ms: number } = MODEL_LIMITS,
): SuggestionModel {
  const turns = limitConcurrency(1);
  const running = new Set<LimitedProcess<OnnxRequest, OnnxAnswer>>();
  let queued = 0;
  let closed = false;
  let checked: ReturnType<typeof checkFile> | null = null;
  let hasFailed = false;

  async function run(description: ReadDescription, photo: Uint8Array | null) {
    const { file, mean, std, outputs, labels } = description;
    const child = await startLimitedProcess<OnnxRequest, OnnxAnswer>(
      'reviewing/suggestions/onnx-child',
      tmpdir(),
      { ...limits, fileBytes: 0 },
    );
    running.add(child);
    try {
      if (closed) throw new Problem('busy');
      const answer = await child.ask({ file, mean, std, isLogits: outputs === 'logits', photo });
      if ('signal' in answer) {
        throw tooSlow(
          answer.signal === 'SIGKILL'
            ? `The model took more than ${limits.ms / 1000} s for a photo.`
            : NEEDS_MEMORY,
        );
      }
      if ('refused' in answer) {
        if (OUT_OF_MEMORY.test(answer.refused)) throw tooSlow(NEEDS_MEMORY);
        throw unusable(`${file}: ${answer.refused}`);
      }
      if (answer.scores.length !== labels.length) {
        throw unusable(`${file} has ${answer.scores.length} outputs, but ${labels.length} labels.`);
      }
      return answer;
    } finally {
      running.delete(child);
      await child.end();
    }
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queued >= MODEL_LIMITS.queued) {
      throw new Problem('busy', { retryAfterSeconds: HEAVY_WORK_LIMITS.retryAfterSeconds });
    }
    queued += 1;
    return turns(work).finally(() => {
      queued -= 1;
    });
  }

  async function checkFile() {
    const description = await readDescription(path);
    const { input } = await inTurn(() => run(description, null));
    return { ...description, input, integrity: await integrityOf(description.file) };
  }

  /** Repeats a failed check only for reviewers, because a check takes as long as a photo. */
  function checkedFile({ repeats }: { repeats: boolean }) {
    if (!checked || (hasFailed && repeats)) {
      hasFailed = false;
      checked = checkFile();
      checked.catch(() => {
        hasFailed = true;
      });
    }
    return checked;
  }

  return {
    service: null,
    async suggest(photo) {
      const description = await checkedFile({ repeats: true });
      const { name, version, labels } = description;
      const { scores } = await inTurn(() => run(description, photo));
      return {
        model: { name, version },
        scores: labels.map((label, index) => ({ name: label, score: scores[index] ?? 0 })),
      };
    },
    async check() {
      await checkedFile({ repeats: false });
    },
    async file() {
      const { outputs, mean: _, std: __, ...described } = await checkedFile({ repeats: false });
      return { ...described, isLogits: outputs === 'logits' };
    },
    async close() {
      closed = true;
      await Promise.all([...running].map((child) => child.end()));
    },
  };
}
