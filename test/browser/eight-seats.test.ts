import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { button, place, sail, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const SIDES = ['blue', 'red'] as const;
type Side = (typeof SIDES)[number];
const ROLES = ['captain', 'first mate', 'engineer', 'radio operator'] as const;
type Crew = Readonly<Record<(typeof ROLES)[number], Page>>;

const ROUNDS = 2;

test('eight people in eight browsers play full turns and see only what their seats may', async () => {
  const { page: host } = await server.visitor();
  await host.goto('/new/radar');
  await button(host, 'Create match').click();
  await button(host, 'Start match').waitFor();
  const address = host.url();

  const sit = async (seat: string): Promise<Page> => {
    const { page } = await server.visitor();
    await page.goto(address);
    await button(page, `Take seat: ${seat}`).click();
    await button(page, `Leave seat: ${seat}`).waitFor();
    return page;
  };
  const crews: Record<Side, Crew> = {
    blue: { captain: host, ...(await restOf('blue', sit)) },
    red: { captain: await sit('red captain'), ...(await restOf('red', sit)) },
  };
  await host.getByText('Every seat is taken.').waitFor();
  await button(host, 'Start match').click();

  await place(crews.blue.captain, 'D4');
  await place(crews.red.captain, 'L10');
  await status(crews.red.captain, /order a course|Waiting for/).waitFor();
  const first: Side = (await hasTheMove(crews.blue.captain, crews.red.captain)) ? 'blue' : 'red';
  const order: readonly Side[] = first === 'blue' ? SIDES : ['red', 'blue'];
  for (let round = 0; round < ROUNDS; round++) for (const side of order) await playTurn(crews[side]);

  for (const side of SIDES) {
    const other = side === 'blue' ? 'Red' : 'Blue';
    for (const role of ROLES) {
      const names = await cellNames(crews[side][role]);
      const boats = names.filter((name) => /boat|trail|mine/.test(name));
      expect(boats.filter((name) => name.includes(`${other}'s`))).toEqual([]);
      const ownBoats = boats.filter((name) => name.includes('your boat')).length;
      expect([role, ownBoats]).toEqual([role, role === 'captain' ? 1 : 0]);
    }
  }
});

async function restOf(side: Side, sit: (seat: string) => Promise<Page>): Promise<Omit<Crew, 'captain'>> {
  const [mate, engineer, operator] = await Promise.all(ROLES.slice(1).map((role) => sit(`${side} ${role}`)));
  return { 'first mate': mate as Page, engineer: engineer as Page, 'radio operator': operator as Page };
}

/** Whether the first of two captains is asked for a course. */
async function hasTheMove(one: Page, other: Page): Promise<boolean> {
  const asked = (page: Page) => status(page, /^Your turn: order a course/).waitFor();
  return Promise.race([asked(one).then(() => true), asked(other).then(() => false)]);
}

/** A turn through all four stations. */
async function playTurn(crew: Crew): Promise<void> {
  await sail(crew.captain);
  await button(crew['radio operator'], 'Report to the captain').click();
  await button(crew.engineer, /Mark \d$/)
    .first()
    .click();
  await button(crew['first mate'], /^Charge torpedo/).click();
  await crew.captain
    .getByText(/^\d+ cells? possible$/)
    .first()
    .waitFor();
  await button(crew.captain, 'End turn').click();
}

const cellNames = (page: Page): Promise<string[]> =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
