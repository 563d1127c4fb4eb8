import { expect, test } from 'vitest';
import { DELETED, holderName } from './holder-name.ts';
import { sayKernel } from './kernel-text.ts';

test.each([
  [DELETED, 'Deleted player', 'Jugador eliminado'],
  [`${DELETED} 2`, 'Deleted player 2', 'Jugador eliminado 2'],
  ['Ann', 'Ann', 'Ann'],
  ['Guest', 'Guest', 'Invitado'],
  ['Invitado', 'Guest', 'Invitado'],
  ['Deleted players', 'Deleted players', 'Deleted players'],
])('%s is shown as %s and %s', (name, en, es) => {
  expect([holderName(name, 'en'), holderName(name, 'es')]).toEqual([en, es]);
});

test('a deleted person who once took a seat is named in the reader’s language', () => {
  const event = { type: 'seat-held', code: 'seat-held', seat: 'blue', holder: DELETED };
  expect(sayKernel(event, 'en')).toBe('Deleted player now plays as blue');
  expect(sayKernel(event, 'es')).toBe('Jugador eliminado juega ahora como blue');
});
