import type { TextOf } from '@aranya/shared/languages';
import { message } from '@aranya/shared/languages';
import type { QueuedEntry } from '@aranya/shared/queue';

const FIELDS: Readonly<Record<string, string>> = {
  name: message('Name'),
  phoneNumber: message('Phone number'),
  email: message('Email'),
  organization: message('Organization type'),
  organizationName: message('Organization name'),
  address: message('Address'),
  webURL: message('Web link'),
  mobileCompanyName: message('Maker of your phone'),
};

export function titleOf({ content }: Pick<QueuedEntry, 'content'>, text: TextOf): string {
  if (content.kind === 'profile') return text('Your profile');
  if (content.kind === 'sign-out') return text('Signing out');
  if (content.kind === 'record') return text('Record: {form}', { form: content.title });
  return content.kind === 'gap'
    ? text('Suggestion of a gap')
    : text('Request for the form {name}', { name: content.name });
}

export function linesOf({ content }: Pick<QueuedEntry, 'content'>, text: TextOf): string[] {
  if (content.kind === 'gap') {
    const { fullName, userName, extraDetail } = content.suggestion;
    return [extraDetail, `${fullName}, ${userName}`];
  }
  if (content.kind === 'record') {
    return content.files.length > 0
      ? [text('{count, plural, one {# file} other {# files}}', { count: content.files.length })]
      : [];
  }
  if (content.kind !== 'profile') return [];
  return Object.entries(content.changed).map(
    ([field, value]) => `${text(FIELDS[field] ?? field)}: ${value || '–'}`,
  );
}
