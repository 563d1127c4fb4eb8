import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { SignedIn } from '../../src/wire/identity.ts';
import { eventually } from '../eventually.ts';
import { axeFindings } from './axe-findings.ts';
import { expectToFit } from './fit.ts';
import { button } from './player.ts';
import { startServer } from './server.ts';

const server = await startServer();
afterEach(async () => expect(await server.closeVisitors()).toEqual([]));
afterAll(() => server.close());

const PHONE = { width: 390, height: 844 } as const;
const keep = async (name: string): Promise<SignedIn> =>
  (await server.served.post<SignedIn>('/api/identity', { name })).body;
const signedIn = ({ session, me }: SignedIn) => ({ session: { token: session, name: me.name } });
const codeOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

test('two players play both games of a pair: sides swapped, the total, the new rating, one entry in the list', async () => {
  const [ann, bob] = [await keep('Ann'), await keep('Bob')];
  const { page: hers } = await server.visitor({ remembers: signedIn(ann) });
  const { page: his } = await server.visitor({
    remembers: { ...signedIn(bob), settings: { theme: 'plot-room', language: 'es', motion: 'none' } },
    viewport: PHONE,
    locale: 'es-ES',
  });
  await hers.goto('/me');
  await hers.getByLabel('Game').selectOption({ label: 'The Shooting Phase' });
  await button(hers, 'Find an opponent').click();
  await hers.getByText('you play two games with sides swapped.', { exact: false }).waitFor();
  await his.goto('/me');
  await his.getByLabel('Juego').selectOption('shooting');
  await button(his, 'Buscar rival').click();
  await Promise.all([hers, his].map((page) => page.waitForURL(/\/m\//)));
  const first = codeOf(hers);
  const note = await hers
    .getByText(/^Game 1 of 2: you play the (attacker|defender)\./)
    .last()
    .innerText();
  expect(await axeFindings(hers)).toEqual([]);

  await button(hers, 'Resign').click();
  await button(hers, 'Resign match').click();
  await hers.getByText('Score after game 1').waitFor();
  await eventually(() => hers.title()).toMatch(/^● Go to game 2/);
  expect(await axeFindings(hers)).toEqual([]);
  await his.getByText('Marcador tras la partida 1').waitFor();
  expect(await axeFindings(his)).toEqual([]);
  await expectToFit(his, his.url());
  await button(hers, 'Go to game 2').focus();
  await hers.keyboard.press('Enter');
  await button(his, 'Ir a la partida 2').click();
  for (const page of [hers, his]) await page.waitForURL((url) => !url.pathname.endsWith(first));
  expect(codeOf(hers)).toBe(codeOf(his));
  const other = note.includes('attacker') ? 'defender' : 'attacker';
  await hers.getByText(`Game 2 of 2: you now play the ${other}.`).last().waitFor();
  expect(await axeFindings(hers)).toEqual([]);

  await button(hers, 'Resign').click();
  await button(hers, 'Resign match').click();
  await hers.getByText('You lost the pair').waitFor();
  await hers.getByText(/^Your rating: 1,500 ± 500 → 1,\d+ ± \d+$/).waitFor();
  await his.getByText('Has ganado el duelo').waitFor();
  await his.getByText(/^Tu puntuación: 1500 ± 500 → 1\d+ ± \d+$/).waitFor();
  expect(await axeFindings(his)).toEqual([]);
  await expectToFit(his, his.url());

  await hers.goto('/me');
  const entry = hers.locator('.my-pair');
  await entry.getByText('0 – 2').waitFor();
  expect(await entry.getByRole('link', { name: /^Replay: / }).count()).toBe(2);
  await entry.getByText(/Rating: 1,500/).waitFor();
  expect(await axeFindings(hers)).toEqual([]);
  await his.goto('/me');
  await his.locator('.my-pair').getByText('2 – 0').waitFor();
  expect(await axeFindings(his)).toEqual([]);
  await expectToFit(his, his.url());
});
