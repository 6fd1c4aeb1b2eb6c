import {
  OPEN_FORMS,
  PROJECT_ID,
  SIGHTING_FORM_ID,
  TARGETED_FORMS,
  TRIAL_FORM,
} from '@aranya/shared/contracts';
import { FORM_ICONS, type FormTile } from '@aranya/shared/contracts/administration';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { UnreadableXml } from '../../platform/xml/read-xml';
import type { CollectingContext } from '../collecting-context';
import { EMPTY_MAPPING, joined } from '../mapping/form-mapping';
import { type FormKind, form, formVersion } from '../tables';
import { guessAgain } from './mapping/stored-mapping';
import { packagedForms } from './packaged-forms';
import { publishForm, VersionAlreadyPublished } from './publish-form';
import { readXForm, UnusableForm } from './read-xform';

/**
 * Leaves forms of which the institute published that version or a newer one. Can run at every start
 * and in several processes at once. Unreadable forms are logged and skipped. Missing mappings are
 * guessed first, because the guess of a new version only adds to a mapping.
 * @param folder Folder with `index.json` and the forms.
 */
export async function installForms(
  context: Pick<CollectingContext, 'database' | 'files' | 'log'>,
  folder?: string,
): Promise<void> {
  await guessMissingMappings(context);
  for await (const { formId, version, xml, media } of packagedForms(folder)) {
    const current = await currentVersionOf(context.database.db, formId);
    if (current !== undefined && current > version) continue;
    try {
      await publishForm(context, { xml, ...packagedEntry(formId), media });
    } catch (error) {
      if (error instanceof VersionAlreadyPublished) {
        context.log.error({ formId }, error.message);
      } else if (error instanceof UnreadableXml || error instanceof UnusableForm) {
        context.log.error(
          { formId, err: error },
          'this form cannot be read; the others can be used',
        );
      } else throw error;
    }
  }
}

async function currentVersionOf(db: Database, xmlFormId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ version: formVersion.version })
    .from(form)
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)));
  return found?.version;
}

function packagedEntry(formId: string): { kind: FormKind; tile?: FormTile } {
  const isThis = (entry: { formId: string }) => decodeURIComponent(entry.formId) === formId;
  if (isThis(TRIAL_FORM)) return { kind: 'trial' };
  // Has no tile at first; an administrator may give it one.
  if (formId === SIGHTING_FORM_ID) return { kind: 'open' };
  const entry = [...TARGETED_FORMS, ...OPEN_FORMS].find(isThis);
  if (!entry) return { kind: 'targeted' };
  const { id, name, name2, icon } = entry;
  return {
    kind: OPEN_FORMS.some(isThis) ? 'open' : 'targeted',
    tile: {
      name,
      region: name2,
      icon: FORM_ICONS.find((known) => known === icon) ?? 'tree',
      place: id,
      languages: [],
    },
  };
}

/** An earlier release published forms without a mapping. */
export async function guessMissingMappings({
  database: { db },
  log,
}: Pick<CollectingContext, 'database' | 'log'>): Promise<void> {
  const forms = await db.select({ id: form.id }).from(form).where(isNull(form.mapping));
  for (const { id } of forms) {
    const versions = await db
      .select({ id: formVersion.id })
      .from(formVersion)
      .where(eq(formVersion.formId, id))
      .orderBy(asc(formVersion.id));
    let guess = EMPTY_MAPPING;
    for (const version of versions) {
      const [found] = await db
        .select({ xml: formVersion.xml })
        .from(formVersion)
        .where(eq(formVersion.id, version.id));
      if (!found) continue;
      try {
        guess = joined(guess, readXForm(found.xml).mapping);
      } catch (error) {
        if (!(error instanceof UnreadableXml || error instanceof UnusableForm)) throw error;
        log.warn({ formId: id, err: error }, 'what this form asks could not be guessed');
      }
    }
    // One transaction per form: a form with a guess from some versions would not be guessed again.
    await db.transaction((tx) => guessAgain(tx, id, guess));
  }
}
