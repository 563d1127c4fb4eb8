import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import { shellText } from './shell-text.ts';

const en = Object.entries(shellText('en'));
const es = Object.entries(shellText('es'));

test('both languages have the same keys', () => {
  expect(es.map(([key]) => key).sort()).toEqual(en.map(([key]) => key).sort());
});

test('every text exists, and no sentence is left in English', () => {
  expect([...en, ...es].filter(([, text]) => text === '')).toEqual([]);
  const same = en.filter(
    ([key, text]) => typeof text === 'string' && text.includes(' ') && text === shellText('es')[key as 'help'],
  );
  expect(same).toEqual([]);
});

test.each([
  [30, '30 seconds', '30 segundos'],
  [60, '1 minute', '1 minuto'],
  [120, '2 minutes', '2 minutos'],
  [86_400, '1 day', '1 día'],
])('%d seconds as text', (seconds, english, spanish) => {
  expect([shellText('en').duration(seconds), shellText('es').duration(seconds)]).toEqual([english, spanish]);
});

const bots = Object.entries(catalog).flatMap(([game, { bots }]) =>
  Object.values(bots).map(({ id, about }) => ({ game, id, about })),
);
test.each(bots)('$id of $game is described in both languages', ({ game, id, about }) => {
  expect(shellText('en').botAbout(game, id, about)).toBe(about);
  expect(shellText('es').botAbout(game, id, about)).not.toBe('');
});
