import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Screenshots with the texts that each shows, from `npm run screenshots`. */
export class Pictures {
  readonly #folder: string;
  /** Maps a picture's file to its English texts. */
  readonly #said: [file: string, texts: Set<string>][];

  /** @param folder `screenshots/`; without it no text has a picture */
  constructor(folder: string) {
    this.#folder = folder;
    const lists = path.join(folder, 'said');
    const files = existsSync(lists) ? readdirSync(lists).sort() : [];
    this.#said = files.flatMap((file) =>
      Object.entries<string[]>(JSON.parse(readFileSync(path.join(lists, file), 'utf8'))).map(
        ([picture, texts]): [string, Set<string>] => [picture, new Set(texts)],
      ),
    );
  }

  /**
   * The first pictures that show a text, in the language or else in English; paths below the
   * folder.
   */
  of(english: string, language: string, most = 2): string[] {
    const shows = shownBy(english);
    const found: string[] = [];
    for (const [file, texts] of this.#said) {
      if (found.length === most) break;
      if (!shows(texts)) continue;
      const taken = [language, 'en'].map((one) => path.join(one, file));
      const there = taken.find((one) => existsSync(path.join(this.#folder, one)));
      if (there) found.push(there);
    }
    return found;
  }
}

type Message = ReturnType<typeof compileMessage>;

/** The literal parts of a text: between its placeholders, or in one of its plural forms. */
function fixedPieces(message: Message): string[] {
  return message.flatMap((token): string[] => {
    if (typeof token === 'string') return token.split(/<\/?\d+>/);
    const forms = token[2];
    return typeof forms === 'object' ? fixedPieces((forms as { other: Message }).other) : [];
  });
}

/** Shorter parts would match every screen. */
const LONG_ENOUGH = 6;

/** Whether a screen shows an English text. */
function shownBy(english: string): (texts: ReadonlySet<string>) => boolean {
  if (!/[{<]/.test(english)) return (texts) => texts.has(english);
  const [longest = ''] = fixedPieces(compileMessage(english))
    .map((piece) => piece.trim())
    .sort((one, other) => other.length - one.length);
  if (longest.length < LONG_ENOUGH) return () => false;
  return (texts) => [...texts].some((text) => text.includes(longest));
}
