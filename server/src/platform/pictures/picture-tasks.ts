import type { TaskOf } from '../heavy-work/heavy-work';
import type { heifToJpeg } from './heif-photo';
import type { photoFileWithoutMetadata } from './photo-file-without-metadata';
import type { shrinkPicture, smallPicture } from './shrink-picture';
import type { uprightPhoto } from './upright-photo';

/** See `photoFileWithoutMetadata`. */
export const PHOTO_FILE_WITHOUT_METADATA: TaskOf<typeof photoFileWithoutMetadata> = {
  name: 'photoFileWithoutMetadata',
  lane: 'pictures',
};

/** See `heifToJpeg`. */
export const HEIF_TO_JPEG: TaskOf<typeof heifToJpeg> = {
  name: 'heifToJpeg',
  lane: 'pictures',
};

/** See `uprightPhoto`. */
export const UPRIGHT_PHOTO: TaskOf<typeof uprightPhoto> = {
  name: 'uprightPhoto',
  lane: 'pictures',
};

/** See `shrinkPicture`. */
export const SHRINK_PICTURE: TaskOf<typeof shrinkPicture> = {
  name: 'shrinkPicture',
  lane: 'pictures',
};

/** See `smallPicture`. */
export const SMALL_PICTURE: TaskOf<typeof smallPicture> = {
  name: 'smallPicture',
  lane: 'shownPhotos',
};
