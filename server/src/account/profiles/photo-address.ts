import { API_PREFIX } from '../../platform/http/api-prefix';

/** Name of a stored photo: the SHA-256 of its content, which cannot be guessed. */
const PHOTO_NAME = /^([0-9a-f]{64})\.jpg$/;

export const photoName = (sha256: string) => `${sha256}.jpg`;

/** Returns the SHA-256 from a photo's name, or null for an invalid name. */
export const contentOfPhoto = (photo: string): string | null => PHOTO_NAME.exec(photo)?.[1] ?? null;

/**
 * Returns the address of a photo relative to the server's, so that it remains valid after a change
 * of host name.
 */
export const photoAddress = (photo: string) => `${API_PREFIX}/profile/photos/${photo}`;
