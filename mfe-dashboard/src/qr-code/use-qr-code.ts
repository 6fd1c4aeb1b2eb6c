import type { Language } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useEffect, useState } from 'react';
import { ownSettings } from './own-settings';
import { downloadFile, jpegFile, saveFile } from './picture-files';

type QrState =
  | { state: 'drawing' }
  | { state: 'ready'; picture: HTMLCanvasElement; address: string }
  | { state: 'failed' };

async function pictureFor(odkToken: string, language: Language): Promise<HTMLCanvasElement> {
  const { drawSettings } = await import('./settings-code');
  return drawSettings(ownSettings(odkToken, language));
}

/** The QR of a collection token: its picture for the screen, and two ways to save it. */
export function useQrCode(odkToken: string) {
  const language = useLanguage();
  const [qr, setQr] = useState<QrState>({ state: 'drawing' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt draws again
  useEffect(() => {
    let shown = true;
    setQr({ state: 'drawing' });
    pictureFor(odkToken, language)
      .then((picture) => {
        if (shown) setQr({ state: 'ready', picture, address: picture.toDataURL() });
      })
      .catch((error: unknown) => {
        console.warn('The QR could not be drawn.', error);
        if (shown) setQr({ state: 'failed' });
      });
    return () => {
      shown = false;
    };
  }, [odkToken, language, attempt]);

  const withFile = async (use: (file: File) => void | Promise<void>) => {
    if (qr.state !== 'ready') return;
    try {
      await use(await jpegFile(qr.picture));
    } catch (error) {
      console.warn('The QR could not be written.', error);
      setQr({ state: 'failed' });
    }
  };

  return {
    state: qr.state,
    /** Address of the displayed picture; empty until it is drawn. */
    address: qr.state === 'ready' ? qr.address : '',
    /** Side of the picture in its own pixels; 0 until it is drawn. */
    pixels: qr.state === 'ready' ? qr.picture.width : 0,
    save: () => withFile(saveFile),
    download: () => withFile(downloadFile),
    retry: () => setAttempt((count) => count + 1),
  };
}
