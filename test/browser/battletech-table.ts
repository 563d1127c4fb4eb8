import type { Locator, Page } from 'playwright-core';
import type { NewMatchRequest } from '../../src/wire/matches.ts';
import { status } from './player.ts';
import type { TestServer, Visitor } from './server.ts';

/** Page helpers for BattleTech matches. */

/** A plain in the south, and cliffs in the north with a dead end between them. */
const GORGE = {
  name: 'Gorge',
  cols: 9,
  rows: 9,
  hexes: Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((col) =>
      [1, 2, 3, 4, 5].flatMap((row) => (col === 4 && row > 1 ? [] : [[`0${col}0${row}`, { level: 6 }]])),
    ),
  ),
};

/**
 * Whichever side moves first, the Wolverine can reach the Awesome, which is too slow to leave the gorge and cannot
 * jump. No hit can fell the Wolverine before its kick, and the Awesome has the worst possible pilot.
 */
export const AMBUSH: NewMatchRequest = {
  game: 'battletech',
  options: {
    map: GORGE,
    switches: { criticals: false, rollForTwenty: false },
    units: [
      { side: '0', design: 'WVR-6R', at: '0407', facing: 0 },
      { side: '1', design: 'AWS-8Q', at: '0402', facing: 0, gunnery: 8, piloting: 8 },
    ],
  },
  sit: ['0'],
  bots: { 1: 'random' },
  settings: { pace: 0, takeOver: null, clock: null },
  start: true,
};

/** Two against one, far apart. */
export const PATROL: NewMatchRequest = {
  ...AMBUSH,
  options: {
    map: 'meadows',
    units: [
      { side: '0', design: 'WVR-6R', at: '0510', facing: 0 },
      { side: '0', design: 'LCT-1V', at: '0712', facing: 0 },
      { side: '1', design: 'UM-R60', at: '1402', facing: 3 },
    ],
  },
};

export const TO_MOVE = /^Your turn: move a unit/;
export const TO_FIRE = /^Your turn: declare fire/;
export const TO_STRIKE = /^Your turn: declare physical attacks/;
export const TO_END = /^Your turn: give End Phase orders/;

export async function readyToMove(page: Page): Promise<void> {
  await status(page, TO_MOVE).waitFor();
  await page.locator('.hex-cell').first().waitFor({ state: 'attached' });
  await panel(page).getByRole('heading', { name: 'Your units' }).waitFor(); // from now on, it listens to keys
}

/** A new match, once it is this side's turn to move. */
export async function atTable(
  server: TestServer,
  wish: NewMatchRequest,
  how: Parameters<TestServer['seated']>[1] = {},
): Promise<Visitor> {
  const visitor = await server.seated(await server.served.create(wish), how);
  await readyToMove(visitor.page);
  return visitor;
}

/** The phase that is marked above the map. */
export const phase = (page: Page): Locator => page.getByRole('list', { name: 'Turn phases' }).locator('[aria-current]');

export const panel = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Act' });

/** The panel's row of one of my units: name, hex, condition. Pressing it when it is already chosen opens its sheet. */
export const own = (page: Page, name: string): Locator =>
  panel(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** All lines of the log so far. */
export async function logLines(page: Page): Promise<readonly string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = await page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem').allInnerTexts();
  await page.getByRole('tab', { name: 'Act' }).click();
  return lines;
}

/** Points that a unit has lost, according to the log. */
export const lost = (lines: readonly string[], name: string, of: 'armour' | 'structure'): number =>
  lines
    .filter((line) => line.startsWith(name) && line.includes(': loses '))
    .reduce((sum, line) => sum + Number(new RegExp(`(\\d+) (?:rear )?${of}`).exec(line)?.[1] ?? 0), 0);

interface Sheet {
  readonly hex: string;
  readonly armour: number;
  readonly structure: number;
}

/** Switches the open record sheet to another unit, reads it, and closes it. */
export async function readOther(page: Page, name: string): Promise<Sheet> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Show unit' }).selectOption({ label: name });
  await sheet.getByRole('heading', { name: name.replace(/ \(.*/, '') }).waitFor();
  const words = await sheet.innerText();
  const figure = (title: string): number => Number(new RegExp(`${title}\\s+(\\d+) of`).exec(words)?.[1]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  return { hex: /hex (\d{4})/.exec(words)?.[1] ?? '', armour: figure('Armour'), structure: figure('Structure') };
}

/** The same when no sheet is open and I have only one unit. */
export async function readFrom(page: Page, mine: string, name: string): Promise<Sheet> {
  await own(page, mine).click();
  return readOther(page, name);
}
