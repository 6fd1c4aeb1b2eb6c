/** Every action that the audit log knows, as `<what>.<happened>`. */
export const AUDITED_ACTIONS = [
  'person.registered',
  'person.pin_changed',
  'person.sign_in_locked',
  'person.made_administrator',
  'person.no_longer_administrator',
  'person.made_community_for',
  'person.no_longer_community_for',
  'person.sessions_ended',
  'person.phone_access_replaced',
  'person.phone_access_revoked',
  'people.downloaded',
  'form.state_changed',
  'form.pin_set',
  'form_access.granted',
  'form_access.withdrawn',
  'form_access.downloaded',
  'form_request.granted',
  'form_request.dismissed',
  'form_requests.downloaded',
  'gap.state_changed',
  'gaps.downloaded',
  'person.linked_to_provider',
] as const;

/** Name of an action of {@link AUDITED_ACTIONS}. */
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
