import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database';
import { form, formAccess } from '../../tables';
import type { CentralClient } from '../central-client';
import { CENTRAL_CODES, isRefusal } from '../central-error';

/** What making or linking an app user works with. */
export interface AppUserWork {
  db: Database;
  client: CentralClient;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Gives an app user in Central the forms that its person has here: what Central does not have, the
 * next reading takes from the person. A form that is not in Central does not keep them from the others.
 *
 * @param appUserId Our row of the person.
 */
export async function assignForms(
  { db, client, log }: AppUserWork,
  appUserId: number,
  centralId: number,
): Promise<void> {
  const forms = await db
    .select({ xmlFormId: form.xmlFormId })
    .from(formAccess)
    .innerJoin(form, eq(form.id, formAccess.formId))
    .where(eq(formAccess.appUserId, appUserId));
  for (const { xmlFormId } of forms) {
    try {
      await client.assign(xmlFormId, centralId);
    } catch (error) {
      if (!isRefusal(error, CENTRAL_CODES.notFound)) throw error;
      log.warn({ xmlFormId }, 'this form is not in ODK Central: npm run central -- register-forms');
    }
  }
}
