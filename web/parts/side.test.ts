import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { nameOf, namer, roleName, sideClass, sideTitle } from './side.ts';

const game = catalog.radar as Game;

test.each([
  ['en', 'blue.first-mate', 'blue first mate', 'first mate', 'Blue'],
  ['es', 'red.radio-operator', 'el operador de radio rojo', 'operador de radio', 'Rojo'],
] as const)('in %s %s has a name, a role and a side', (language, seat, name, role, side) => {
  expect(nameOf(game, seat, language)).toBe(name);
  expect(roleName(game, seat, language)).toBe(role);
  expect(sideTitle(game, seat.split('.')[0] ?? '', language)).toBe(side);
});

test.each([
  ['en', 'the attacker', 'attacker', 'Attacker'],
  ['es', 'el atacante', 'atacante', 'Atacante'],
] as const)('in %s a side with one seat has an article only in sentences', (language, name, role, side) => {
  const shooting = catalog.shooting as Game;
  expect(nameOf(shooting, 'attacker', language)).toBe(name);
  expect(roleName(shooting, 'attacker', language)).toBe(role);
  expect(sideTitle(shooting, 'attacker', language)).toBe(side);
});

test('uses the server’s names until the game is loaded', () => {
  const told = namer({ names: { en: { 0: 'blue', 'blue.cook': 'blue cook', blue: 'blue' }, es: {} } });
  expect(nameOf(told, '0', 'en')).toBe('blue');
  expect(roleName(told, 'blue.cook', 'en')).toBe('cook');
  expect(nameOf(told, 'blue.first-mate', 'es')).toBe('blue first mate');
  expect(nameOf(namer(null), 'blue.cook', 'en')).toBe('blue cook');
});

test('shows a seat’s id while its game is loading', () => {
  expect(roleName(null, 'blue.first-mate', 'en')).toBe('first mate');
});

test.each([
  ['0', 'side-a'],
  ['1', 'side-b'],
  ['2', 'side-c'],
  ['8', 'side-a'],
  ['nobody', 'side-a'],
])('side %s looks like %s', (side, looks) => {
  expect(sideClass(['0', '1', '2', '3', '4', '5', '6', '7', '8'], side)).toBe(looks);
});
