import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { startLimitedProcess } from '../../../platform/threads/limited-process';
import { FileRefused } from '../../import-job';
import type { GdalAnswer, GdalRequest } from './gdal-child';

export interface GdalProcess {
  /** Answers one request at a time. @throws FileRefused when GDAL refuses, fails, or exits */
  ask(
    request: GdalRequest,
  ): Promise<Exclude<GdalAnswer, { refused: unknown } | { damaged: unknown }>>;
  end(): Promise<void>;
}

const damaged = (reason: string) =>
  new FileRefused(
    sentence('The file is damaged or cut off: {reason}. Export or copy it again.', {
      reason: { words: reason },
    }),
  );

const tooLong = () => new FileRefused(sentence('Reading the file takes too long. Split it.'));

const tooLarge = () =>
  new FileRefused(sentence('Reading the file needs more memory than it may have. Split it.'));

/** Passes none of the server's settings and secrets. @param ms Time until it is killed */
export async function startGdal(folder: string, ms?: number): Promise<GdalProcess> {
  const { spatialMemoryMb: memoryMb, convertedBytes: fileBytes } = LIMITS.dataImport;
  const child = await startLimitedProcess<GdalRequest, GdalAnswer>(
    'importing/files/spatial/gdal-child',
    folder,
    { memoryMb, fileBytes, ms },
  );
  return {
    async ask(request) {
      const answer = await child.ask(request);
      if ('signal' in answer) throw answer.signal === 'SIGKILL' ? tooLong() : tooLarge();
      if ('refused' in answer) throw new FileRefused(answer.refused);
      if (!('damaged' in answer)) return answer;
      throw /out of memory|OOM/i.test(answer.damaged) ? tooLarge() : damaged(answer.damaged);
    },
    end: child.end,
  };
}
