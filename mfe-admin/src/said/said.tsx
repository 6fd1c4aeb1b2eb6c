import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** What the server says of something that an administrator gave it. */
interface SaidByServer {
  sentence: string;
  /** Of the sentence; a server that does not name it speaks English. */
  language?: Language | undefined;
  /** Part of the sentence that another program said, in English. */
  words?: string | undefined;
}

/** What the server says is in the language that is read, what other programs say in it in English. */
export function Said({ said }: { said: SaidByServer }) {
  const { sentence, language = SOURCE_LANGUAGE, words = '' } = said;
  const place = words === '' ? -1 : sentence.indexOf(words);
  if (place < 0) return <span lang={language}>{sentence}</span>;
  return (
    <span lang={language}>
      {sentence.slice(0, place)}
      <span lang={SOURCE_LANGUAGE}>{words}</span>
      {sentence.slice(place + words.length)}
    </span>
  );
}
