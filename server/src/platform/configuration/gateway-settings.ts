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

type Placeholder = 'to' | 'digits' | 'text' | 'template' | 'unicode' | 'id';

/** @param encode escapes each value for its context */
export const filled = (
  template: string,
  values: Record<Placeholder, string>,
  encode: (value: string) => string,
): string =>
  template.replace(/\{(to|digits|text|template|unicode|id)\}/g, (_, name: Placeholder) =>
    encode(values[name]),
  );

export const isJson = (template: string): boolean => /^\s*[{[]/.test(template);

/** For use between the quotation marks of a JSON text. */
export const insideJson = (value: string): string => JSON.stringify(value).slice(1, -1);
