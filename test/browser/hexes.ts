import type { Page } from 'playwright-core';

/** Mouse and touch on the hex board. It draws its own hexes, so their screen positions are computed. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Screen position of a hex, by its label. */
export const spot = (page: Page, label: string): Promise<Point> =>
  page.evaluate(`(() => {
    const sheet = document.querySelector('.hex-sheet');
    const box = sheet.getBoundingClientRect();
    const [left, top, width, height] = sheet.getAttribute('viewBox').split(' ').map(Number);
    const scale = Math.min(box.width / width, box.height / height);
    const [col, row] = [Number('${label}'.slice(0, 2)) - 1, Number('${label}'.slice(2)) - 1];
    const [x, y] = [60 * col, Math.sqrt(3) * 40 * (row + (col % 2) / 2)];
    return {
      x: box.left + (box.width - width * scale) / 2 + (x - left) * scale,
      y: box.top + (box.height - height * scale) / 2 + (y - top) * scale,
    };
  })()`) as Promise<Point>;

/** Width of a hex on the screen, in pixels. */
export const hexWidth = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const sheet = document.querySelector('.hex-sheet');
    const box = sheet.getBoundingClientRect();
    const [, , width, height] = sheet.getAttribute('viewBox').split(' ').map(Number);
    return 80 * Math.min(box.width / width, box.height / height);
  })()`) as Promise<number>;

/** Whether a hex is in the visible part of the map. */
export async function isHexVisible(page: Page, label: string): Promise<boolean> {
  const { x, y } = await spot(page, label);
  const box = await page.locator('.pan-zoom').boundingBox();
  return box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

export async function clickHex(page: Page, label: string): Promise<void> {
  const { x, y } = await spot(page, label);
  await page.mouse.click(x, y);
}

export async function tapHex(page: Page, label: string): Promise<void> {
  const { x, y } = await spot(page, label);
  await page.touchscreen.tap(x, y);
}
