import { useQuery } from '@aranya/shared/api';
import type { Language } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useState } from 'react';
import { ownSettings } from './own-settings';
import { downloadFile, jpegFile, saveFile } from './picture-files';

async function pictureFor({ odkToken, language }: { odkToken: string; language: Language }) {
  const { drawSettings } = await import('./settings-code');
  const picture = await drawSettings(ownSettings(odkToken, language));
  return { picture, address: picture.toDataURL() };
}

const noteFailure = (error: unknown) => console.warn('The QR could not be drawn.', error);

/** The QR of a collection token: its picture for the screen, and two ways to save it. */
export function useQrCode(odkToken: string) {
  const language = useLanguage();
  const { currentData, failure, isFetching, refetch } = useQuery(
    pictureFor,
    { odkToken, language },
    { onFailure: noteFailure },
  );
  const [isUnwritten, setUnwritten] = useState(false);
  const isFailed = failure !== '' || isUnwritten;
  const qr = isFetching || isFailed ? undefined : currentData;

  const withFile = async (use: (file: File) => void | Promise<void>) => {
    if (!qr) return;
    try {
      await use(await jpegFile(qr.picture));
    } catch (error) {
      console.warn('The QR could not be written.', error);
      setUnwritten(true);
    }
  };

  return {
    state: qr ? 'ready' : isFailed ? 'failed' : 'drawing',
    /** Address of the displayed picture; empty until it is drawn. */
    address: qr?.address ?? '',
    /** Side of the picture in its own pixels; 0 until it is drawn. */
    pixels: qr?.picture.width ?? 0,
    save: () => withFile(saveFile),
    download: () => withFile(downloadFile),
    retry: () => {
      setUnwritten(false);
      refetch();
    },
  } as const;
}
