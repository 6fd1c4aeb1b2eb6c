import { PublicChoices } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import { followPhotoChoice } from '../../collecting/shown-photos/public-photos';
import { requirePerson } from '../../people/accounts/guard';
import { personProfile } from '../../people/accounts/profile-table';
import type { ServerApp } from '../../platform/http/app-types';
import type { AccountContext } from '../account-context';

const TAGS = ['profiles'];
const NOTHING: PublicChoices = { nameIsPublic: false, photosArePublic: false };

/** Routes for what the public may see of a person. */
export function publicChoiceRoutes(app: ServerApp, { database: { db } }: AccountContext): void {
  const { personId, nameIsPublic, photosArePublic } = personProfile;

  app.get(
    '/user/public-choices',
    {
      config: { audience: 'signed-in' },
      schema: {
        summary: 'What the public may see of the signed-in person',
        tags: TAGS,
        response: { 200: PublicChoices },
      },
    },
    async (request) => {
      const { id } = await requirePerson(request);
      const [found] = await db
        .select({ nameIsPublic, photosArePublic })
        .from(personProfile)
        .where(eq(personId, id));
      return found ?? NOTHING;
    },
  );

  app.post(
    '/user/public-choices',
    {
      config: { audience: 'signed-in', limit: 'profilePerPerson' },
      schema: {
        summary: 'Choose what the public may see of the signed-in person',
        tags: TAGS,
        body: PublicChoices,
        response: { 200: PublicChoices },
      },
    },
    async (request) => {
      const { id } = await requirePerson(request);
      const set = { ...request.body, updatedAt: new Date() };
      await db.transaction(async (tx) => {
        await followPhotoChoice(tx, id);
        await tx
          .insert(personProfile)
          .values({ personId: id, ...set })
          .onConflictDoUpdate({ target: personId, set });
      });
      return request.body;
    },
  );
}
