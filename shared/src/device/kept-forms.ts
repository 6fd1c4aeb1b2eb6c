import { FORMS_MARK, OFFLINE_CACHE, OFFLINE_LIST, type WebForm } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import type { DBSchema } from 'idb';
import { openOnce } from './open-once';

export interface KeptForm {
  /** `userId`. */
  person: string;
  /** Id in the form itself. */
  formId: string;
  form: WebForm;
  files: readonly { name: string; content: Blob }[];
  /** Bytes of form and files. */
  bytes: number;
}

interface FormsSchema extends DBSchema {
  forms: { key: [person: string, formId: string]; value: KeptForm };
}

export const FORMS_DATABASE = 'aranya-forms';

/** Not in the database of kept answers, whose oldest entries are removed. */
const formsDatabase = openOnce<FormsSchema>(FORMS_DATABASE, 1, (database) => {
  database.createObjectStore('forms', { keyPath: ['person', 'formId'] });
});

async function noteForms() {
  const isEmpty = (await (await formsDatabase()).count('forms')) === 0;
  if (isEmpty) localStorage.removeItem(FORMS_MARK);
  else localStorage.setItem(FORMS_MARK, 'yes');
  publish('collection/kept-forms-changed', {});
}

/**
 * Stores form and files as a whole, in place of the earlier version.
 * @throws `QuotaExceededError` if the device has no room; the earlier version remains then
 */
export async function keepForm({ person, form, files }: Omit<KeptForm, 'formId' | 'bytes'>) {
  const sizes = files.map(({ content }) => content.size);
  const bytes = sizes.reduce((sum, size) => sum + size, new Blob([form.xform]).size);
  const kept = { person, formId: form.formId, form, files, bytes };
  await (await formsDatabase()).put('forms', kept);
  await noteForms();
}

export const keptForm = async (person: string, formId: string): Promise<KeptForm | undefined> =>
  (await formsDatabase()).get('forms', [person, formId]);

export const keptForms = async (person: string): Promise<KeptForm[]> =>
  (await (await formsDatabase()).getAll('forms')).filter((one) => one.person === person);

export async function removeForm(person: string, formId: string) {
  await (await formsDatabase()).delete('forms', [person, formId]);
  await noteForms();
}

/** Removes all or none. */
export async function removeFormsOfOthers(person: string) {
  const { store, done } = (await formsDatabase()).transaction('forms', 'readwrite');
  const others = (await store.getAllKeys()).filter(([owner]) => owner !== person);
  await Promise.all([...others.map((key) => store.delete(key)), done]);
  if (others.length > 0) await noteForms();
}

/** Without the engine in the offline set, a stored form needs the network. */
export async function isEngineKept(): Promise<boolean> {
  const list = await caches.match(OFFLINE_LIST, { cacheName: OFFLINE_CACHE });
  return (await list?.json())?.sets?.[0]?.withForms === true;
}
