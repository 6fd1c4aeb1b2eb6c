import { pictureAddress, settings } from '@aranya/shared/config';
import { subscribe } from '@aranya/shared/events';
import { useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { keptPicture } from './kept-picture';

/** Our own services name a photo by its content: what such a name stands for is never another one. */
const NAMED_BY_CONTENT = /\/[0-9a-f]{64}\.jpg$/;

/** As this page asked for it last: several parts show it. */
let last: { address: string; photo: Promise<string> } | undefined;

subscribe('session/signed-out', () => {
  last = undefined;
});

/** Whether the page may read it, and not only show it: it is of the service that has the profiles. */
const isReadable = (address: string) =>
  new URL(address).origin === new URL(settings().services.profiles, window.location.href).origin;

async function fetched(address: string): Promise<Blob> {
  // The browser's cache would keep it after the person has signed out.
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
 * The photo of who is signed in, to be shown. It is kept with what else this device keeps of them,
 * and goes when they sign out; a photo of another service than that of the profiles is the
 * browser's to fetch and to keep.
 * @returns empty if there is none, and until it is known
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
      // As the browser can show it, or cannot.
      show(address);
    });
    return () => {
      wanted = false;
    };
  }, [address]);
  if (!address.startsWith('http') || !isReadable(address)) return address;
  return shown.address === address ? shown.photo : '';
}
