import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Page helpers that act by visible labels, as a person would. */

const COURSES = ['north', 'east', 'south', 'west'] as const;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Cell `H8` of the chart by its accessible name. */
export const cell = (page: Page, name: string): Locator =>
  page.getByRole('grid').getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** The status line at the top. */
export const status = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words });

/** The live region that announces the log. */
export const spoken = (page: Page): Locator => page.getByRole('log');

export async function place(page: Page, name: string): Promise<void> {
  await cell(page, name).click();
  await button(page, new RegExp(`^Start at ${name},`)).click();
}

/** A course button that is enabled. */
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

/** Plays the first suggestion, or answers a sonar, and retries until something was done. */
export async function followHint(page: Page): Promise<'done' | 'over'> {
  const over = button(page, 'Play again');
  const answer = button(page, 'Send answer');
  const doIt = button(page, 'Do it').first();
  await over
    .or(answer)
    .or(status(page, /^Your turn/))
    .first()
    .waitFor();
  if (await over.isVisible()) return 'over';
  if (await answer.isVisible()) {
    await answer.click();
    await answer.waitFor({ state: 'hidden' });
    return 'done';
  }
  await button(page, 'Hint').click();
  // A hint disappears with its question, for example when a crew mate acts first.
  const came = await over
    .or(answer)
    .or(doIt)
    .first()
    .waitFor({ timeout: 120_000 })
    .then(
      () => true,
      () => false,
    );
  if (!came || !(await doIt.isVisible())) return followHint(page);
  const done = await doIt.click({ timeout: 120_000 }).then(
    () => true,
    () => false,
  );
  if (!done) return followHint(page);
  const hint = page.getByRole('region', { name: 'Hint' });
  const gone = await hint.waitFor({ state: 'hidden', timeout: 120_000 }).then(
    () => true,
    () => false,
  );
  if (gone) return 'done';
  // A crew mate was faster and the order was refused: the hint stays with the refusal until it is dismissed.
  const away = hint.getByRole('button', { name: 'Dismiss' });
  if (await away.isVisible()) await away.click();
  return followHint(page);
}

const MOST_TABS = 60;

/** Presses Tab until the element has focus; everything focused on the way must be visible. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    const focus = (await page.evaluate(FOCUS)) as { readonly name: string; readonly seen: boolean };
    expect(focus).toEqual({ ...focus, seen: true });
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`${wanted} was not reached by Tab`);
}

const FOCUS = `(() => {
  const e = document.activeElement;
  if (!e || e === document.body) return { name: 'the page itself', seen: true };
  const style = getComputedStyle(e);
  const drawn = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1.5) || (e.closest('svg') && style.stroke !== 'none');
  const box = e.getBoundingClientRect();
  const onScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { name: (e.getAttribute('aria-label') || e.textContent || e.tagName).trim().slice(0, 60), seen: Boolean(drawn && onScreen) };
})()`;

/** What a screen reader announces for the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.getAttribute('aria-label') ?? ''`) as Promise<string>;

/** The fields of the set-up form that most people leave as they are. */
export const openMoreOptions = (page: Page): Promise<void> => page.locator('.set-up-more > summary').click();
