import type { Product } from '../served/product';
import type { Sender } from '../served/send';

/** What an attack works with. */
export interface AttackTools {
  product: Product;
  sender: Sender;
}

/** What came of an attack. */
export interface AttackOutcome {
  /** How often each answer came; 0 where none did. */
  answers: Record<string, number>;
  /** What else there is to say. */
  note?: string;
  /** What is broken, beside blocked loops and slow sign-ins. */
  faults?: string[];
}

/** Something that was once enough to stop everybody, at double its size. */
export interface Attack {
  name: string;
  /** How large it is, for people. */
  size: string;
  /** Whose event loop is watched. */
  listener: 'server' | 'host';
  /** Makes what is sent. @returns Sends it, and comes back when all is over. */
  prepare(
    tools: AttackTools,
  ): Promise<() => Promise<AttackOutcome>> | (() => Promise<AttackOutcome>);
}

/** Counts answers. */
export function tallied(statuses: readonly (number | string)[]): Record<string, number> {
  const answers: Record<string, number> = {};
  for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
  return answers;
}
