import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const THUMB = 40; // pixels

/**
 * Nothing overflows the screen, its card or the header, and touch targets are large enough, except board cells and log
 * lines, whose actions have buttons too.
 */
export async function expectToFit(page: Page, where: string): Promise<void> {
  const { wide, small } = (await page.evaluate(MISFITS)) as { readonly wide: string[]; readonly small: string[] };
  expect({ where, wide, small }).toEqual({ where, wide: [], small: [] });
}

const MISFITS = `(() => {
  const shown = (box) => box.width > 0 && box.height > 0;
  const name = (e) => (e.getAttribute('aria-label') || e.textContent || e.tagName).trim().slice(0, 40);
  const beyond = (where, right) => [...document.querySelectorAll(where)].filter((e) => e.getBoundingClientRect().right > right(e) + 1);
  const wide = [
    ...(document.documentElement.scrollWidth > innerWidth ? beyond('body *', () => innerWidth) : []),
    ...beyond('.top-middle *', (e) => {
      const tools = document.querySelector('.top-tools').getBoundingClientRect();
      return e.getBoundingClientRect().top < tools.bottom ? tools.left : innerWidth; // the status has a line below them
    }),
    ...beyond('.game-card-words *', (e) => e.closest('.game-card').getBoundingClientRect().right),
  ].slice(0, 5).map(name);
  const small = [...document.querySelectorAll('button, select, input:not([type=range]), a[href], [role=tab], summary')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[role=grid], [aria-label=Log]') && !e.matches('[popovertarget], [href="#main"]'))
    .map((e) => [name(e), (e.closest('label') || e).getBoundingClientRect()])
    .filter(([, box]) => shown(box) && (box.height < ${THUMB} - 0.5 || box.width < ${THUMB} - 0.5))
    .map(([said, box]) => said + ' ' + Math.round(box.width) + 'x' + Math.round(box.height));
  return { wide, small };
})()`;
