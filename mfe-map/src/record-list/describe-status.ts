import {
  KM_PER_DEGREE,
  type OwnRecord,
  type RecordStatus,
  type StatusReason,
} from '@aranya/shared/contracts';
import { isPreparedComment } from '@aranya/shared/contracts/review';
import { message, type TextOf } from '@aranya/shared/languages';

const LABELS: Record<RecordStatus, string> = {
  received: message('Received'),
  counted: message('Counted'),
  coarse: message('Counted, place kept rough'),
  'not-public': message('Counted, not on the public map'),
  'not-counted': message('Not counted'),
};

const REASONS: Record<StatusReason, string> = {
  trial: message('It was sent with the form for trying.'),
  'no-place': message(
    'It has no readable place: switch on location in ODK Collect for the next one.',
  ),
  unlisted: message('No species list has this name.'),
  'no-species': message('Its form names no species.'),
  encrypted: message('It is encrypted, so that only the institute can read it.'),
  rejected: message('Somebody at the institute rejected it.'),
};

export function describeStatus(
  {
    status,
    reasons,
    coarseDegrees,
    coarseReason,
  }: Pick<OwnRecord, 'status' | 'reasons' | 'coarseDegrees' | 'coarseReason'>,
  text: TextOf,
): { label: string; sentence: string } {
  const label = text(LABELS[status]);
  if (reasons.length > 0) {
    return { label, sentence: reasons.map((reason) => text(REASONS[reason])).join(' ') };
  }
  if (status === 'received')
    return { label, sentence: text('It becomes public with one of the next batches.') };
  if (status === 'counted') return { label, sentence: text('It is on the public map.') };
  const km = Math.round((coarseDegrees ?? 0) * KM_PER_DEGREE);
  if (coarseReason) {
    return {
      label,
      sentence: text(
        'The public map shows it in a square of about {km} km. The institute says why: {reason}',
        { km, reason: isPreparedComment(coarseReason) ? text(coarseReason) : coarseReason },
      ),
    };
  }
  return {
    label,
    sentence: text(
      'The public map shows it in a square of about {km} km, because a threatened species grows there.',
      { km },
    ),
  };
}
