import { PersonParams } from '@aranya/shared/contracts/administration';
import { ReviewScope } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import { personProfile } from '../../people/accounts/tables';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { requireExistingPerson } from './person-actions';

/** Empty lists allow everything. */
export async function reviewScopeOf(db: Database, personId: string): Promise<ReviewScope> {
  const [found] = await db
    .select({ scope: personProfile.reviewScope })
    .from(personProfile)
    .where(eq(personProfile.personId, personId));
  return found?.scope ?? { forms: [], districts: [], groups: [] };
}

export function reviewScopeRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/people/:personId/review-scope',
    administratorRoute('Forms, districts and groups of species that a reviewer may review', {
      params: PersonParams,
      response: { 200: ReviewScope },
    }),
    async (request) => {
      const { personId } = request.params;
      await requireExistingPerson(db, personId);
      return reviewScopeOf(db, personId);
    },
  );

  app.post(
    '/people/:personId/review-scope',
    changeRoute(
      'Set what a reviewer may review; empty lists allow everything',
      { params: PersonParams, body: ReviewScope },
      LIMITS.listBodyBytes,
    ),
    async (request) => {
      const { personId } = request.params;
      await requireExistingPerson(db, personId);
      await db
        .update(personProfile)
        .set({ reviewScope: request.body })
        .where(eq(personProfile.personId, personId));
      const { forms, districts, groups } = request.body;
      return recordAction(context, request, 'person.review_scope_set', {
        subjectId: personId,
        details: { forms: forms.length, districts: districts.length, groups: groups.length },
      });
    },
  );
}
