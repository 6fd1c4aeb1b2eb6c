/** Returns whether a name has the form of a Latin binomial, which is set in italics. */
export const isScientific = (name: string): boolean =>
  /^\p{Lu}\p{Script=Latin}+( [×\p{Ll}][\p{Script=Latin}.-]*)+$/u.test(name);
