import { expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { serve } from '../testing.ts';
import { uniqueName } from './seat-checks.ts';

const game = catalog.radar as Game;
const at = (...names: readonly string[]) => ({
  game,
  people: new Map(names.map((name) => [name, { id: name, name, tokenHash: '', side: null, identity: null }])),
});

test.each<[wanted: string, others: readonly string[], name: string]>([
  ['Ann', [], 'Ann'],
  ['Ann', ['Ann', 'Ann 2'], 'Ann 3'],
  ['crew', [], 'crew 2'],
  ['crew', ['crew 2'], 'crew 3'],
  ['crew@3+hunter', [], 'crew 2'],
  ['ｃｒｅｗ', [], 'crew 2'],
  ['crewman', [], 'crewman'],
  ['constructor', [], 'constructor'],
  ['Deleted player', [], 'Guest'],
  ['deleted  player 2', ['Guest'], 'Guest 2'],
  ['jugador eliminado', [], 'Guest'],
])('a person who asks for the name %s, next to %j, is called %s', (wanted, others, name) => {
  expect(uniqueName(at(...others), wanted)).toBe(name);
});

test('this applies to the host and to people who join', async () => {
  const served = await serve();
  const host = await served.create({ game: 'radar', name: 'crew', sit: ['blue.captain'] });
  const { body } = await served.post<SeatPass>(`/api/matches/${host.code}/join`, {
    name: 'crew@5',
    seats: ['red.captain'],
  });
  const names = body.table.seats.flatMap(({ holder }) => (holder.kind === 'human' ? [holder.name] : []));
  expect([body.table.host, names]).toEqual(['crew 2', ['crew 2', 'crew 3']]);
  const reserved = await served.create({ game: 'radar', name: 'Deleted player', sit: ['blue.captain'] });
  expect(reserved.table.host).toBe('Host');
  await served.close();
});
