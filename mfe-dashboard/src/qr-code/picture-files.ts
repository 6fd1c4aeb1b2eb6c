export const QR_FILE_NAME = 'aranya-qr.jpg';
const JPEG_QUALITY = 0.95;

/**
 * Converts the picture to a JPEG file.
 * @throws if the browser cannot encode it
 */
export function jpegFile(picture: HTMLCanvasElement): Promise<File> {
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

/** Time after which a download's object URL is revoked, in milliseconds. */
const RELEASE_MS = 30_000;

export function downloadFile(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/**
 * Opens the device's share sheet, to save to photos or send to a person; downloads the file if
 * there is none.
 */
export async function saveFile(file: File) {
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
