import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Violations that axe rates serious or critical (or all), short enough to read in a test failure. */
export async function axeFindings(page: Page, { all = false } = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(AXE); // half a megabyte, loaded once per document
  const { violations } = (await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`)) as {
    readonly violations: readonly Finding[];
  };
  return violations
    .filter(({ impact }) => all || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}
