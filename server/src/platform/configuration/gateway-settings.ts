import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { MessageKind } from './message-kinds';

/** How the gateway for text messages is called. In templates `{to}` and the like are filled in. */
export interface GatewaySettings {
  /** Template of the address. */
  url: string;
  method: 'POST' | 'PUT' | 'GET';
  /** Template of the body: JSON where it begins with a brace or bracket, else form fields. */
  body: string;
  /** Secret header. */
  authorization: { name: string; value: string } | null;
  /** The operator's ids of registered templates, for `{template}`, by the kind and language of a message (`templateOf`). */
  templates: Readonly<Record<string, string>>;
  /** Text in the answer by which the gateway says that it took the message; null: its status does. */
  accepted: string | null;
}

/** Name of a message's registered template: `recovery`, and in other languages than English `recovery.hi`. */
export const templateOf = ({
  kind,
  language,
}: {
  kind: MessageKind;
  language: Language;
}): string => (language === SOURCE_LANGUAGE ? kind : `${kind}.${language}`);

/** What stands for what in a template. */
export const PLACEHOLDERS = {
  to: 'the number with its country, such as +919000000001',
  digits: 'the same without the plus',
  text: 'the message',
  template: "the operator's id of the message's template",
  unicode: '1 where the text has letters that need Unicode, else 0',
  id: 'a name of this message; the same when it is sent again',
} as const;

/** A name in {@link PLACEHOLDERS}. */
export type Placeholder = keyof typeof PLACEHOLDERS;

/** Fills a template; `encode` makes each value fit its surroundings. */
export const filled = (
  template: string,
  values: Record<Placeholder, string>,
  encode: (value: string) => string,
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isPlaceholder(name) ? encode(values[name]) : whole,
  );

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** Whether a body is JSON by its first character. */
export const isJson = (template: string): boolean => /^\s*[{[]/.test(template);

/** A value inside a JSON text, between its quotation marks. */
export const insideJson = (value: string): string => JSON.stringify(value).slice(1, -1);
