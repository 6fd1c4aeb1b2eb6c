import { createHash } from 'node:crypto';
import { mediaType } from '../../../platform/http/media-type';
import {
  SaidError,
  type Sentence,
  sentence,
  type Words,
} from '../../../platform/languages/sentence';
import type { FormForCollection } from '../../collection-server';
import type { CentralForm } from '../calls/central-answers';
import type { CentralClient } from '../calls/central-client';
import type { Warnings } from '../calls/form-calls';
import { CENTRAL_CODES, CentralRefusal, isRefusal } from '../connection/central-error';
import { whyRefused } from './form-warnings';

export interface Registration {
  formId: string;
  /** `left`: decide in Central first; `warned`: accept its warnings; `refused`: Central rejects. */
  outcome: 'made' | 'updated' | 'already there' | 'left' | 'warned' | 'refused';
  reason?: Reason;
}

export type Reason = Sentence | Words;

export interface RegistrationChoice {
  warnings: Warnings;
  /** `replace`: publish whatever the number; `leave`: keep a newer version in Central. */
  newer: 'leave' | 'replace';
}

class FileNotGiven extends SaidError {}

/** Somebody uploaded another draft to Central meanwhile, which is kept. */
class DraftReplaced extends SaidError {}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/**
 * Idempotent; resumes after a failed attempt. Manual changes in Central are kept. If Central
 * refuses a version halfway, its draft is discarded.
 * @throws CentralRefusal if the web user lacks the permission, which affects every form.
 */
export async function registerForm(
  client: CentralClient,
  form: FormForCollection,
  inCentral: readonly CentralForm[],
  choice: RegistrationChoice = { warnings: 'refuse', newer: 'leave' },
): Promise<Registration> {
  const { formId } = form;
  try {
    return await publishForm(client, form, inCentral, choice);
  } catch (error) {
    if (error instanceof FileNotGiven) return { formId, outcome: 'refused', reason: error.said };
    if (error instanceof DraftReplaced) return { formId, outcome: 'left', reason: error.said };
    const mayNot = error instanceof CentralRefusal && [401, 403].includes(error.status);
    if (!(error instanceof CentralRefusal) || mayNot) throw error;
    const outcome = error.code === CENTRAL_CODES.formWarnings ? 'warned' : 'refused';
    return { formId, outcome, reason: whyRefused(error) };
  }
}

async function publishForm(
  client: CentralClient,
  form: FormForCollection,
  inCentral: readonly CentralForm[],
  { warnings, newer }: RegistrationChoice,
): Promise<Registration> {
  const { formId } = form;
  const hash = md5(form.xml);
  const existing = inCentral.find(({ xmlFormId }) => xmlFormId === formId);
  if (!existing?.publishedAt) {
    if (existing) await client.createDraft(formId, form.xml, warnings);
    else await client.createForm(form.xml, warnings);
    await finishDraft(client, form);
    return { formId, outcome: 'made' };
  }
  if (existing.hash === hash) return { formId, outcome: 'already there' };
  const reason = await reasonToLeave(client, form, existing, hash, newer);
  if (reason) return { formId, outcome: 'left', reason };
  await client.createDraft(formId, form.xml, warnings);
  try {
    await finishDraft(client, form);
  } catch (error) {
    if (isRefused(error)) await client.deleteDraft(formId);
    throw error;
  }
  return { formId, outcome: 'updated' };
}

/** Errors that a retry cannot fix. After any other error the draft is kept for the retry. */
const isRefused = (error: unknown) =>
  error instanceof FileNotGiven || error instanceof CentralRefusal;

async function reasonToLeave(
  client: CentralClient,
  { formId, version }: FormForCollection,
  existing: CentralForm,
  hash: string,
  newer: RegistrationChoice['newer'],
): Promise<Sentence | null> {
  const there = existing.version ?? '';
  if (there === version) {
    return sentence(
      'its version {version} has other content there. Publish a new version in Central or here.',
      { version },
    );
  }
  // Versions are dates with a number, so text comparison orders them.
  if (newer === 'leave' && there > version) {
    return sentence('Central has the newer version {version}.', { version: there });
  }
  if (existing.draftToken && (await client.draft(formId)).hash !== hash) {
    return sentence('it has a draft there. Publish or delete the draft, then do this again.');
  }
  return null;
}

async function finishDraft(client: CentralClient, { formId, xml, files }: FormForCollection) {
  const asked = await client.draftAttachments(formId);
  for (const { name } of asked) {
    const content = await files.get(name)?.();
    if (!content) {
      throw new FileNotGiven(
        sentence('Central asks for the file {file}, which was not given.', { file: name }),
      );
    }
    await client.sendDraftAttachment(formId, name, mediaType(name), content);
  }
  // Central publishes whichever draft it has, so the draft is checked immediately before.
  const { hash } = await client.draft(formId);
  if (hash !== null && hash !== md5(xml)) {
    throw new DraftReplaced(
      sentence(
        'somebody replaced its draft there meanwhile. Publish or delete the draft, then do this again.',
      ),
    );
  }
  try {
    await client.publishDraft(formId);
  } catch (error) {
    // An earlier attempt succeeded although its answer was lost.
    if (!isRefusal(error, CENTRAL_CODES.versionExists)) throw error;
    const published = (await client.forms()).find(({ xmlFormId }) => xmlFormId === formId);
    if (published?.hash !== md5(xml)) throw error;
  }
}
