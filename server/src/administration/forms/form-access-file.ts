import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq, gt, or } from 'drizzle-orm';
import { appUser, form, formAccess } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { allRows } from '../csv/all-rows';

interface Access {
  formKey: number;
  appUserId: number;
  formId: string;
  name: string | null;
  phoneNumber: string | null;
  grantedAt: Date;
}

/** Yields all people's access to forms, sorted by form. */
export const everyAccess = (db: Database): AsyncGenerator<Access> =>
  allRows((after: Access | null, limit) =>
    db
      .select({
        formKey: formAccess.formId,
        appUserId: formAccess.appUserId,
        formId: form.xmlFormId,
        name: person.name,
        phoneNumber: person.phoneNumber,
        grantedAt: formAccess.grantedAt,
      })
      .from(formAccess)
      .innerJoin(form, eq(form.id, formAccess.formId))
      .innerJoin(appUser, eq(appUser.id, formAccess.appUserId))
      .leftJoin(person, eq(person.id, appUser.personId))
      .where(
        and(
          eq(form.projectId, PROJECT_ID),
          after
            ? or(
                gt(formAccess.formId, after.formKey),
                and(
                  eq(formAccess.formId, after.formKey),
                  gt(formAccess.appUserId, after.appUserId),
                ),
              )
            : undefined,
        ),
      )
      .orderBy(formAccess.formId, formAccess.appUserId)
      .limit(limit),
  );
