import type { UnsupportedQuestion } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

const WORDS: Readonly<Record<UnsupportedQuestion, string>> = {
  audio: message('sound recordings'),
  'background-audio': message('sound recorded in the background'),
  'background-location': message('places recorded in the background'),
  barcode: message('barcodes'),
  'date-time': message('a date with its time'),
  drawing: message('drawings'),
  encryption: message('encrypted records'),
  'external-app': message('questions that open another app'),
  file: message('files'),
  signature: message('signatures'),
  video: message('videos'),
};

/** An unknown kind of a newer server is shown unchanged. */
export const wordsOf = (kind: string): string => WORDS[kind as UnsupportedQuestion] ?? kind;
