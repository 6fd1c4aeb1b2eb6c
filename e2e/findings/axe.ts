import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose result may change with the width of the window, for a page that is checked again. */
export const RULES_OF_LAYOUT = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
] as const;

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Violations that axe finds in a document, one line per place.
 * @param selector of the part to check; default: the whole document
 * @param library selector of parts that are not ours, which are not checked
 * @param rules ids of the rules to check; default: all
 */
export async function findingsIn(
  frame: Frame | Page,
  selector?: string,
  library?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // Evaluated as text, which bypasses the page's Content-Security-Policy.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  const violations = await frame.evaluate(
    async ([part = 'html', not, only]) => {
      const { axe: loaded } = window as unknown as { axe: { run(...of: unknown[]): unknown } };
      const context = { include: [[part]], exclude: not ? [[not]] : [] };
      const results = await loaded.run(context, {
        iframes: false,
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return (results as { violations: Violation[] }).violations;
    },
    [selector, library, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}
