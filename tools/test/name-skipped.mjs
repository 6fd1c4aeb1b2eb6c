/** Set up by `list-tests.mjs`: a test or group that is skipped says so in its name, as no list of Jest's does. */

const { describe, test } = globalThis;

/** What such a name begins with. */
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
