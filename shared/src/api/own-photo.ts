import { pictureAddress, settings } from '@aranya/shared/config';
import { useSession } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { keepLater, presentPerson, remembered } from './device-answers';

/** Our own services name a photo by its content: what such a name stands for is never another one. */
const NAMED_BY_CONTENT = /\/[0-9a-f]{64}\.jpg$/;

/** As this page asked for it last: several parts show it. */
let last: { address: string; photo: Promise<string> } | undefined;

/** Whether the page may read it, and not only show it: it is of the service that has the profiles. */
const isReadable = (address: string) =>
  new URL(address).origin === new URL(settings().services.profiles, window.location.href).origin;

const asDataUrl = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

async function fetched(address: string): Promise<string> {
  // The browser's cache would keep it after the person has signed out.
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  const content = answer.ok ? await answer.blob() : undefined;
  if (!content?.type.startsWith('image/')) throw new Error(`No photo: ${answer.status}`);
  return asDataUrl(content);
}

/** A photo as text: that of this device where it is surely the same, and where nothing answers. */
async function found(address: string): Promise<string> {
  const place = { person: presentPerson(), question: `photo ${address}` };
  const kept = async () => {
    const content = (await remembered(place))?.content;
    return typeof content === 'string' ? content : undefined;
  };
  const known = NAMED_BY_CONTENT.test(address) && (await kept());
  if (known) return known;
  try {
    const content = await fetched(address);
    keepLater({ ...place, content });
    return content;
  } catch (error) {
    const former = await kept();
    if (former) return former;
    throw error;
  }
}

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
 * The photo of who is signed in, to be shown. It is kept with what else this device keeps of them, and goes when they
 * sign out; a photo of another service than that of the profiles is the browser's to fetch and to keep.
 * @returns empty where there is none, and until it is known
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
