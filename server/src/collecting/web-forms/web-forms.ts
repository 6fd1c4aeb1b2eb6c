import { createHash } from 'node:crypto';
import {
  type ListedWebForm,
  PROJECT_ID,
  type UnsupportedQuestion,
  type WebForm,
} from '@aranya/shared/contracts';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { form, formAccess, formMedia, formVersion } from '../tables';
import { FIND_UNSUPPORTED } from './unsupported-questions';

/** Stands for a person without an app user; no row has this id. */
const NOBODY = -1;

/** Number of form versions whose unsupported questions are cached. */
const REMEMBERED_VERSIONS = 500;

/** Forms that need no PIN. */
const isForEveryone = inArray(form.kind, ['open', 'trial']);

/** Forms that people fill in in the browser. */
export interface WebForms {
  /** Lists open forms that a person has, or may open without a PIN, by title. */
  list(appUserId: number | null): Promise<ListedWebForm[]>;
  /**
   * Returns a form for the browser. An open form is given to the person who opens it, because it needs no
   * PIN.
   *
   * @throws Problem `not_found`, `form_closed`, `no_form_access`, `busy` or `collection_unavailable`
   */
  open(appUserId: number, xmlFormId: string): Promise<OpenedForm>;
}

/** A form without the values of its person. */
type OpenedForm = Omit<WebForm, 'deviceId' | 'username' | 'maxSubmissionBytes'>;

export function openWebForms(
  context: Pick<CollectingContext, 'collection' | 'database' | 'heavyWork'>,
): WebForms {
  const {
    collection,
    database: { db },
  } = context;
  const unsupportedIn = unsupportedByVersion(context);
  const isOpen = async () => {
    const states = await collection.formStates();
    return ({ id }: { id: number }) => (states.get(id) ?? 'open') === 'open';
  };

  return {
    async list(appUserId) {
      const rows = await formsOf(db, appUserId)
        .where(
          and(eq(form.projectId, PROJECT_ID), or(isForEveryone, isNotNull(formAccess.appUserId))),
        )
        .orderBy(asc(formVersion.title), asc(form.id));
      const open = rows.filter(await isOpen());
      const ids = open.map(({ versionId }) => versionId);
      const files = await filesOf(db, ids);
      return open.map((row) => listed(row, files.get(row.versionId) ?? []));
    },
    async open(appUserId, xmlFormId) {
      const [found] = await formsOf(db, appUserId).where(
        and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)),
      );
      if (!found) throw new Problem('not_found');
      if (!(await isOpen())(found)) throw new Problem('form_closed');
      const { id, versionId, hasAccess, kind } = found;
      if (!hasAccess && kind === 'targeted') throw new Problem('no_form_access');
      if (!hasAccess) await collection.grantAccess(appUserId, { id, xmlFormId });
      const [version] = await db
        .select({ xml: formVersion.xml })
        .from(formVersion)
        .where(eq(formVersion.id, versionId));
      if (!version) throw new Problem('not_found');
      const files = (await filesOf(db, [versionId])).get(versionId) ?? [];
      return {
        ...listed(found, files),
        xform: Buffer.from(version.xml).toString('utf8'),
        attachments: files.map(({ name, md5 }) => ({ name, hash: md5 })),
        unsupported: await unsupportedIn(versionId, version.xml),
      };
    },
  };
}

const formsOf = (db: Database, appUserId: number | null) =>
  db
    .select({
      id: form.id,
      xmlFormId: form.xmlFormId,
      kind: form.kind,
      versionId: formVersion.id,
      title: formVersion.title,
      version: formVersion.version,
      md5: formVersion.md5,
      hasAccess: isNotNull(formAccess.appUserId).mapWith(Boolean),
    })
    .from(form)
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .leftJoin(
      formAccess,
      and(eq(formAccess.formId, form.id), eq(formAccess.appUserId, appUserId ?? NOBODY)),
    )
    .$dynamic();

interface FormFile {
  name: string;
  /** Lower-case hex. */
  md5: string;
}

async function filesOf(
  db: Database,
  versionIds: readonly number[],
): Promise<ReadonlyMap<number, FormFile[]>> {
  const files = new Map<number, FormFile[]>();
  if (versionIds.length === 0) return files;
  const { formVersionId, name, md5 } = formMedia;
  const rows = await db
    .select({ formVersionId, name, md5 })
    .from(formMedia)
    .where(and(inArray(formVersionId, [...versionIds]), isNotNull(md5)))
    .orderBy(asc(name));
  for (const row of rows) {
    const own = files.get(row.formVersionId) ?? [];
    files.set(row.formVersionId, own);
    if (row.md5 !== null) own.push({ name: row.name, md5: row.md5 });
  }
  return files;
}

function listed(
  { xmlFormId, version, title, md5 }: { [K in 'xmlFormId' | 'version' | 'title' | 'md5']: string },
  files: readonly FormFile[],
): ListedWebForm {
  const contents = [md5, ...files.flatMap((file) => [file.name, file.md5])];
  const hash = createHash('md5').update(contents.join('\n')).digest('hex');
  return { formId: xmlFormId, version, title, hash };
}

/** Lists unsupported questions; published versions are immutable, so each is read once. */
function unsupportedByVersion({ heavyWork }: Pick<CollectingContext, 'heavyWork'>) {
  const known = new Map<number, UnsupportedQuestion[]>();
  return async (versionId: number, xml: Uint8Array): Promise<UnsupportedQuestion[]> => {
    const found = known.get(versionId) ?? (await heavyWork.run(FIND_UNSUPPORTED, xml));
    if (known.size >= REMEMBERED_VERSIONS) known.clear();
    known.set(versionId, found);
    return found;
  };
}
