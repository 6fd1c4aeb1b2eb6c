import { type ConformanceAccount, type ConformanceCase, openBench } from './bench';
import { FORM_CASES } from './form-cases';
import { LAST_CASES } from './last-cases';
import { PEOPLE_CASES } from './people-cases';
import { PHONE_CASES } from './phone-cases';
import { RECORD_CASES } from './record-cases';
import { REVIEW_CASES } from './review-cases';

/** The order matters: later cases use the form that earlier ones publish. */
const CASES: readonly ConformanceCase[] = [
  ...PEOPLE_CASES,
  ...FORM_CASES,
  ...PHONE_CASES,
  ...RECORD_CASES,
  ...REVIEW_CASES,
  ...LAST_CASES,
];

export interface CaseResult {
  /** `lacks`: this Central does not support it, and this product can do without. */
  outcome: 'same' | 'lacks' | 'OTHER';
  name: string;
  /** The missing function, or the difference. */
  reason?: string;
}

/**
 * Runs all cases against a Central, in a project that is created for them and removed at the end.
 * @throws Error if no project can be created or removed.
 */
export async function* runConformance(account: ConformanceAccount): AsyncGenerator<CaseResult> {
  const { bench, remove } = await openBench(account);
  try {
    for (const { name, run } of CASES) yield await resultOf(name, () => run(bench));
  } finally {
    await remove();
  }
}

async function resultOf(name: string, run: () => Promise<string | undefined>): Promise<CaseResult> {
  try {
    const reason = await run();
    return reason ? { outcome: 'lacks', name, reason } : { outcome: 'same', name };
  } catch (error) {
    return { outcome: 'OTHER', name, reason: (error as Error).message };
  }
}
