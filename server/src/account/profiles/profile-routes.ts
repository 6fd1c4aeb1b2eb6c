import {
  exactText,
  FIELD_LIMITS,
  IdempotencyKeyHeader,
  LanguageAnswer,
  LanguageRequest,
  ProfileAnswer,
  ProfileImageAnswer,
  ProfileImageRequest,
  ProfileRequest,
  ProfileUpdateRequest,
} from '@aranya/shared/contracts';
import * as z from 'zod';
import { sendStoredFile } from '../../collecting/files/send-stored-file';
import { requireOwnPhoneNumber, requirePerson } from '../../people/accounts/guard';
import { doOnce } from '../../people/repeated-calls/do-once';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { describePerson } from './describe-person';
import { PHOTO_BODY_BYTES } from './limits';
import { findShownPhoto, photoAddress, photoStore, profilePicture } from './profile-photos';
import { replacePhoto, saveProfile, updateProfile } from './update-profile';

const route = routesOf(['profiles']);

/** Specification section 7. */
export function profileRoutes(app: ServerApp, context: AccountContext): void {
  const photos = photoStore(context.files);

  app.post(
    '/profile/getProfile',
    // 'Forbidden' makes the page sign out (specification section 2.9).
    route(
      { audience: 'signed-in', whenSignedOut: 'session_ended', limit: 'changes-nothing' },
      'The profile of the signed-in person',
      { body: ProfileRequest, response: { 200: ProfileAnswer } },
    ),
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      return describePerson(context, person.id);
    },
  );

  app.post(
    '/profile/update-profile',
    route({ audience: 'signed-in', limit: 'profilePerPerson' }, 'Change the profile', {
      headers: IdempotencyKeyHeader,
      body: ProfileUpdateRequest,
      response: { 200: ProfileAnswer },
    }),
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      const { body, headers } = request;
      const call = { name: 'update-profile', personId: person.id, headers, body };
      await doOnce(context.database.db, call, (tx) => updateProfile(tx, person.id, body));
      return describePerson(context, person.id);
    },
  );

  app.post(
    '/profile/language',
    route(
      { audience: 'signed-in', limit: 'profilePerPerson' },
      'The language in which the signed-in person reads the site',
      { body: LanguageRequest, response: { 200: LanguageAnswer } },
    ),
    async (request) => {
      const { id } = await requirePerson(request);
      await saveProfile(context.database.db, id, request.body);
      return request.body;
    },
  );

  app.post(
    '/profile/update-profile-image',
    route(
      { audience: 'signed-in', limit: 'photoPerPerson' },
      'Change the photo',
      { body: ProfileImageRequest, response: { 200: ProfileImageAnswer } },
      PHOTO_BODY_BYTES,
    ),
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      const photo = await photos.keep(
        await profilePicture(context.heavyWork, request.body.base64Data),
      );
      const previous = await replacePhoto(context.database.db, person.id, photo);
      if (previous) await photos.remove(previous);
      return { userImageUri: photoAddress(photo) };
    },
  );

  app.get(
    '/profile/photos/:photo',
    route({ audience: 'anyone' }, 'A stored photo, by its address from a profile', {
      params: z.object({ photo: exactText(FIELD_LIMITS.name) }),
    }),
    async (request, reply) => {
      const { photo } = request.params;
      const owned = await findShownPhoto(context.database.db, photo);
      if (!owned) throw new Problem('not_found');
      // Pages of other origins show the photo.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendStoredFile(context.files, request, reply, {
        owned,
        name: photo,
        tag: owned.sha256,
        // The browser's cache outlives signing out.
        cacheControl: 'no-store',
        only: 'image/jpeg',
      });
    },
  );
}
