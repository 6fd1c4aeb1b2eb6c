import { BIO_KEY } from '@aranya/shared/contracts';

/**
 * The bio is not part of the profile call (specification section 2.9), so it stays in this
 * browser until the person signs out, for each person apart.
 */
const keyOf = (userId: string) => BIO_KEY + userId;

export function readBio(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function saveBio(userId: string, bio: string) {
  try {
    localStorage.setItem(keyOf(userId), bio);
  } catch (error) {
    console.warn('The bio cannot be kept in this browser.', error);
  }
}
