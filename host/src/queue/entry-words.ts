import type { TextOf } from '@aranya/shared/languages';
import type { QueuedEntry } from '@aranya/shared/queue';

type Entry = Pick<QueuedEntry, 'content'>;

export function titleOf({ content }: Entry, text: TextOf): string {
  if (content.kind === 'profile') return text('Your profile');
  if (content.kind === 'sign-out') return text('Signing out');
  if (content.kind === 'record') return text('Record: {form}', { form: content.title });
  return content.kind === 'gap'
    ? text('Suggestion of a gap')
    : text('Request for the form {name}', { name: content.name });
}

export function writtenIn({ content }: Entry): string {
  if (content.kind === 'gap') return content.suggestion.extraDetail;
  return content.kind === 'profile' ? Object.values(content.changed).join('\n') : '';
}
