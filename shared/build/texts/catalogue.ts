import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { po } from 'gettext-parser';

/** A compiled text: a string, or a list of parts if it has placeholders. */
type CompiledText = string | ReturnType<typeof compileMessageOrThrow>;

/** The texts of a PO file, English to translation, without untranslated ones. */
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
 * A PO file as the interface loads it. Of the template, whose texts are their own translation, only
 * those with places or plural forms are needed.
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
