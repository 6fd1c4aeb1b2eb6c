/** Kinds of text messages that registration needs. */
export const CODE_KINDS = ['registration', 'already-registered', 'recovery', 'no-account'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Kinds of text messages. In India each kind has a registered template. */
export const MESSAGE_KINDS = [...CODE_KINDS, 'reviews'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
