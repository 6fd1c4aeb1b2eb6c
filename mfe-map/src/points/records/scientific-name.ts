/** Latin binomials are set in italics. */
export const isScientific = (name: string): boolean =>
  /^\p{Lu}\p{Script=Latin}+( [×\p{Ll}][\p{Script=Latin}.-]*)+$/u.test(name);
