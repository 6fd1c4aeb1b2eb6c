import { pictureAddress, settings } from '@aranya/shared/config';
import { subscribe } from '@aranya/shared/events';
import { useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { keptPicture } from '../kept-picture';

/** Photos are named by their hash, so their address is immutable. */
const NAMED_BY_CONTENT = /\/[0-9a-f]{64}\.jpg$/;

/** The last request of this page; several parts of the page share it. */
let last: { address: string; photo: Promise<string> } | undefined;

subscribe('session/signed-out', () => {
  last = undefined;
});

/** Whether the page may read the photo, not only show it: it is on the profile service's origin. */
const isReadable = (address: string) =>
  new URL(address).origin === new URL(settings().services.profiles, window.location.href).origin;

async function fetched(address: string): Promise<Blob> {
  // Bypasses the browser's cache, which would retain the photo after sign-out.
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  const content = answer.ok ? await answer.blob() : undefined;
  if (!content?.type.startsWith('image/')) throw new Error(`No photo: ${answer.status}`);
  return content;
}

const found = (address: string) =>
  keptPicture({
    question: `photo ${address}`,
    isForGood: NAMED_BY_CONTENT.test(address),
    ask: async () => ({ content: await fetched(address) }),
    isUnanswered: () => true,
  });

function photoAt(address: string): Promise<string> {
  if (last?.address === address) return last.photo;
  const photo = found(address);
  last = { address, photo };
  photo.catch(() => {
    last = undefined;
  });
  return photo;
}

/**
 * Returns the address of the signed-in person's photo. It is cached with the person's other data,
 * and removed on sign-out; the browser loads photos from other services itself.
 * @returns empty if there is none, or while loading
 */
export function useOwnPhoto(): string {
  const { userId, userImageUri } = useSession();
  const address = (userId && pictureAddress('profiles', userImageUri)) || '';
  const [shown, setShown] = useState({ address: '', photo: '' });
  useEffect(() => {
    if (!address.startsWith('http') || !isReadable(address)) return;
    let wanted = true;
    const show = (photo: string) => {
      if (wanted) setShown({ address, photo });
    };
    photoAt(address).then(show, (error: unknown) => {
      console.warn('The photo does not come.', error);
      // The browser may be able to show a photo that the page cannot read.
      show(address);
    });
    return () => {
      wanted = false;
    };
  }, [address]);
  if (!address.startsWith('http') || !isReadable(address)) return address;
  return shown.address === address ? shown.photo : '';
}
