/** Normalises a name for comparison. Devices encode a letter such as é or फ़ as one character or as two. */
export const comparableName = (name: string): string => name.normalize('NFC');

/** Whether two names are equal after normalisation. */
export const isSameName = (one: string, other: string): boolean =>
  one === other || comparableName(one) === comparableName(other);
