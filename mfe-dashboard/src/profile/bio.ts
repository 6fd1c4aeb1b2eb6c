import { BIO_KEY } from '@aranya/shared/contracts';

/**
 * The profile call has no bio (specification section 2.9), so this browser stores it per person
 * until sign-out.
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
