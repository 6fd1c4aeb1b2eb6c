import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { po } from 'gettext-parser';

/** A list of parts if the text has placeholders. */
type CompiledText = string | ReturnType<typeof compileMessageOrThrow>;

/** English to translation. */
export function textsOf(file: string | Buffer): Map<string, string> {
  const { '': entries = {} } = po.parse(file, { validation: true }).translations;
  return new Map(
    Object.values(entries)
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr: [text = ''] }) => [msgid, text]),
  );
}

function compiled(text: string): CompiledText {
  const parts = compileMessageOrThrow(text);
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

/**
 * Texts of the template are their own translation: only those with places or plurals are needed.
 * @throws if a text is not in ICU MessageFormat
 */
export function compiledCatalogue(
  file: string | Buffer,
  isTemplate: boolean,
): Record<string, CompiledText> {
  const texts = [...textsOf(file)];
  if (!isTemplate) {
    return Object.fromEntries(
      texts.filter(([, text]) => text !== '').map(([english, text]) => [english, compiled(text)]),
    );
  }
  const all = texts.map(([english]) => [english, compiled(english)] as const);
  return Object.fromEntries(all.filter(([english, text]) => text !== english));
}
