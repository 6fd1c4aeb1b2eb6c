import { type FormCatalogueAnswer, PROJECT_ID, ROLE_ID } from '@aranya/shared/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { form, formVersion } from '../tables';

export async function readFormCatalogue(db: Database): Promise<FormCatalogueAnswer> {
  const rows = await db
    .select({ id: form.id, xmlFormId: form.xmlFormId, kind: form.kind, tile: form.tile })
    .from(form)
    .where(
      and(
        eq(form.projectId, PROJECT_ID),
        inArray(form.kind, ['open', 'targeted']),
        isNotNull(form.tile),
      ),
    );
  const entries = rows
    .flatMap(({ tile, ...row }) => (tile ? [{ ...row, tile }] : []))
    .toSorted((a, b) => a.tile.place - b.tile.place || a.tile.name.localeCompare(b.tile.name));
  const ofKind = (kind: 'open' | 'targeted') =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, xmlFormId, tile }) => ({
        id,
        name: tile.name,
        name2: tile.region,
        formId: encodeURIComponent(xmlFormId),
        roleId: ROLE_ID,
        projectId: PROJECT_ID,
        icon: tile.icon,
        location: 'other' as const,
        ...(tile.languages.length > 0 && { languages: tile.languages }),
      }));
  return { targeted: ofKind('targeted'), open: ofKind('open') };
}

/** By row id; the title is that of the current version, else the form's own id. */
export async function readFormTitles(
  db: Database,
): Promise<Map<number, { formId: string; title: string }>> {
  const rows = await db
    .select({ id: form.id, formId: form.xmlFormId, title: formVersion.title })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId));
  return new Map(rows.map(({ id, formId, title }) => [id, { formId, title: title ?? formId }]));
}
