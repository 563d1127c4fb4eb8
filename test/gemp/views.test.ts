import { afterEach, expect, test } from 'vitest';
import { options } from '../../src/games/force/options.ts';
import { type Side, type View, view as viewOf } from '../../src/games/force/view.ts';
import type { DecisionMaker } from '../../src/integrations/gemp/decision-maker.ts';
import { strategistDecisions } from '../../src/integrations/gemp/strategist-decisions.ts';
import { randomFaults } from './faults.ts';
import { type FakeServer, fakeServer } from './server.ts';
import { pairAt } from './sessions.ts';

let server: FakeServer;
afterEach(() => server?.close());

/** A view with card names instead of card ids, which differ between server and client. */
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
    // The actions of a turn are sent only once, so a client that reconnects may have missed them.
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
  readonly wrong: unknown[]; // a client continues whatever its bot throws, so errors are collected here
}

/** The strategist bot, with each of its views compared with the real state. */
function watched(exact: boolean, seen: Seen): DecisionMaker {
  const inner = strategistDecisions('balanced', 5);
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
  ['a session with faults', false],
])('in %s the client sees exactly what its seat sees', { timeout: 120_000 }, async (_, exact) => {
  const seen: Seen = { count: 0, wrong: [] };
  server = await fakeServer({ seed: 11, turnLimit: 10, ...(!exact && { faults: randomFaults(2, 40) }) });
  const sessions = await pairAt(
    server,
    { decisionMaker: watched(exact, seen) },
    { decisionMaker: watched(exact, seen) },
  );
  if (seen.wrong.length > 0) throw seen.wrong[0];
  expect(sessions.map(({ fault }) => fault)).toEqual([null, null]);
  expect(server.conduct.complaints).toEqual([]);
  expect(seen.count).toBeGreaterThan(25);
});
