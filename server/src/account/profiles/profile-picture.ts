import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { SHRINK_PICTURE } from '../../platform/pictures/picture-tasks';
import { Problem } from '../../platform/problems/problem';

/**
 * Converts an uploaded picture to its stored form, see `shrinkPicture`.
 * @param base64Data A data URL or bare base64.
 * @throws Problem `unsupported_image` unless the bytes are a JPEG, PNG or WebP picture, whatever
 * the file name, and as {@link HeavyWork.run}.
 */
export async function profilePicture(
  work: Pick<HeavyWork, 'run'>,
  base64Data: string,
): Promise<Buffer> {
  const jpeg = await work.run(SHRINK_PICTURE, base64Data);
  if (!jpeg) throw new Problem('unsupported_image');
  return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
}
