import { API_PREFIX } from '../api-prefix';

/** Name of a stored photo: not to be guessed, so that the address can be public. */
export const PHOTO_NAME = /^[A-Za-z0-9_-]{24}\.jpg$/;

/** Address of a stored photo. */
export const photoAddress = (publicUrl: string, photo: string) =>
  `${publicUrl}${API_PREFIX}/profile/photos/${photo}`;
