import { Transform } from 'node:stream';
import { sentence, type Way } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';

const SAVE_IT: Way = {
  onConsole:
    'Save it as UTF-8 (in Excel: "CSV UTF-8"), or name its encoding, such as --encoding windows-1252.',
  onPage: sentence('Save it as UTF-8 (in Excel: “CSV UTF-8”).'),
};

/** Returns the sentence for bytes that are invalid in the expected encoding. */
const notText = (encoding: string) =>
  new FileRefused(
    sentence('The file is not {encoding} text. {todo}', {
      encoding: encoding.toUpperCase(),
      todo: SAVE_IT,
    }),
  );

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FileRefused(
      sentence(
        'The encoding {encoding} is not known. Common ones are utf-8, windows-1252, utf-16le.',
        { encoding },
      ),
    );
  }
}

/**
 * Converts bytes of an encoding to UTF-8 and removes a byte order mark.
 * @throws FileRefused in the stream, when the bytes are invalid in the encoding
 */
export function decodeText(encoding: string): Transform {
  const decoder = decoderOf(encoding);
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw notText(encoding);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, Buffer.from(decode(chunk)));
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, Buffer.from(decode()));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
