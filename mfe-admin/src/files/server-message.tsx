import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** A message of the server about an upload. */
interface MessageOfServer {
  sentence: string;
  /** Language of the message; a server that does not name it reports in English. */
  language?: Language | undefined;
  /** Part of the message from another program, in English. */
  words?: string | undefined;
}

/** Shows a server message with its language, and quoted parts of other programs as English. */
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
