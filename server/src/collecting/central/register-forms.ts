import { createHash } from 'node:crypto';
import { mediaType } from '../../platform/http/media-type';
import type { PackagedForm } from '../forms/packaged-forms';
import type { CentralForm } from './central-answers';
import type { CentralClient } from './central-client';
import { CENTRAL_CODES, CentralRefusal, isRefusal } from './central-error';
import type { Warnings } from './form-calls';
import { whyRefused } from './form-warnings';

/** What happened to a form in Central. */
export interface Registration {
  formId: string;
  /**
   * `left`: somebody in Central has to decide first; `warned`: Central takes it only where its
   * warnings are accepted; `refused`: Central does not take it.
   */
  outcome: 'made' | 'updated' | 'already there' | 'left' | 'warned' | 'refused';
  /** Why it was left, and what to do. */
  reason?: string;
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/**
 * Publishes a form in the project, or its newer version, with its files. Done again it changes
 * nothing, and after a broken attempt it does the rest. What somebody changed in Central by hand is
 * left as it is, and what Central warns of is done only where warnings are accepted.
 *
 * @param inCentral The forms of the project.
 * @throws CentralRefusal where the web user may not do it, which holds for every form.
 */
export async function registerForm(
  client: CentralClient,
  form: PackagedForm,
  inCentral: readonly CentralForm[],
  warnings: Warnings = 'refuse',
): Promise<Registration> {
  try {
    return await publishForm(client, form, inCentral, warnings);
  } catch (error) {
    const mayNot = error instanceof CentralRefusal && [401, 403].includes(error.status);
    if (!(error instanceof CentralRefusal) || mayNot) throw error;
    const outcome = error.code === CENTRAL_CODES.formWarnings ? 'warned' : 'refused';
    return { formId: form.formId, outcome, reason: whyRefused(error) };
  }
}

async function publishForm(
  client: CentralClient,
  form: PackagedForm,
  inCentral: readonly CentralForm[],
  warnings: Warnings,
): Promise<Registration> {
  const { formId } = form;
  const hash = md5(form.xml);
  const existing = inCentral.find(({ xmlFormId }) => xmlFormId === formId);
  if (!existing) {
    await client.createForm(form.xml, warnings);
    await finishDraft(client, form);
    return { formId, outcome: 'made' };
  }
  if (!existing.publishedAt) {
    await client.createDraft(formId, form.xml, warnings);
    await finishDraft(client, form);
    return { formId, outcome: 'made' };
  }
  if (existing.hash === hash) return { formId, outcome: 'already there' };
  const reason = await reasonToLeave(client, form, existing, hash);
  if (reason) return { formId, outcome: 'left', reason };
  await client.createDraft(formId, form.xml, warnings);
  await finishDraft(client, form);
  return { formId, outcome: 'updated' };
}

async function reasonToLeave(
  client: CentralClient,
  { formId, version }: PackagedForm,
  existing: CentralForm,
  hash: string,
): Promise<string | null> {
  const there = existing.version ?? '';
  if (there === version) {
    return `its version ${version} has other content there. Publish a new version in Central or here.`;
  }
  // Versions are dates with a number, so that they sort.
  if (there > version) return `Central has the newer version ${there}.`;
  if (existing.draftToken && (await client.draft(formId)).hash !== hash) {
    return 'it has a draft there. Publish or delete the draft, then run this again.';
  }
  return null;
}

/** Sends the files that the draft asks for, then publishes it. */
async function finishDraft(client: CentralClient, { formId, media }: PackagedForm) {
  const asked = await client.draftAttachments(formId);
  for (const { name } of asked) {
    const content = media.get(name);
    if (!content) throw new Error(`${formId}: the file ${name} is not in the package.`);
    await client.sendDraftAttachment(formId, name, mediaType(name), content);
  }
  try {
    await client.publishDraft(formId);
  } catch (error) {
    // An earlier attempt got through although its answer did not.
    if (!isRefusal(error, CENTRAL_CODES.versionExists)) throw error;
  }
}
