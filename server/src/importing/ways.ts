import { IMPORT_LABELS } from '@aranya/shared/contracts/administration';
import type { Way } from '../platform/languages/sentence';

const way = (option: string, label: keyof typeof IMPORT_LABELS): Way => ({
  onConsole: option,
  onPage: { english: IMPORT_LABELS[label], values: {} },
});

/** An option of the command, or a field of the imports' page. */
export const WAYS = {
  state: way('--state-name-from', 'stateFrom'),
  district: way('--district-name-from', 'districtFrom'),
  block: way('--block-name-from', 'blockFrom'),
  dates: way('--dates day-first or --dates month-first', 'dates'),
  replace: way('--replace', 'replace'),
} as const;
