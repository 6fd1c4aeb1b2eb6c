import { ApiError, getWebForm, getWebFormAttachment, presentPerson } from '@aranya/shared/api';
import type { WebForm, WebFormAttachment } from '@aranya/shared/contracts';
import { type KeptForm, keepForm, keptForm, removeForm } from '@aranya/shared/device';
import { openForm } from './open-form';

/** @throws ApiError, also if the server has another version of the form now */
type FileOf = (file: WebFormAttachment) => Promise<Blob>;

/**
 * Fetches each file once, for display and for storing.
 * @param kept the same version of the form on this device
 */
function filesOf({ formId }: WebForm, kept?: KeptForm): FileOf {
  const files = new Map(kept?.files.map(({ name, content }) => [name, Promise.resolve(content)]));
  return (file) => {
    const known = files.get(file.name) ?? getWebFormAttachment(formId, file);
    files.set(file.name, known);
    // A failed file is fetched again.
    known.catch(() => files.delete(file.name));
    return known;
  };
}

/** Never replaced while it is open. */
export interface OpenedForm {
  form: WebForm;
  fileOf: FileOf;
  /** This version is stored on this device. */
  isKept: boolean;
  /** No server answered, and this is the version on this device. */
  isOffline: boolean;
}

/**
 * The copy on this device is removed then. The HTTP status is not enough, because gateways answer
 * 403 or 404, too.
 */
const GONE = ['no_form_access', 'not_found'];

/**
 * Without a network, opens the version on this device.
 * @throws ApiError
 */
export async function openNewest(formId: string, signal: AbortSignal): Promise<OpenedForm> {
  const person = presentPerson();
  const kept = await keptForm(person, formId).catch(() => undefined);
  try {
    const form = await openForm(formId, signal);
    const isKept = kept?.form.hash === form.hash;
    return { form, fileOf: filesOf(form, isKept ? kept : undefined), isKept, isOffline: false };
  } catch (error) {
    if (!kept || !(error instanceof ApiError) || signal.aborted) throw error;
    if (GONE.includes(error.problem.code)) await removeForm(person, formId);
    if (!error.isNetworkFailure) throw error;
    return { form: kept.form, fileOf: filesOf(kept.form, kept), isKept: true, isOffline: true };
  }
}

/**
 * Stores nothing if a file is missing.
 * @throws if a file cannot be fetched or belongs to another version, or the device has no room
 */
export async function keepOpened({ form, fileOf }: OpenedForm): Promise<void> {
  const person = presentPerson();
  const files = await Promise.all(
    form.attachments.map(async (file) => ({ name: file.name, content: await fileOf(file) })),
  );
  if (presentPerson() === person) await keepForm({ person, form, files });
}

/** @throws ApiError */
export async function isOutdated({ form }: OpenedForm, signal: AbortSignal): Promise<boolean> {
  return (await getWebForm(form.formId, signal)).hash !== form.hash;
}

/** `leaf.png` of `jr://images/leaf.png`. */
const nameIn = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').pop() ?? '');

/** Answers 404 for a file that was not uploaded, which the engine treats as empty. */
export const formFiles =
  ({ attachments }: WebForm, fileOf: FileOf) =>
  async (address: URL): Promise<Response> => {
    const file = attachments.find(({ name }) => name === nameIn(address));
    if (!file) return new Response(null, { status: 404 });
    const content = await fileOf(file);
    return new Response(content, { headers: { 'Content-Type': content.type } });
  };
