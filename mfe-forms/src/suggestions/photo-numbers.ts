import { inputOf, type ModelInput } from '@aranya/shared/contracts/review';

/**
 * Returns the input of the model: the middle of a photo, scaled and normalised as on the server.
 * @throws DOMException if the browser cannot draw the photo
 */
export async function photoNumbers(photo: Blob, input: ModelInput): Promise<Float32Array> {
  const { width, height } = input;
  // The browser applies the orientation of the metadata.
  const picture = await createImageBitmap(photo);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new DOMException('No canvas.', 'NotSupportedError');
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  picture.close();
  return inputOf(context.getImageData(0, 0, width, height).data, 4, input);
}
