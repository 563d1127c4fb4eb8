import { expect, test } from 'vitest';
import { commandOf, resumeOf, shellWord } from './command.ts';

const duel = { game: 'radar', one: 'crew@3+hunter', other: 'crew' };

test('the form becomes the command that starts the experiment', () => {
  expect(commandOf({ ...duel, stop: { by: 'sprt', elo0: 0, elo1: 20 } })).toBe(
    './umpire arena crew@3+hunter crew --game radar --sprt 0,20',
  );
  expect(commandOf({ ...duel, stop: { by: 'games', games: 200 } })).toBe(
    './umpire arena crew@3+hunter crew --game radar --games 200',
  );
  expect(commandOf({ ...duel, stop: { by: 'sprt', elo0: -5, elo1: 5 } })).toContain('--sprt=-5,5');
  expect(resumeOf({ id: 'k7qxma', kind: 'duel' })).toBe('./umpire arena --resume k7qxma');
  expect(resumeOf({ id: 'k7qxma', kind: 'tune' })).toBe('./umpire tune --resume k7qxma');
});

test.each([
  ['crew@3+hunter', 'crew@3+hunter'],
  ['crew#abcd1234', `'crew#abcd1234'`],
  ['exec:python3 bot.py', `'exec:python3 bot.py'`],
  [`it's`, `'it'\\''s'`],
])('a shell reads %s as one word', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
