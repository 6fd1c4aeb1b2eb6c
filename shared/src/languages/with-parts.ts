import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

const TAG = /<\/?(\d{1,2})>/;

/**
 * @param text such as `Read <0>the guide</0> first.`
 * @param parts elements without content for the numbers; a part is in no other part
 */
export function withParts(text: string, parts: readonly ReactElement[]): ReactNode {
  // Pieces in turn: outside, number, inside, number, outside, …
  const pieces = text.split(TAG);
  const nodes = pieces.map((piece, index) => {
    if (index % 2 === 1) return null;
    const part = index % 4 === 2 ? parts[Number(pieces[index - 1])] : undefined;
    return part ? cloneElement(part, {}, piece) : piece;
  });
  return createElement(Fragment, null, ...nodes);
}
