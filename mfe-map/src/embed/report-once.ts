import type { AranyaErrorDetail } from './types/embed';

type Part = AranyaErrorDetail['part'];

/**
 * Reports each problem once, and again only if it was fixed in between.
 * @returns function that takes the current problems of a part
 */
export function reportOnce(say: (detail: AranyaErrorDetail) => void) {
  const said = new Map<Part, ReadonlySet<string>>();
  return (part: Part, messages: readonly string[]) => {
    const before = said.get(part);
    const now = new Set(messages);
    said.set(part, now);
    for (const message of now) if (!before?.has(message)) say({ part, message });
  };
}
