import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ServerContext } from '../assembly/context';
import { type MediaFile, receiveMedia } from '../collecting/files/media-file';
import type { FormFinding } from '../collecting/form-finding';
import { FORM_UPLOAD_LIMITS } from '../collecting/form-limits';
import { inspectForm } from '../collecting/forms/checking/inspect-form';
import { giveForm } from '../collecting/forms/give-form';
import type { UploadOutcome } from '../collecting/forms/upload-outcome';
import { inEnglish } from '../platform/languages/sentence';
import { UsageError } from './run-command';

export const USAGE = `Usage:
  npm run forms -- publish FORM.xml [files that go with it]           for people who know its PIN
  npm run forms -- publish FORM.xml [files that go with it] --open    for everybody
  npm run forms -- publish FORM.xml [files that go with it] --accept-warnings
                                                                      although ODK Central warns of it
  npm run forms -- check FORM.xml [files that go with it]             keeps nothing

FORM.xml is an XForm, or an XLSForm (.xlsx) where pyxform is installed (docs/operations.md).

It works on the database of the server's settings (ARANYA_CONFIG, docs/operations.md).`;

const OPEN = '--open';
const ACCEPT_WARNINGS = '--accept-warnings';
const OPTIONS: readonly string[] = [OPEN, ACCEPT_WARNINGS];

/** @throws UsageError for unknown words; Error if the form or a file is refused */
export async function formsCommand(
  context: ServerContext,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const kind = words.includes(OPEN) ? 'open' : 'targeted';
  const [word, path, ...media] = words.filter((each) => !OPTIONS.includes(each));
  if ((word !== 'publish' && word !== 'check') || !path) throw new UsageError(USAGE);
  const { xmlBytes } = FORM_UPLOAD_LIMITS;
  if ((await stat(path)).size > xmlBytes) {
    throw new Error(`${path} is larger than ${xmlBytes / 1_000_000} MB.`);
  }
  const content = await readFile(path);
  refuseTwins(media);
  const files = new Map<string, MediaFile>();
  try {
    for (const file of media) {
      files.set(basename(file), await receiveMedia(context.files, createReadStream(file)));
    }
    const acceptWarnings = words.includes(ACCEPT_WARNINGS) ? 'yes' : 'no';
    const check = word === 'check' ? 'yes' : 'no';
    const outcome = await giveForm(
      context,
      { content, name: basename(path), files },
      { check, kind, acceptWarnings },
      inspectForm,
    );
    tell(outcome, path, say);
    const { id, status, understood } = outcome;
    if (status === 'published') {
      const details = { formId: id, version: understood?.version ?? '' };
      await context.audit.record({
        action: 'form.published',
        actorId: null,
        subjectId: null,
        details,
      });
    }
  } finally {
    await Promise.all([...files.values()].map((file) => context.files.discard(file)));
  }
}

/** A form refers to files without folders. */
function refuseTwins(paths: readonly string[]): void {
  for (const [index, path] of paths.entries()) {
    const twin = paths.slice(0, index).find((other) => basename(other) === basename(path));
    if (twin === undefined) continue;
    throw new Error(`${twin} and ${path} have one name. Give one of them another.`);
  }
}

function tell(
  { status, understood, faults, warnings, centralWarns }: UploadOutcome,
  path: string,
  say: (line: string) => void,
): void {
  const placed = ({ line, cell, said }: FormFinding) =>
    `${path}${line === null ? '' : `:${line}`}${cell ? `, ${cellInWords(cell)}` : ''}: ${inEnglish(said)}`;
  for (const warning of warnings.kept) say(`Warning: ${placed(warning)}`);
  if (status === 'refused') {
    const lines = ['Nothing was kept.', ...faults.kept.map(placed)];
    if (centralWarns) lines.push(`Where that is as it should be, add ${ACCEPT_WARNINGS}.`);
    throw new Error(lines.join('\n'));
  }
  const name = `${understood?.title} (${understood?.formId}, version ${understood?.version || 'none'})`;
  say(status === 'published' ? `${name} is published.` : `${name} can be published.`);
}

const cellInWords = ({ sheet, row }: NonNullable<FormFinding['cell']>): string =>
  [sheet && `sheet “${sheet}”`, row && `row ${row}`].filter(Boolean).join(', ');
