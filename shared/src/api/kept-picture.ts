import * as z from 'zod/mini';
import { keepLater, presentPerson, remembered } from './device-answers';

interface Answered {
  content: Blob;
  /** ETag for revalidation. */
  tag?: string | undefined;
}

interface Wanted {
  /** Cache key on this device, per person. */
  question: string;
  /** True for immutable pictures, which need no revalidation. */
  isForGood?: boolean;
  /**
   * Requests the picture.
   * @param known the cached picture
   * @returns the same if it is current
   */
  ask: (known: KeptPicture | undefined) => Promise<Answered | KeptPicture>;
  /** Whether the cached picture is shown in spite of this failure. */
  isUnanswered: (error: unknown) => boolean;
}

const KeptPicture = z.object({
  /** A `data:` URL. */
  picture: z.string(),
  tag: z.optional(z.string()),
});
type KeptPicture = z.infer<typeof KeptPicture>;

const asDataUrl = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

/**
 * Converts a data URL to a file. The page's policy permits showing a data URL, but not fetching it.
 */
export function blobOf(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const type = dataUrl.slice('data:'.length, dataUrl.lastIndexOf(';', comma));
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (one) => one.charCodeAt(0));
  return new Blob([bytes], { type });
}

/**
 * Loads a picture of the signed-in person as a data URL. It is cached in this device's database,
 * which sign-out clears; the browser's cache cannot be cleared.
 * @throws the error of `ask`, if nothing is cached
 */
export async function keptPicture({
  question,
  isForGood,
  ask,
  isUnanswered,
}: Wanted): Promise<string> {
  // The person is read at once, because somebody else may sign in directly afterwards.
  const place = { person: presentPerson(), question };
  // Ignore cache entries written by an older release.
  const parsed = KeptPicture.safeParse((await remembered(place))?.content);
  const known = parsed.success ? parsed.data : undefined;
  if (known && isForGood) return known.picture;
  try {
    const answered = await ask(known);
    if ('picture' in answered) return answered.picture;
    const content: KeptPicture = {
      picture: await asDataUrl(answered.content),
      ...(answered.tag && { tag: answered.tag }),
    };
    keepLater({ ...place, content });
    return content.picture;
  } catch (error) {
    if (known && isUnanswered(error)) return known.picture;
    throw error;
  }
}
