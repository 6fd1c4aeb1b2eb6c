import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

export const CODE_KINDS = ['registration', 'already-registered', 'recovery', 'no-account'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** In India each kind has a registered template. */
export const MESSAGE_KINDS = [...CODE_KINDS, 'reviews'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Templates contain placeholders such as `{to}`. */
export interface GatewaySettings {
  url: string;
  method: 'POST' | 'PUT' | 'GET';
  /** A template: JSON if it begins with a brace or bracket, otherwise form fields. */
  body: string;
  /** Secret header. */
  authorization: { name: string; value: string } | null;
  /** Ids of registered templates at the operator, by `templateOf`. */
  templates: Readonly<Record<string, string>>;
  /** Text in a response that accepts the message; null: the status decides. */
  accepted: string | null;
}

/** Such as `recovery`, or `recovery.hi` for another language than English. */
export const templateOf = ({
  kind,
  language,
}: {
  kind: MessageKind;
  language: Language;
}): string => (language === SOURCE_LANGUAGE ? kind : `${kind}.${language}`);

export const PLACEHOLDERS = {
  to: 'the number with its country, such as +919000000001',
  digits: 'the same without the plus',
  text: 'the message',
  template: "the operator's id of the message's template",
  unicode: '1 where the text has letters that need Unicode, else 0',
  id: 'a name of this message; the same when it is sent again',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** @param encode escapes each value for its context */
export const filled = (
  template: string,
  values: Record<Placeholder, string>,
  encode: (value: string) => string,
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isPlaceholder(name) ? encode(values[name]) : whole,
  );

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

export const isJson = (template: string): boolean => /^\s*[{[]/.test(template);

/** For use between the quotation marks of a JSON text. */
export const insideJson = (value: string): string => JSON.stringify(value).slice(1, -1);
