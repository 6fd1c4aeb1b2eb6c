import { type Language, QR } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useEffect, useState } from 'react';
import { drawForScreen, drawModules } from './draw-modules';
import { ownSettings } from './own-settings';
import { downloadFile, jpegFile, pictureAddress, saveFile } from './picture-files';
import type { QrModules } from './qr-modules';

type QrState =
  | { state: 'drawing' }
  | { state: 'ready'; modules: QrModules; address: string }
  | { state: 'failed' };

async function modulesFor(odkToken: string, language: Language): Promise<QrModules> {
  const { settingsModules } = await import('./settings-modules');
  return settingsModules(ownSettings(odkToken, language));
}

/** The QR of a collection token: its picture for the screen, and the two ways to take it along. */
export function useQrCode(odkToken: string) {
  const language = useLanguage();
  const [qr, setQr] = useState<QrState>({ state: 'drawing' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt draws again
  useEffect(() => {
    let shown = true;
    setQr({ state: 'drawing' });
    modulesFor(odkToken, language)
      .then((modules) => {
        const pixels = drawForScreen(modules, QR.modalWidth, window.devicePixelRatio);
        if (shown) setQr({ state: 'ready', modules, address: pictureAddress(pixels) });
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
      await use(await jpegFile(drawModules(qr.modules, QR.scale)));
    } catch (error) {
      console.warn('The QR could not be written.', error);
      setQr({ state: 'failed' });
    }
  };

  return {
    state: qr.state,
    /** Address of the picture on screen; empty until it is drawn. */
    address: qr.state === 'ready' ? qr.address : '',
    /** The code itself; null until it is drawn. */
    modules: qr.state === 'ready' ? qr.modules : null,
    save: () => withFile(saveFile),
    download: () => withFile(downloadFile),
    retry: () => setAttempt((count) => count + 1),
  };
}
