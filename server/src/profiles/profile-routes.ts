import {
  ProfileAnswer,
  ProfileImageAnswer,
  ProfileImageRequest,
  ProfileRequest,
  ProfileUpdateRequest,
} from '@aranya/shared/contracts';
import * as z from 'zod';
import { requireOwnPhoneNumber, requirePerson } from '../accounts/guard';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { LIMITS } from '../limits';
import { Problem } from '../problems/problem';
import { describePerson } from './describe-person';
import { isHidden } from './hidden-photo';
import { photoAddress } from './photo-address';
import { photoStore } from './photo-store';
import { profilePicture } from './profile-picture';
import { replacePhoto, updateProfile } from './update-profile';

const TAGS = ['profiles'];
const ONE_YEAR = 31_536_000;

/** A person's own profile (specification section 7). */
export function profileRoutes(app: ServerApp, context: ServerContext): void {
  const photos = photoStore(context.files);

  app.post(
    '/profile/getProfile',
    {
      // 'Forbidden' is what makes the page sign out (specification section 2.9).
      config: { audience: 'signed-in', whenSignedOut: 'forbidden' },
      schema: {
        summary: 'The profile of the signed-in person',
        tags: TAGS,
        body: ProfileRequest,
        response: { 200: ProfileAnswer },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      return describePerson(context, person.id);
    },
  );

  app.post(
    '/profile/update-profile',
    {
      config: { audience: 'signed-in' },
      schema: {
        summary: 'Change the profile',
        tags: TAGS,
        body: ProfileUpdateRequest,
        response: { 200: ProfileAnswer },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      await updateProfile(context.database.db, person.id, request.body);
      return describePerson(context, person.id);
    },
  );

  app.post(
    '/profile/update-profile-image',
    {
      config: { audience: 'signed-in' },
      bodyLimit: LIMITS.photoBodyBytes,
      schema: {
        summary: 'Change the photo',
        tags: TAGS,
        body: ProfileImageRequest,
        response: { 200: ProfileImageAnswer },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      await context.limiter.count('photoPerPerson', person.id);
      const photo = await photos.keep(await profilePicture(request.body.base64Data));
      const former = await replacePhoto(context.database.db, person.id, photo);
      if (former) await photos.remove(former);
      return { userImageUri: photoAddress(context.settings.publicUrl, photo) };
    },
  );

  app.get(
    '/profile/photos/:photo',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'A stored photo, by its address from a profile',
        tags: TAGS,
        params: z.object({ photo: z.string() }),
      },
    },
    async (request, reply) => {
      const { photo } = request.params;
      const hidden = await isHidden(context.database.db, photo);
      const content = hidden ? null : await photos.read(photo);
      if (!content) throw new Problem('not_found');
      return reply
        .type('image/jpeg')
        .header('cache-control', `public, max-age=${ONE_YEAR}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(content);
    },
  );
}
