import type { TaskOf } from '../heavy-work/heavy-work';
import type { heifToJpeg } from './heif-photo';
import type { photoFileWithoutMetadata } from './photo-file-without-metadata';
import type { shrinkPicture, smallPicture } from './shrink-picture';
import type { uprightPhoto } from './upright-photo';

/** Each task runs the function of its name. */
export const PHOTO_FILE_WITHOUT_METADATA: TaskOf<typeof photoFileWithoutMetadata> = {
  name: 'photoFileWithoutMetadata',
  lane: 'pictures',
};
export const HEIF_TO_JPEG: TaskOf<typeof heifToJpeg> = { name: 'heifToJpeg', lane: 'pictures' };
export const UPRIGHT_PHOTO: TaskOf<typeof uprightPhoto> = {
  name: 'uprightPhoto',
  lane: 'pictures',
};
export const SHRINK_PICTURE: TaskOf<typeof shrinkPicture> = {
  name: 'shrinkPicture',
  lane: 'pictures',
};
export const SMALL_PICTURE: TaskOf<typeof smallPicture> = {
  name: 'smallPicture',
  lane: 'shownPhotos',
};
