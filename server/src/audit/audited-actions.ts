/** Every action that the audit log knows, as `<what>.<happened>`. */
export const AUDITED_ACTIONS = [
  'person.made_administrator',
  'person.no_longer_administrator',
  'person.made_community_for',
  'person.no_longer_community_for',
  'session.ended',
  'session.others_ended',
  'phone.token_replaced',
  'own_data.downloaded',
  'account.closing_requested',
  'account.kept',
  'account.closed_for_good',
  'person.linked_to_provider',
] as const;

/** Name of an action of {@link AUDITED_ACTIONS}. */
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
