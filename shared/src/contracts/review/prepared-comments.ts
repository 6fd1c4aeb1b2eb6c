import { message } from '../fields/message';

/**
 * Sentences that reviewers choose as a comment or question. They are stored in English, and every reader gets
 * them in the language of the page.
 */
export const PREPARED_COMMENTS = [
  message('Thank you: the photo shows it well.'),
  message('Please send a photo of the leaves from near.'),
  message('Please send a photo of the bark and of the whole tree.'),
  message('Please send a photo of the flower or fruit, when there is one.'),
  message('It looks planted. Did somebody plant it?'),
  message('Which names do people near the place use for it?'),
  message('The place seems wrong: please correct it in the record.'),
] as const;

/** Returns whether a comment is one of {@link PREPARED_COMMENTS}, so that it can be translated. */
export const isPreparedComment = (comment: string): boolean =>
  (PREPARED_COMMENTS as readonly string[]).includes(comment);
