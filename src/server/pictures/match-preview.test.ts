import { expect, test } from 'vitest';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { DELETED } from '../../kernel/holder-name.ts';
import { open } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import { openTestServer } from '../testing/test-table.ts';
import { previewOf } from './match-preview.ts';

const radar = catalog.radar as Game;

test('a deleted player is named in the language of the reader', async () => {
  const server = await openTestServer(radar);
  const rules = must(rulesFor(radar, undefined, 'seed'));
  const seats = radar.seats(rules);
  const crews = ['blue', 'red'].map((side) => seats.filter((seat) => seat.startsWith(side)));
  const table = server.lay(open(radar, rules, 'seed', hashing), crews);
  const [ann] = table.people.values();
  if (ann) table.people.set(ann.id, { ...ann, name: `${DELETED} 2` });
  expect((await previewOf(table, 'es')).sides[0]).toEqual(['Jugador eliminado 2']);
  expect((await previewOf(table, 'en')).sides[0]).toEqual(['Deleted player 2']);
  await server.close();
});
