import * as z from 'zod/mini';
import { keepLater, presentPerson, remembered } from './device-answers';

/** A picture that was answered. */
interface Answered {
  content: Blob;
  /** By which the service says later whether it still is the one. */
  tag?: string | undefined;
}

interface Wanted {
  /** Under what this device keeps it, as the signed-in person's. */
  question: string;
  /** Whether the question never has another answer: what is kept needs no asking then. */
  isForGood?: boolean;
  /**
   * Asks the service.
   * @param known what this device keeps
   * @returns the same where it still is the one
   */
  ask: (known: KeptPicture | undefined) => Promise<Answered | KeptPicture>;
  /** Whether what is kept is given in place of this failure. */
  isUnanswered: (error: unknown) => boolean;
}

const KeptPicture = z.object({
  /** As an address of its own, `data:`. */
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

/** The file that such an address stands for. The page's policy lets it be shown, not fetched. */
export function blobOf(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const type = dataUrl.slice('data:'.length, dataUrl.lastIndexOf(';', comma));
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (one) => one.charCodeAt(0));
  return new Blob([bytes], { type });
}

/**
 * A picture of who is signed in, as an address of its own. It is kept on this device, where signing out removes it,
 * and not in the browser's cache, where nothing does.
 * @throws what `ask` throws, where nothing is kept in its place
 */
export async function keptPicture({
  question,
  isForGood,
  ask,
  isUnanswered,
}: Wanted): Promise<string> {
  // At once: whoever asks is whose picture it is.
  const place = { person: presentPerson(), question };
  // One that an older release understood is none.
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
