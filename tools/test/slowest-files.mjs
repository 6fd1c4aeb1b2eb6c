/** @typedef {{ file: string, part: string, ms: number }} FileTime */

const SHOWN = 10;

export const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`;

/** @param {readonly FileTime[]} times @returns {string[]} */
export function slowestLines(times) {
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
  if (slowest.length === 0) return [];
  return [
    '\nThe slowest files of tests:',
    ...slowest.map(({ file, part, ms }) => `${inSeconds(ms)}  ${file} (${part})`),
  ];
}

/**
 * @param {object} suite Playwright's JSON report, or one of its suites
 * @returns {object[]}
 */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {object | undefined} report Playwright's JSON report
 * @returns {FileTime[]}
 */
export const browserFileTimes = (report) =>
  (report?.suites ?? []).map((suite) => ({
    file: `e2e/${suite.file}`,
    part: 'browser',
    ms: specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((all, { duration }) => all + duration, 0),
  }));
