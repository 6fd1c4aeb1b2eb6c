import type { AranyaErrorDetail } from './types/embed';

type Part = AranyaErrorDetail['part'];

/**
 * Says each problem once: again only where it was mended in between.
 * @param say called with what was not said before
 * @returns takes all that is wrong with a part now
 */
export function makeComplaints(say: (detail: AranyaErrorDetail) => void) {
  const said = new Map<Part, ReadonlySet<string>>();
  return (part: Part, messages: readonly string[]) => {
    const before = said.get(part);
    const now = new Set(messages);
    said.set(part, now);
    for (const message of now) if (!before?.has(message)) say({ part, message });
  };
}
