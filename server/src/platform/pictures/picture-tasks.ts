import type { TaskOf } from '../heavy-work/heavy-work';
import type { heifToJpeg } from './heif-photo';
import type { photoFileWithoutMetadata } from './photo-file-without-metadata';
import type { shrinkPicture, smallPicture } from './shrink-picture';
import type { uprightPhoto } from './upright-photo';

/** Worker task that runs {@link photoFileWithoutMetadata}. */
export const PHOTO_FILE_WITHOUT_METADATA: TaskOf<typeof photoFileWithoutMetadata> = {
  name: 'photoFileWithoutMetadata',
  lane: 'pictures',
};

/** Worker task that runs {@link heifToJpeg}. */
export const HEIF_TO_JPEG: TaskOf<typeof heifToJpeg> = {
  name: 'heifToJpeg',
  lane: 'pictures',
};

/** Worker task that runs {@link uprightPhoto}. */
export const UPRIGHT_PHOTO: TaskOf<typeof uprightPhoto> = {
  name: 'uprightPhoto',
  lane: 'pictures',
};

/** Worker task that runs {@link shrinkPicture}. */
export const SHRINK_PICTURE: TaskOf<typeof shrinkPicture> = {
  name: 'shrinkPicture',
  lane: 'pictures',
};

/** Worker task that runs {@link smallPicture}. */
export const SMALL_PICTURE: TaskOf<typeof smallPicture> = {
  name: 'smallPicture',
  lane: 'shownPhotos',
};
