import path from 'node:path';
import { root } from '../start/installation.mjs';
import { run } from '../start/steps.mjs';
import { browserFileTimes, specsOf } from './slowest-files.mjs';
import { count, readResults, resultFile, STEP_MINUTES } from './suite-parts.mjs';

/**
 * @param {'usual' | 'thorough' | 'nightly'} tests see e2e/product/thorough.ts
 * @param {string} chromium
 * @param {(progress: string) => void} say receives the number of finished tests
 */
export async function browserTests(tests, chromium, say) {
  const file = resultFile(`browser-${tests}`);
  const env = {
    ARANYA_TESTS: tests,
    ARANYA_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  try {
    await run(
      path.join(root, 'node_modules', '.bin', 'playwright'),
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
      {
        cwd: root,
        env,
        minutes: STEP_MINUTES,
        onOutput: (text) => {
          const [done] = text.match(/(?<=^\[)\d+\/\d+(?=\])/m) ?? [];
          if (done) say(`${done} tests`);
        },
      },
    );
  } finally {
    const report = readResults(file);
    const stats = report?.stats;
    count({
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected,
      skipped: stats?.skipped,
      files: browserFileTimes(report),
      failedTests: titlesWith(report, 'unexpected'),
      late: titlesWith(report, 'flaky'),
    });
  }
}

/**
 * @param {object | undefined} report Playwright's JSON report
 * @param {'unexpected' | 'flaky'} ending flaky: passed on the second attempt only
 * @returns {string[]}
 */
const titlesWith = (report, ending) =>
  specsOf(report ?? {})
    .filter(({ tests }) => tests.some(({ status }) => status === ending))
    .map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`);
