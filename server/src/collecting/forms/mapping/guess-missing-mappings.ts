import { asc, eq, isNull } from 'drizzle-orm';
import { UnreadableXml } from '../../../platform/xml/read-xml';
import type { CollectingContext } from '../../collecting-context';
import { EMPTY_MAPPING, joined } from '../../mapping/form-mapping';
import { form, formVersion } from '../../tables';
import { readXForm, UnusableForm } from '../read-xform';
import { guessAgain } from './stored-mapping';

/** Guesses the mapping of forms that an earlier release published without one, from all their versions. */
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
