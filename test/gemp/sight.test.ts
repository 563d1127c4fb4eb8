import { afterEach, expect, test } from 'vitest';
import { options } from '../../src/games/force/options.ts';
import { type Side, type View, view as viewOf } from '../../src/games/force/view.ts';
import { strategistMind } from '../../src/integrations/gemp/mind/strategist.ts';
import type { Mind } from '../../src/integrations/gemp/mind.ts';
import { pairAt } from './evening.ts';
import { stormy } from './faults.ts';
import { type FakeServer, fakeServer } from './server.ts';

let server: FakeServer;
afterEach(() => server.close());

/** A view without the numbers of its cards, which differ: cards are called by what is printed on them. */
function named(view: View, side: Side, exact: boolean) {
  const name = (card: number | null): string => (card === null ? '' : (view.rules.cards[card]?.id ?? '?'));
  const names = (cards: readonly number[]): string[] => cards.map(name).sort();
  const { battle, players } = view;
  return {
    where: [view.phase, view.turn, view.active, view.owed?.amount ?? 0],
    locations: view.locations.map(name),
    inPlay: view.inPlay.map(({ card, at, host }) => `${name(card)} at ${name(at)} on ${name(host)}`).sort(),
    piles: (['dark', 'light'] as const).map((one) => {
      const { reserve, force, used, handSize } = players[one];
      return { reserve, force, used, handSize };
    }),
    hand: names(players[side].hand ?? []),
    foe: players[side === 'dark' ? 'light' : 'dark'].hand,
    generation: view.now.generation,
    // What was done in a turn is told once: who comes back in a storm may have missed it.
    deeds: exact && [view.now.activated, names(view.now.drained), names(view.now.battles)],
    battle: battle && {
      at: name(battle.at),
      initiator: battle.initiator,
      segment: battle.segment,
      fighters: names(battle.fighters),
      damage: battle.damage,
      attrition: battle.attrition,
      tactics: exact && [names(battle.tactics.dark), names(battle.tactics.light)],
      destiny: exact && battle.destiny,
    },
  };
}

interface Seen {
  count: number;
  readonly wrong: unknown[]; // a client plays on whatever its mind throws, so what is wrong is kept
}

/** The strategist, and a look over its shoulder at the truth. */
function watched(exact: boolean, seen: Seen): Mind {
  const inner = strategistMind('balanced', 5);
  return {
    name: 'watched',
    choose(matter) {
      const state = server.tables.tables[0]?.game?.state;
      if (!state) throw new Error('there is a game');
      const truth = viewOf(state, matter.side);
      const compare = (): void => {
        expect(named(matter.view, matter.side, exact)).toEqual(named(truth, matter.side, exact));
        const kinds = (view: View): string[] =>
          options(view, matter.side)
            .map(({ type }) => type)
            .sort();
        if (exact && state.battle === null && state.phase !== 'move') expect(kinds(matter.view)).toEqual(kinds(truth));
      };
      try {
        compare();
      } catch (error) {
        seen.wrong.push(error);
      }
      seen.count++;
      return inner.choose(matter);
    },
  };
}

test.each([
  ['a calm', true],
  ['a storm', false],
])('in %s the client sees what its seat sees, and nothing more', { timeout: 120_000 }, async (_, exact) => {
  const seen: Seen = { count: 0, wrong: [] };
  server = await fakeServer({ seed: 11, turnLimit: 10, ...(!exact && { faults: stormy(2, 40) }) });
  const evenings = await pairAt(server, { mind: watched(exact, seen) }, { mind: watched(exact, seen) });
  if (seen.wrong.length > 0) throw seen.wrong[0];
  expect(evenings.map(({ fault }) => fault)).toEqual([null, null]);
  expect(server.conduct.complaints).toEqual([]);
  expect(seen.count).toBeGreaterThan(25);
});
