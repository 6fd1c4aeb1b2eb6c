import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LIMITS } from '../../platform/configuration/limits';
import { type Sentence, sentence } from '../../platform/languages/sentence';
import type { FindingList } from '../form-finding';
import { FORM_UPLOAD_LIMITS } from '../form-limits';
import { whyNotConverted } from './check-workbook';
import { readConverterAnswer } from './converter-answer';
import { XLS_FORM_LIMITS } from './limits';
import { type ConverterEnd, runConverter } from './run-converter';

export type Conversion =
  | {
      xml: Uint8Array;
      /** List of external choices, which the form uses as `itemsets.csv`. */
      itemsets: Uint8Array | null;
      warnings: FindingList;
    }
  | { xml: null; faults: FindingList };

export type XlsForms = ReturnType<typeof openXlsForms>;

const { waiting, logCharacters, lookAgainMs, itemsetsBytes } = XLS_FORM_LIMITS;
const { xmlBytes } = FORM_UPLOAD_LIMITS;

/** @param command pyxform's `xls2xform` as a program and its first arguments; null disables it. */
export function openXlsForms(
  command: readonly string[] | null,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
) {
  let found: { here: boolean; at: number } | null = null;
  /** One workbook is converted at a time. */
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;

  /** A positive result is cached. A missing pyxform is logged once and looked for again later. */
  async function look(): Promise<boolean> {
    if (!command) return false;
    if (found?.here || (found && Date.now() - found.at < lookAgainMs)) return found.here;
    const end = await inFolder((folder) => runConverter([...command, '--help'], folder));
    const here = end.exitCode === 0;
    // Logged as information only: an institute may write its forms as XForms.
    if (!here && !found) log.info({ command }, NOT_CONVERTED);
    found = { here, at: Date.now() };
    return here;
  }

  async function convert(workbook: Uint8Array, name: string): Promise<Conversion> {
    const why = await whyNotConverted(workbook);
    if (why) return refused(why);
    if (!command || !(await look())) return refused(NO_PYXFORM);
    return inFolder(async (folder) => {
      const input = join(folder, `${idOf(name)}.xlsx`);
      const output = join(folder, 'converted.xml');
      await writeFile(input, workbook);
      const end = await runConverter(
        [...command, '--json', '--skip_validate', input, output],
        folder,
      );
      if (end.because !== 'ended') return refused(WHY_ENDED[end.because]);
      const answer = readConverterAnswer(end.said);
      if (!answer) {
        const { exitCode, said } = end;
        log.warn({ exitCode, said: said.slice(-logCharacters) }, 'pyxform gave no answer');
        return refused(NO_ANSWER);
      }
      const { converted, findings } = answer;
      if (!converted) return { xml: null, faults: findings };
      const xml = await written(output, xmlBytes);
      const itemsets = await written(join(folder, 'itemsets.csv'), itemsetsBytes);
      if (!xml) return refused(NO_ANSWER);
      if (xml === 'large' || itemsets === 'large') return refused(TOO_LARGE);
      return { xml, itemsets, warnings: findings };
    });
  }

  return {
    available: look,
    /** @param name The file's name, which is the id of a form that names none. */
    async convert(workbook: Uint8Array, name: string): Promise<Conversion> {
      if (queued >= waiting) return refused(BUSY);
      queued += 1;
      const turn = queue.then(() => convert(workbook, name));
      queue = turn.catch(() => undefined);
      return turn.finally(() => {
        queued -= 1;
      });
    },
  };
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `aranya-xlsform-${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function written(path: string, most: number): Promise<Uint8Array | 'large' | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return found.size > most ? 'large' : readFile(path);
}

/** pyxform uses the file name if the workbook names no form id. */
const idOf = (name: string): string => {
  const { name: stem } = parse(name.slice(0, LIMITS.openRosa.fileNameCharacters));
  const id = stem.replaceAll(/[^\w.-]/g, '_').slice(0, 60);
  return /^[a-z_]/i.test(id) ? id : `form_${id}`;
};

const refused = (said: Sentence): Conversion => ({
  xml: null,
  faults: { count: 1, kept: [{ line: null, said }] },
});

const NOT_CONVERTED = 'no pyxform: XLSForms are not converted (docs/operations.md, XLSForms)';

const NO_PYXFORM = sentence(
  'XLSForm needs a converter that the operator installs (docs/operations.md, XLSForms). Until then convert the form at https://getodk.org/xlsform and choose the XForm (.xml) that comes of it.',
);
const BUSY = sentence('Other XLSForms are being converted. Try again in a minute.');
const NO_ANSWER = sentence(
  'pyxform could not convert the form and did not say why. The log of the server has what it said last.',
);
const TOO_LARGE = sentence(
  'The form is larger than {size} MB when converted. Put long lists of choices into a CSV file beside it.',
  { size: xmlBytes / 1_000_000 },
);

const WHY_ENDED: Record<Exclude<ConverterEnd['because'], 'ended'>, Sentence> = {
  missing: NO_PYXFORM,
  time: sentence(
    'pyxform took longer than {seconds} seconds and was ended. Make the form smaller, or put long lists of choices into a CSV file beside it.',
    { seconds: XLS_FORM_LIMITS.timeMs / 1000 },
  ),
  memory: sentence(
    'pyxform needed too much memory for the form and was ended. Delete empty rows and columns that have a format, or put long lists of choices into a CSV file beside it.',
  ),
  output: NO_ANSWER,
};
