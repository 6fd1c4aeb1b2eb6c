/** Kinds of text messages. In India each kind has a registered template. */
export const MESSAGE_KINDS = [
  'registration',
  'already-registered',
  'recovery',
  'no-account',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
