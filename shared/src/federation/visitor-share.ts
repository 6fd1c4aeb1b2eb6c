/** Key of the visitor's number in localStorage. */
const KEY = 'aranya-visitor-share';

/**
 * Where this visitor is among all, from 0 up to 100: decides who gets a canary release. Drawn
 * once per browser, so that a visit does not change between versions.
 */
export function visitorShare(): number {
  try {
    const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
    if (stored >= 0 && stored < 100) return stored;
    const drawn = Math.random() * 100;
    localStorage.setItem(KEY, String(drawn));
    return drawn;
  } catch {
    // Where nothing can be stored the visitor is not part of an experiment.
    return 99.99;
  }
}
