import {
  type CannotTellReason,
  type CentralState,
  PREPARED_COMMENTS,
  type ReviewStatus,
} from '@aranya/shared/contracts/review';
import { message, type TextOf } from '@aranya/shared/languages';

/** Names of the states for reviewers. */
export const STATUS_WORDS: Readonly<Record<ReviewStatus, string>> = {
  waiting: message('Waiting'),
  asked: message('Collector was asked'),
  confirmed: message('Confirmed'),
  changed: message('Corrected'),
  'cannot-tell': message('Cannot tell'),
  'not-wild': message('Not a wild organism'),
  hidden: message('Hidden'),
};

/** Names of Central's review states, as Central's own pages show them. */
export const CENTRAL_WORDS: Readonly<Record<CentralState, string>> = {
  received: message('Received'),
  edited: message('Edited'),
  hasIssues: message('Has issues'),
  rejected: message('Rejected'),
  approved: message('Approved'),
};

export const REASON_WORDS: Readonly<Record<CannotTellReason, string>> = {
  blurred: message('The photo is blurred'),
  'part-missing': message('A part that is needed is not on the photo'),
  'no-photo': message('There is no photo'),
  other: message('Another reason'),
};

/** Returns the side of a cell in kilometres. @param degrees of latitude */
export const kmOf = (degrees: number): number => Math.round(degrees * 111);

/**
 * Returns the stored text of a comment: a prepared sentence is stored in English, whatever the language of the
 * page.
 */
export const commentToSend = (comment: string, text: TextOf): string =>
  PREPARED_COMMENTS.find((prepared) => text(prepared) === comment.trim()) ?? comment.trim();
