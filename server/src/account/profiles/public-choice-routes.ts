import { PublicChoices } from '@aranya/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { followPhotoChoice } from '../../collecting/shown-photos/public-photos';
import { requirePerson } from '../../people/accounts/guard';
import { personProfile } from '../../people/accounts/tables';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import type { AccountContext } from '../account-context';

const route = routesOf(['profiles']);

const NOTHING: PublicChoices = {
  nameIsPublic: false,
  photosArePublic: false,
  reviewMessages: false,
};

export function publicChoiceRoutes(app: ServerApp, { database: { db } }: AccountContext): void {
  const { personId, nameIsPublic, photosArePublic, reviewMessages, reviewMessageAt } =
    personProfile;

  app.get(
    '/user/public-choices',
    route(
      { audience: 'signed-in' },
      'What the public may see of the signed-in person, and whether to send messages',
      { response: { 200: PublicChoices } },
    ),
    async (request) => {
      const { id } = await requirePerson(request);
      const [found] = await db
        .select({ nameIsPublic, photosArePublic, reviewMessages })
        .from(personProfile)
        .where(eq(personId, id));
      return found ?? NOTHING;
    },
  );

  app.post(
    '/user/public-choices',
    route(
      { audience: 'signed-in', limit: 'profilePerPerson' },
      'Choose what the public may see of the signed-in person, and whether to send messages',
      { body: PublicChoices, response: { 200: PublicChoices } },
    ),
    async (request) => {
      const { id } = await requirePerson(request);
      const now = new Date();
      const set = { ...request.body, updatedAt: now };
      // The first message counts reviews from now on.
      const begun = sql`case when ${reviewMessages} then ${reviewMessageAt} else ${now.toISOString()}::timestamptz end`;
      await db.transaction(async (tx) => {
        await followPhotoChoice(tx, id);
        await tx
          .insert(personProfile)
          .values({ personId: id, ...set, reviewMessageAt: now })
          .onConflictDoUpdate({ target: personId, set: { ...set, reviewMessageAt: begun } });
      });
      return request.body;
    },
  );
}
