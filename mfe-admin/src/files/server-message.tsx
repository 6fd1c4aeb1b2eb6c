import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

interface MessageOfServer {
  sentence: string;
  /** A server that does not name it reports in English. */
  language?: Language | undefined;
  /** English part of the message, from another program. */
  words?: string | undefined;
}

export function Said({ said }: { said: MessageOfServer }) {
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
