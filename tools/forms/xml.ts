import { escaped } from '../serve/page/escaped';

/** Attributes without a value are omitted. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const tag = (name: string, attributes: Attributes) => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(value)}"`,
  );
  return `${name}${written.join('')}`;
};

export const empty = (name: string, attributes: Attributes = {}): string =>
  `<${tag(name, attributes)}/>`;

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${tag(name, attributes)}>${escaped(text)}</${name}>`;

export const element = (
  name: string,
  attributes: Attributes,
  lines: readonly string[],
): string[] => [`<${tag(name, attributes)}>`, ...lines.map((line) => `  ${line}`), `</${name}>`];
