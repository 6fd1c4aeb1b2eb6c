import { sentence, type Way } from '../../../platform/languages/sentence';
import { errorCodeOf } from '../../../platform/problems/error-code';
import { FileRefused } from '../../import-job';

const SAVE_IT: Way = {
  onConsole:
    'Save it as UTF-8 (in Excel: "CSV UTF-8"), or name its encoding, such as --encoding windows-1252.',
  onPage: sentence('Save it as UTF-8 (in Excel: “CSV UTF-8”).'),
};

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

/** Removes a byte order mark. @throws FileRefused when the bytes are invalid in the encoding */
export async function* decodeText(
  bytes: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw errorCodeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? notText(encoding) : error;
  }
}
