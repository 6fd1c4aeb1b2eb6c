import { FORMS_MARK, OFFLINE_CACHE, OFFLINE_LIST, type WebForm } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import type { DBSchema } from 'idb';
import { openOnce } from './open-once';

/** A form that a person can fill in without a network. */
export interface KeptForm {
  /** `userId` of the person. */
  person: string;
  /** Id in the form itself. */
  formId: string;
  form: WebForm;
  /** Its files; a declared file that does not exist on the server is missing here, too. */
  files: readonly { name: string; content: Blob }[];
  /** Size of form and files, in bytes. */
  bytes: number;
  /** Time of the download. */
  at: Date;
}

interface FormsSchema extends DBSchema {
  forms: { key: [person: string, formId: string]; value: KeptForm };
}

/** Not in the database of kept answers, whose oldest entries are removed. */
const formsDatabase = openOnce<FormsSchema>('aranya-forms', 1, (database) => {
  database.createObjectStore('forms', { keyPath: ['person', 'formId'] });
});

/** Tells this page and later ones whether this device keeps forms. */
async function noteForms() {
  const isEmpty = (await (await formsDatabase()).count('forms')) === 0;
  if (isEmpty) localStorage.removeItem(FORMS_MARK);
  else localStorage.setItem(FORMS_MARK, 'yes');
  publish('collection/kept-forms-changed', {});
}

/**
 * Stores a form with its files, as a whole, in place of its earlier version.
 * @throws if the device has no room; the earlier version remains then
 */
export async function keepForm({
  person,
  form,
  files,
}: Pick<KeptForm, 'person' | 'form' | 'files'>) {
  const sizes = files.map(({ content }) => content.size);
  const bytes = sizes.reduce((sum, size) => sum + size, new Blob([form.xform]).size);
  const { formId } = form;
  await (await formsDatabase()).put('forms', {
    person,
    formId,
    form,
    files,
    bytes,
    at: new Date(),
  });
  await noteForms();
}

/** The stored form; undefined if there is none. */
export const keptForm = async (person: string, formId: string): Promise<KeptForm | undefined> =>
  (await formsDatabase()).get('forms', [person, formId]);

/** The stored forms of a person. */
export const keptForms = async (person: string): Promise<KeptForm[]> =>
  (await (await formsDatabase()).getAll('forms')).filter((one) => one.person === person);

export async function removeForm(person: string, formId: string) {
  await (await formsDatabase()).delete('forms', [person, formId]);
  await noteForms();
}

/** Removes the forms of everybody but one person. */
export async function removeFormsOfOthers(person: string) {
  const all = await (await formsDatabase()).getAllKeys('forms');
  for (const [owner, formId] of all) if (owner !== person) await removeForm(owner, formId);
}

/** Returns whether the offline set has the engine for forms: only then a kept form opens without a network. */
export async function isEngineKept(): Promise<boolean> {
  const list = await caches.match(OFFLINE_LIST, { cacheName: OFFLINE_CACHE });
  return (await list?.json())?.sets?.[0]?.withForms === true;
}
