import type { Locator, Page } from 'playwright-core';

/** What a person's hands do at a radar table, by what they read there. */

const COURSES = ['north', 'east', 'south', 'west'] as const;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Cell `H8` of the chart by its spoken name. */
export const cell = (page: Page, name: string): Locator =>
  page.getByRole('grid').getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** The line at the top: where the match stands and who is awaited. */
export const status = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words });

/** The log as it is read out. */
export const spoken = (page: Page): Locator => page.getByRole('log');

export async function place(page: Page, name: string): Promise<void> {
  await cell(page, name).click();
  await button(page, new RegExp(`^Start at ${name},`)).click();
}

/** A button of the pad that the rules let us press. */
export async function openCourse(page: Page): Promise<Locator> {
  await button(page, /Sail north/).waitFor();
  for (const course of COURSES) {
    const way = button(page, new RegExp(`Sail ${course}`));
    if ((await way.getAttribute('aria-disabled')) !== 'true') return way;
  }
  throw new Error('no course is open');
}

export async function sail(page: Page): Promise<void> {
  await (await openCourse(page)).click();
}

/** Does the first that a hint offers, or answers a sonar, as often as it takes until something was done. */
export async function followHint(page: Page): Promise<'done' | 'over'> {
  const over = button(page, 'Play again');
  const answer = button(page, 'Give this answer');
  const doIt = button(page, 'Do it').first();
  await over
    .or(answer)
    .or(status(page, /^You are/))
    .first()
    .waitFor();
  if (await over.isVisible()) return 'over';
  if (await answer.isVisible()) {
    await answer.click();
    await answer.waitFor({ state: 'hidden' });
    return 'done';
  }
  await button(page, 'Hint').click();
  // A hint goes when the question does, for instance because a crew mate acts meanwhile.
  const came = await over
    .or(answer)
    .or(doIt)
    .first()
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
  if (!came || !(await doIt.isVisible())) return followHint(page);
  await doIt.click();
  await page.getByRole('region', { name: 'Hint' }).waitFor({ state: 'hidden' });
  return 'done';
}
