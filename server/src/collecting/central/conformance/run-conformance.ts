import { type ConformanceAccount, type ConformanceCase, openBench } from './bench';
import { FORM_CASES } from './form-cases';
import { LAST_CASES } from './last-cases';
import { PEOPLE_CASES } from './people-cases';
import { PHONE_CASES } from './phone-cases';
import { RECORD_CASES } from './record-cases';

/** In this order: the later ones work with the form that the earlier ones publish. */
const CASES: readonly ConformanceCase[] = [
  ...PEOPLE_CASES,
  ...FORM_CASES,
  ...PHONE_CASES,
  ...RECORD_CASES,
  ...LAST_CASES,
];

/** What a case found. */
export interface CaseResult {
  /** `lacks`: this Central cannot do it, and this product does without. */
  outcome: 'same' | 'lacks' | 'OTHER';
  name: string;
  /** What it lacks, or what is other. */
  reason?: string;
}

/**
 * Tries in a Central everything that this product calls, in a project that is made for it and
 * removed at the end.
 *
 * @throws Error where no project can be made or removed.
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
