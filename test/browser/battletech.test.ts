import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import {
  AMBUSH,
  atTable,
  logLines,
  lost,
  own,
  PATROL,
  panel,
  phase,
  readFrom,
  readOther,
  readyToMove,
  TO_END,
  TO_FIRE,
  TO_MOVE,
  TO_STRIKE,
} from './battletech-table.ts';
import { expectToFit } from './fit.ts';
import { clickHex, hexWidth, isHexVisible, tapHex } from './hexes.ts';
import { button, focused, openMoreOptions, spoken, status, tabTo } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const EVERY_STEP = { settings: { skipIdle: false } }; // nothing is skipped
const AWESOME = 'Awesome AWS-8Q (red)';

/** The next hex to the south. */
const below = (label: string): string => `${label.slice(0, 2)}${String(Number(label.slice(2)) + 1).padStart(2, '0')}`;

const like = (pattern: RegExp) => expect.arrayContaining([expect.stringMatching(pattern)]);

describe('a turn with the mouse, in the gorge', () => {
  /** Chooses the hex in front of the enemy and returns it. */
  async function approach(page: Page): Promise<string> {
    const beside = below((await readFrom(page, 'Wolverine', AWESOME)).hex);
    await clickHex(page, beside);
    await eventually(() => focused(page)).toContain(beside);
    return beside;
  }

  async function moves(page: Page): Promise<void> {
    const beside = await approach(page);
    await panel(page).getByText(`${beside}, facing north`).waitFor();
    await button(page, /^face north-east, \d MP$/).click();
    await panel(page).getByText(`${beside}, facing north-east`).waitFor();
    await button(page, /^face north, \d MP$/).click();
    await button(page, `Walk to ${beside}`).click();
    await status(page, TO_FIRE).waitFor();
    expect(await own(page, 'Wolverine').innerText()).toContain(beside);
    expect(await logLines(page)).toEqual(
      like(new RegExp(`^Wolverine WVR-6R \\(blue\\) walks to ${beside}, facing north `)),
    );
  }

  /** Fires a laser at the enemy with the torso twisted to the left. */
  async function fires(page: Page): Promise<void> {
    expect(await phase(page).innerText()).toBe('Weapons');
    await button(page, /^Left \d weapons/).click();
    await button(page, 'Twist torso: left').click();
    await panel(page).getByText('Already twisted this turn.').waitFor();
    await page
      .getByRole('gridcell', { name: /^\d{4}, Wolverine .*, torso north-west,/ })
      .waitFor({ state: 'attached' });
    expect(await logLines(page)).toEqual(like(/^Wolverine WVR-6R \(blue\) turns its torso to the north-west$/));
    expect(await button(page, /^Awesome AWS-8Q 1 hex · /).getAttribute('aria-pressed')).toBe('true');
    await panel(page)
      .getByRole('checkbox', { name: /Medium laser HD$/ })
      .check();
    await button(page, 'Declare fire: 1 weapon').click();
    await status(page, TO_STRIKE).waitFor();
    const lines = await logLines(page);
    expect(lines).toEqual(like(/^Wolverine WVR-6R \(blue\) declares fire: medium laser at Awesome AWS-8Q$/));
    expect(lines).toEqual(like(/fires its medium laser at Awesome AWS-8Q: needs \d+, rolls \d\+\d: (hits|misses)/));
  }

  async function kicks(page: Page): Promise<void> {
    expect(await phase(page).innerText()).toBe('Physical');
    await panel(page).getByRole('heading', { name: 'Physical attacks on Awesome AWS-8Q' }).waitFor();
    await panel(page).getByRole('checkbox', { name: 'Kick, right leg' }).check();
    await button(page, 'Declare: kick').click();
    await status(page, TO_END).waitFor();
    const lines = await logLines(page);
    expect(lines).toEqual(like(/^Wolverine WVR-6R \(blue\) declares: kicks Awesome AWS-8Q with the right leg$/));
    // A unit that was pushed away cannot kick.
    expect(lines).toEqual(like(/kicks Awesome AWS-8Q with the right leg: (needs \d+, rolls \d\+\d|no effect)/));
  }

  test('moves next to the enemy, twists, fires and kicks', async () => {
    const { page } = await atTable(server, AMBUSH, { remembers: EVERY_STEP });
    const whole = await readFrom(page, 'Wolverine', AWESOME);
    const sheetAgreesWithLog = async (): Promise<void> => {
      const lines = await logLines(page);
      expect(await readFrom(page, 'Wolverine', AWESOME)).toMatchObject({
        armour: whole.armour - lost(lines, AWESOME, 'armour'),
        structure: whole.structure - lost(lines, AWESOME, 'structure'),
      });
    };
    await page.getByRole('banner').getByText('Turn 1', { exact: true }).waitFor();
    await panel(page).getByText('Turn 1 · Movement Phase').waitFor();
    expect(await phase(page).innerText()).toBe('Movement');
    await moves(page);
    await fires(page);
    await sheetAgreesWithLog();
    await kicks(page);
    await sheetAgreesWithLog();

    expect(await phase(page).innerText()).toBe('End');
    await button(page, 'End turn').click();
    await page.getByRole('banner').getByText('Turn 2', { exact: true }).waitFor();
    await panel(page).getByText('Turn 2 · Movement Phase').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('heading', { name: 'Turn 2', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Filter by player' }).selectOption({ label: 'Blue' });
    const blue = await page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem').allInnerTexts();
    expect(blue).toEqual(like(/^Wolverine WVR-6R \(blue\) kicks /));
    expect(blue.filter((line) => line.startsWith('Awesome'))).toEqual([]);
  });

  test.each(['paper', 'plot-room'])('has no accessibility problems in %s', async (theme) => {
    const remembers = { settings: { theme, language: 'en', motion: 'none' } };
    const { page } = await atTable(server, AMBUSH, { remembers });
    const expectNone = async (where: string): Promise<void> =>
      expect({ where, found: await axeFindings(page) }).toEqual({ where, found: [] });
    await approach(page);
    await expectNone('a move that is chosen');
    await page.keyboard.press('Control+Enter');
    await status(page, TO_FIRE).waitFor();
    await button(page, 'All that can hit').click();
    await expectNone('fire that is chosen');
    await page.keyboard.press('Control+Enter');
    await status(page, TO_STRIKE).waitFor();
    await expectNone('physical attacks');
    await own(page, 'Wolverine').click();
    await page.getByRole('dialog').waitFor();
    await expectNone('the record sheet');
  });
});

test('units can be moved with the keyboard only', async () => {
  const { page } = await atTable(server, PATROL);
  const chosen = (name: string): Promise<string | null> => own(page, name).getAttribute('aria-pressed');
  await panel(page).getByText('Choose a unit.').waitFor();
  await page.keyboard.press('n');
  await eventually(() => chosen('Wolverine')).toBe('true');
  await page.keyboard.press('n');
  await eventually(() => chosen('Locust')).toBe('true');
  await page.keyboard.press('n');
  await eventually(() => chosen('Wolverine')).toBe('true');
  await page.keyboard.press('w');
  await button(page, 'Choose a hex').waitFor();

  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  expect(await focused(page)).toMatch(/^0510, Wolverine WVR-6R \(blue\), facing north, .*selected/);
  for (const to of ['0509', '0508']) {
    await page.keyboard.press('ArrowUp');
    await eventually(() => focused(page)).toMatch(new RegExp(`^${to}, .*Walk \\d MP, heat 1`));
  }
  await page.keyboard.press('Enter');
  await button(page, 'Walk to 0508').waitFor();
  await page.keyboard.press('x');
  await panel(page).getByText('0508, facing north-east').waitFor();
  await page.keyboard.press('z');
  await panel(page).getByText('0508, facing north', { exact: true }).waitFor();
  await page.keyboard.press('z');
  await panel(page).getByText('0508, facing north-west').waitFor();
  await page.keyboard.press('Control+Enter');
  await spoken(page)
    .getByText(/^Wolverine WVR-6R \(blue\) walks to 0508, facing north-west/)
    .waitFor();

  await status(page, TO_MOVE).waitFor();
  await eventually(() => chosen('Locust')).toBe('true');
  expect(await own(page, 'Wolverine').innerText()).toMatch(/0508[\s\S]*has acted/);
  await page.keyboard.press('s');
  await button(page, 'Stand still').waitFor();
  await page.keyboard.press('Control+Enter');
  await status(page, TO_FIRE).waitFor();
});

test('on a small phone units move and hold fire, and the confirm button is always visible', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await atTable(server, PATROL, { viewport, hasTouch: true, isMobile: true, remembers: EVERY_STEP });
  const confirm = async (name: string): Promise<void> => {
    const verb = button(page, name);
    await verb.waitFor();
    await eventually(() => isInSight(verb, viewport)).toBe(true);
    await expectToFit(page, name);
    await verb.tap();
  };
  // The view is close enough to tap a hex, and follows the unit that acts.
  expect(await hexWidth(page)).toBeGreaterThanOrEqual(32);
  await tapHex(page, '0510');
  await button(page, 'Choose how to move').waitFor();
  await tapHex(page, '0508');
  await confirm('Walk to 0508');
  await eventually(() => isHexVisible(page, '0712')).toBe(true);
  await panel(page)
    .getByText(/has acted/)
    .waitFor();
  await status(page, TO_MOVE).waitFor();
  await button(page, /^Stand still/).tap();
  await confirm('Stand still');
  await status(page, TO_FIRE).waitFor();
  await own(page, 'Wolverine').tap();
  await confirm('Hold fire');
  await eventually(() => own(page, 'Locust').getAttribute('aria-pressed')).toBe('true');
  await confirm('Hold fire');
  await status(page, TO_END).waitFor();
  await confirm('End turn');
  await status(page, TO_MOVE).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
});

async function isInSight(verb: Locator, { width, height }: { width: number; height: number }): Promise<boolean> {
  const box = await verb.boundingBox();
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

describe('the record sheet', () => {
  test('opens from panel and map, shows what is left, and closes with Escape', async () => {
    const { page } = await atTable(server, PATROL);
    await button(page, 'Record sheet: Wolverine WVR-6R').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Wolverine WVR-6R' });
    await sheet.getByText('Armour 152 of 152').waitFor();
    const armour = sheet.getByRole('group', { name: 'Armour' });
    expect(await armour.getByRole('img', { name: /: \d+ of \d+$/ }).count()).toBe(11);
    await armour.getByRole('img', { name: 'Head: 8 of 8' }).waitFor();
    const { hex } = await readOther(page, 'UrbanMech UM-R60 (red)');
    await eventually(() => focused(page)).toBe('Record sheet: Wolverine WVR-6R');

    await clickHex(page, hex);
    const other = page.getByRole('dialog', { name: 'UrbanMech UM-R60' });
    await other.getByRole('img', { name: 'Centre torso: 11 of 11' }).first().waitFor();
    await page.keyboard.press('Escape');
    await other.waitFor({ state: 'hidden' });
    await eventually(() => focused(page)).toContain(`${hex}, UrbanMech`);
  });
});

test('the label setting shows the number of every hex', async () => {
  const { page } = await atTable(server, PATROL);
  const ground = (): Promise<string> =>
    page.evaluate(`document.querySelector('.hex-board canvas').toDataURL()`) as Promise<string>;
  const flip = async (on: boolean): Promise<void> => {
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: /^Label every cell/ }).setChecked(on);
    await page.keyboard.press('Escape');
  };
  await page.evaluate('document.fonts.ready');
  const bare = await ground();
  await flip(true);
  await eventually(ground).not.toBe(bare);
  await flip(false);
  await eventually(ground).toBe(bare);
});

test('a match with chosen units can be set up and started', async () => {
  const { page } = await server.visitor();
  await page.goto('/new/battletech');
  await openMoreOptions(page);
  await page.getByRole('radio', { name: /^Twin Hills/ }).check();
  await button(page, 'Custom').click();
  const choose = async (side: string, old: string, name: string): Promise<Locator> => {
    const list = page.getByRole('group', { name: `Units: ${side}` });
    await list.getByRole('button', { name: `Remove ${old}` }).click();
    await list.getByText('This side has no units yet.').waitFor();
    await list.getByRole('button', { name: 'Add unit…' }).click();
    const box = page.getByRole('dialog', { name: `Units for ${side}` });
    await box.getByRole('textbox', { name: 'Search' }).fill(name);
    await box.getByRole('button', { name: `Add ${name}` }).click();
    await box.getByText(`Added ${name}. 1 unit in total.`).waitFor();
    await page.keyboard.press('Escape');
    return list;
  };
  await choose('blue', 'Hunchback HBK-4G', 'Wolverine WVR-6R');
  const red = await choose('red', 'Enforcer ENF-4R', 'Jenner JR7-D');
  await red.getByRole('button', { name: 'Gunnery: Jenner JR7-D, improve' }).click();
  await page.getByRole('combobox', { name: 'Bot speed' }).first().selectOption({ label: 'Instant' });
  await button(page, 'Start now').click();

  await readyToMove(page);
  await page.getByRole('grid', { name: 'Map: Twin Hills' }).waitFor();
  await own(page, 'Wolverine WVR-6R').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Show unit' }).selectOption({ label: 'Jenner JR7-D (red)' });
  await sheet.getByText(/Gunnery\s*3/).waitFor();
});
