import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import { shellText } from './shell-text.ts';

const en = Object.entries(shellText('en'));
const es = Object.entries(shellText('es'));

test('both languages have the same keys', () => {
  expect(es.map(([key]) => key).sort()).toEqual(en.map(([key]) => key).sort());
});

test('every text is there, and no sentence was left in English', () => {
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
])('%d seconds are said in words', (seconds, english, spanish) => {
  expect([shellText('en').duration(seconds), shellText('es').duration(seconds)]).toEqual([english, spanish]);
});

test.each(Object.values(catalog).flatMap(({ bots }) => Object.values(bots)))('$id says what it is like', (bot) => {
  expect(shellText('en').botAbout(bot.about)).toBe(bot.about);
  expect(shellText('es').botAbout(bot.about)).not.toBe('');
});
