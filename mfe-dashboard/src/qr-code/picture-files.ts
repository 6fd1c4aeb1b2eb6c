export const QR_FILE_NAME = 'aranya-qr.jpg';
const JPEG_QUALITY = 0.95;

/**
 * The picture as a JPEG file.
 * @throws where the browser cannot encode it
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

/** How long a download may take to begin before its address is released, in milliseconds. */
const RELEASE_MS = 30_000;

/** Puts the file into the person's downloads. */
export function downloadFile(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/**
 * Hands the file to the device's own sheet, where it can go to the photos or to another person;
 * downloads it where there is no such sheet.
 */
export async function saveFile(file: File) {
  if (!navigator.canShare?.({ files: [file] })) {
    downloadFile(file);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if ((error as Error).name !== 'AbortError') downloadFile(file);
  }
}
