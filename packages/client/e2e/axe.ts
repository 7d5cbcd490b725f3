import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Axe {
  run(options: { readonly resultTypes: readonly string[] }): Promise<{
    violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
  }>;
}

/** Findings of an accessibility check, of every level. */
export const findings = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(v =>
      v.nodes.map(n => `${v.impact} ${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary.slice(0, 200)}`),
    );
  });
};
