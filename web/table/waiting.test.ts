import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game, Language } from '../../src/kernel/game.ts';
import { Random } from '../../src/kernel/random.ts';
import { must } from '../../src/kernel/result.ts';
import { EN } from '../text/shell-text.en.ts';
import { ES } from '../text/shell-text.es.ts';
import { resultText } from './waiting.ts';

const SAY = { en: EN, es: ES };

function resultOf(game: Game, winners: readonly string[], loser: string, language: Language): string {
  const rules = must(game.setUp({}, new Random(1)));
  const outcome = { winners, reason: { code: 'resigned', side: loser } };
  return resultText(game, rules, language, outcome, [...winners, loser], SAY[language]);
}

test.each([
  ['radar', 'blue', 'red', 'Blue wins: red resigns', 'Gana el azul: el rojo se rinde'],
  ['battletech', '1', '0', 'Red wins: blue resigns', 'Gana el rojo: el azul se rinde'],
  ['force', 'dark', 'light', 'The Dominion wins: the Compact resigns', 'Gana el Dominio: el Pacto se rinde'],
  [
    'shooting',
    'attacker',
    'defender',
    'The attacker wins: the defender resigns',
    'Gana el atacante: el defensor se rinde',
  ],
])('the result of %s names sides with the article that their language needs', (id, winner, loser, en, es) => {
  const game = catalog[id] as Game;
  expect(resultOf(game, [winner], loser, 'en')).toBe(en);
  expect(resultOf(game, [winner], loser, 'es')).toBe(es);
});

test('several winners are listed, with a verb in the plural', () => {
  const game = catalog.battletech as Game;
  expect(resultOf(game, ['0', '1'], '2', 'en')).toBe('Blue and red win: amber resigns');
  expect(resultOf(game, ['0', '1'], '2', 'es')).toBe('Ganan el azul y el rojo: el ámbar se rinde');
});
