import { useQuery } from '@aranya/shared/api';
import type { Language } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useState } from 'react';
import { ownSettings } from './collect-settings';

async function pictureFor({ odkToken, language }: { odkToken: string; language: Language }) {
  const { drawSettings } = await import('./settings-code');
  const picture = await drawSettings(ownSettings(odkToken, language));
  return { picture, address: picture.toDataURL() };
}

const noteFailure = (error: unknown) => console.warn('The QR could not be drawn.', error);

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
    /** Empty until the picture is drawn. */
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

const QR_FILE_NAME = 'aranya-qr.jpg';
const JPEG_QUALITY = 0.95;

/** @throws if the browser cannot encode the picture */
function jpegFile(picture: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    picture.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], QR_FILE_NAME, { type: 'image/jpeg' }))
          : reject(new Error('This browser cannot write the picture.')),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

/** In milliseconds; the object URL of a download is revoked then. */
const RELEASE_MS = 30_000;

function downloadFile(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/** Opens the device's share sheet; downloads the file if there is none. */
async function saveFile(file: File) {
  if (!navigator.canShare?.({ files: [file] })) {
    downloadFile(file);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if ((error as Error).name !== 'AbortError') downloadFile(file);
  }
}
