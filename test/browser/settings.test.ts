import { afterAll, afterEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { button, openCourse, openMoreOptions, place, status } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const captain = () =>
  server.served.create({ game: 'radar', sit: ['blue.captain'], settings: { pace: 0 }, start: true });

test('settings apply immediately and are saved', async () => {
  const { page } = await server.visitor();
  await page.goto('/');
  await button(page, 'Settings').click();
  const root = page.locator('html');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('plot-room');
  await eventually(() => root.getAttribute('data-theme')).toBe('plot-room');
  await page.getByRole('combobox', { name: 'Animation' }).selectOption('none');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.getByRole('checkbox', { name: /^Label every cell/ }).check();
  await page.getByRole('checkbox', { name: /^Highlights/ }).uncheck();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();

  await page.reload();
  expect([
    await root.getAttribute('data-theme'),
    await root.getAttribute('data-motion'),
    await root.getAttribute('lang'),
  ]).toEqual(['plot-room', 'none', 'es']);
  await button(page, 'Ajustes').click();
  const dialog = page.getByRole('dialog', { name: 'Ajustes' });
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Ana');
  expect(
    await dialog.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.matches(':checked'))),
  ).toEqual([false, false, true, true, true, false, false]);
});

test.each([
  ['set on the page', 'nothing moves', { remembers: { settings: { motion: 'none' } } }],
  ['set in the system', 'nothing moves', { reducedMotion: 'reduce' }],
  ['not set', 'things move', { remembers: { settings: { motion: 'full' } } }],
] as const)('reduced motion %s: %s', async (_, then, how) => {
  const { page } = await server.seated(await captain(), how);
  await place(page, 'D4');
  const way = await openCourse(page);
  await page.evaluate(COUNT_MOTIONS);
  await way.click();
  await status(page, /^Your turn: end your turn/).waitFor(); // the crew has finished, and no system is charged yet
  await button(page, 'Hint').click();
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  const moved = Number(await page.evaluate('moved'));
  const running = Number(await page.evaluate('document.getAnimations().length'));
  if (then === 'things move') expect(moved).toBeGreaterThan(0);
  else expect({ moved, running }).toEqual({ moved: 0, running: 0 });
});

const COUNT_MOTIONS = `
  globalThis.moved = 0;
  for (const begins of ['transitionstart', 'animationstart']) addEventListener(begins, () => { moved += 1; }, true);
`;

/** Words that are the same in both languages, and names. */
const SAME = /^(Umpire|Admiral Radar|BattleTech|Español|English|Chat|total|radar|sector|sonar|torpedo)$/i;
const ENGLISH =
  /\b(the|of|and|your|you|with|against|play|watch|open|settings|seat|captain|engineer|mate|turn|course|charge|hint|log|why|resign|offer|change|end|mark|report|hull|from|is|are|four|nine|random)\b/i;

test('the main controls have no English left in Spanish', async () => {
  const { page } = await server.seated(await captain(), {
    remembers: { settings: { language: 'es' } },
    locale: 'es-ES',
  });
  await page.getByRole('grid').waitFor();
  const left: string[] = [];
  const read = async (where: string): Promise<void> => {
    for (const role of [
      'button',
      'tab',
      'link',
      'heading',
      'combobox',
      'status',
      'checkbox',
      'option',
      'paragraph',
    ] as const)
      for (const words of await page.getByRole(role).allInnerTexts())
        for (const line of words.split('\n'))
          if (ENGLISH.test(line) && !SAME.test(line.trim())) left.push(`${where}, ${role}: ${line}`);
    for (const words of await page.locator('label').allInnerTexts())
      if (ENGLISH.test(words)) left.push(`${where}, label: ${words}`);
    const names = (await page.evaluate(
      `[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((e) => ['aria-label', 'title', 'placeholder'].map((a) => e.getAttribute(a))).filter(Boolean)`,
    )) as string[];
    for (const name of names) if (ENGLISH.test(name) && !SAME.test(name)) left.push(`${where}: ${name}`);
  };
  await read('placing');
  await page.getByRole('gridcell', { name: /^D4,/ }).click();
  await button(page, /D4, sector 1/).click();
  await button(page, /Navegar al norte/).waitFor();
  await read('captain');
  await button(page, 'Atajos de teclado').click();
  await page.getByRole('dialog').waitFor();
  await read('help');
  await page.keyboard.press('Escape');
  await button(page, 'Ajustes').click();
  await read('settings');
  await page.goto('/');
  await button(page, /^Jugar a /)
    .first()
    .waitFor();
  await read('home');
  await page.goto('/new/radar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('option', { name: 'Clásico por turnos' }).waitFor({ state: 'attached' });
  await openMoreOptions(page);
  await read('set-up');
  expect([...new Set(left)]).toEqual([]);
});
