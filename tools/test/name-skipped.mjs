/**
 * Loaded by `list-tests.mjs`: adds a mark to the names of skipped tests, because Jest's lists do
 * not show them.
 */

const { describe, test } = globalThis;

/** Prefix of such names. */
const MARK = 'SKIPPED ';

const marked = (add) =>
  Object.assign((name, ...more) => add(`${MARK}${name}`, ...more), {
    each:
      (...rows) =>
      (name, ...more) =>
        add.each(...rows)(`${MARK}${name}`, ...more),
  });

describe.skip = marked(describe);
test.skip = marked(test);
