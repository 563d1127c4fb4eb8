import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

const DUEL = {
  game: 'shooting',
  options: { scenario: 'duel' },
  bots: { attacker: 'gunner', defender: 'gunner' },
} as const;

describe.each([
  ['a desktop', 'en', 'paper', DESKTOP, 'Par and luck', /luckier than in \d+% of games/, /par/],
  ['a phone', 'es', 'plot-room', PHONE, 'Par y suerte', /más suerte que en el \d+\s% de las partidas/, /par/],
] as const)('on %s', (_, language, theme, how, title, luck, strip) => {
  test('the end of a match shows points against par, and luck', async () => {
    const code = await server.finished(DUEL);
    const { page } = await server.visitor({ ...how, remembers: { settings: { language, theme } } });
    await page.goto(`/m/${code}`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(luck).waitFor();
    expect(await page.locator('.sh-score').first().textContent()).toMatch(strip);
  });
});

test('the set-up shows par, and says when a change drops it', async () => {
  const { page } = await server.visitor({ remembers: { settings: { language: 'en' } } });
  await page.goto('/new/shooting');
  await page.locator('.set-up-more > summary').click();
  await page.getByText(/^Par: attacker [\d.]+ points, defender [\d.]+ points/).waitFor();
  await page.getByLabel('Rounds').fill('5');
  await page.getByText('Par does not apply with these changes: the side that destroys more points wins.').waitFor();
});
