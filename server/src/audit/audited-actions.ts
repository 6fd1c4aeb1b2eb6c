/** Every action that the audit log knows, as `<what>.<happened>`. */
export const AUDITED_ACTIONS = [
  'person.registered',
  'person.pin_changed',
  'person.sign_in_locked',
  'person.made_administrator',
  'person.no_longer_administrator',
  'person.made_community_for',
  'person.no_longer_community_for',
  'person.linked_to_provider',
] as const;

/** Name of an action of {@link AUDITED_ACTIONS}. */
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
