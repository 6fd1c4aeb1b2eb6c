/**
 * A name as names are compared. Phones and computers write one letter in several ways: é and फ़ are one
 * character or two.
 */
export const comparableName = (name: string): string => name.normalize('NFC');

/** Whether two names look the same. */
export const isSameName = (one: string, other: string): boolean =>
  one === other || comparableName(one) === comparableName(other);
