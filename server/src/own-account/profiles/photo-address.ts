import { API_PREFIX } from '../../platform/http/api-prefix';

/** Name of a stored photo: the SHA-256 of its content, which nobody guesses. */
const PHOTO_NAME = /^([0-9a-f]{64})\.jpg$/;

/** Name of the photo that has this content. */
export const photoName = (sha256: string) => `${sha256}.jpg`;

/** SHA-256 of a photo's content, or null for what is no photo's name. */
export const contentOfPhoto = (photo: string): string | null => PHOTO_NAME.exec(photo)?.[1] ?? null;

/** Address of a photo, relative to the server's own: it outlives the host's name. */
export const photoAddress = (photo: string) => `${API_PREFIX}/profile/photos/${photo}`;
