import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { begin } from './apply.ts';
import { hear } from './audience.ts';
import { imagine } from './belief/imagine.ts';
import { type Belief, believe, start } from './belief.ts';
import type { Event } from './events.ts';
import { faultIn } from './rules/saved.ts';
import { setUp } from './rules/set-up.ts';
import { SIDES, type Side } from './sides.ts';
import type { State } from './state.ts';
import { character, played, playedOn, position, randomPlay, site, tactic } from './testing.ts';
import { view } from './view.ts';

const rules = must(setUp(undefined, new Random(1)));
const PILES = ['reserve', 'force', 'used', 'hand'] as const;

const heardBy = (side: Side, belief: Belief, state: State, events: readonly Event[]): Belief =>
  events.reduce((known, event) => believe(known, hear(state.rules, event, side)), belief);

test('in any match a belief is never wrong, and a state imagined from it gives the same view', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const opening = begin(rules);
      const random = new Random(seed);
      let beliefs = SIDES.map((side) => start(view(opening, side), side));
      for (const { state, events } of randomPlay(opening, seed, 300)) {
        beliefs = SIDES.map((side, i) => heardBy(side, beliefs[i] as Belief, state, events));
        for (const [i, side] of SIDES.entries()) {
          const belief = beliefs[i] as Belief;
          for (const owner of SIDES)
            for (const pile of PILES) {
              const known = belief.piles[owner][pile];
              const truth = state.players[owner][pile];
              expect(known.length).toBe(truth.length);
              if (pile === 'hand') expect(known.every((card) => card === null || truth.includes(card))).toBe(true);
              else expect(known.every((card, place) => card === null || card === truth[place])).toBe(true);
            }
          if (random.roll(8) > 1) continue;
          const imagined = imagine(view(state, side), belief, random);
          expect(view(imagined, side)).toEqual(view(state, side));
          expect(faultIn(imagined)).toBeUndefined();
        }
      }
    }),
    { numRuns: 3, seed: 1 },
  );
});

const scene = position({
  phase: 'battle',
  dark: {
    locations: { yard: site() },
    table: { lord: [character({ ability: 4 }), 'yard'] },
    hand: { ruse: tactic() },
    force: 3,
  },
  light: { table: { foe: [character(), 'yard'] } },
});

test('a destiny that was shown stays known in the Used Pile, and under the Reserve Deck after the turn', () => {
  const { state, card } = scene;
  const { events, state: after } = playedOn(
    state,
    { type: 'battle', at: card('yard') },
    { type: 'pass' },
    {
      type: 'destiny',
      draw: true,
    },
  );
  const known = heardBy('light', start(view(state, 'light'), 'light'), state, events);
  expect(known.piles.dark.used).toEqual([card('dark-reserve-1'), null]);
  const ended = believe(known, { type: 'turn-ended', side: 'dark', turn: after.turn });
  expect(ended.piles.dark.reserve.slice(-2)).toEqual([card('dark-reserve-1'), null]);
  const back = believe(ended, { type: 'activated', side: 'dark', amount: ended.piles.dark.reserve.length });
  const drawn = believe(believe(back, { type: 'drew', side: 'dark' }), { type: 'drew', side: 'dark' });
  expect(drawn.piles.dark.hand).toContain(card('dark-reserve-1'));
});

test('a tactic moves from hand to the Used Pile in public', () => {
  const { state, card } = scene;
  const begun = played(state, 'dark', { type: 'battle', at: card('yard') });
  const { events } = played(begun.state, 'dark', { type: 'tactic', card: card('ruse') });
  const known = heardBy('light', start(view(begun.state, 'light'), 'light'), state, events);
  expect(known.piles.dark).toMatchObject({ hand: [], used: [card('ruse'), null, null] });
});

test('a seat that has heard no events still imagines a state that fits its view', () => {
  const { state } = scene;
  const other = begin(rules);
  const belief = start(view(other, 'dark'), 'dark');
  const imagined = imagine(view(state, 'dark'), belief, new Random(3));
  expect(view(imagined, 'dark')).toEqual(view(state, 'dark'));
});
