import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database';
import { form, formAccess } from '../../tables';
import type { CentralClient } from '../calls/central-client';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';

/** Dependencies of the functions that create or link an app user. */
export interface AppUserWork {
  db: Database;
  client: CentralClient;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Assigns the person's forms to an app user in Central. The next reading withdraws forms that are
 * not assigned there. A form that is missing in Central does not block the others.
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
