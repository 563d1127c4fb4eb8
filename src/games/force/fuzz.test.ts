import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { addsUp } from '../../kernel/tally.ts';
import { apply, begin } from './apply.ts';
import type { Event } from './events.ts';
import { total } from './rules/battle/total.ts';
import { drainAmount } from './rules/control.ts';
import { generation } from './rules/generation.ts';
import { lifeForceOf } from './rules/loss.ts';
import { abilityAt, powerAt } from './rules/power.ts';
import { abilityThere } from './rules/presence.ts';
import { faultIn } from './rules/saved.ts';
import { setUp } from './rules/set-up.ts';
import { SIDES } from './sides.ts';
import type { State } from './state.ts';
import { played, randomPlay, zonesOf } from './testing.ts';

const SETUPS = [
  undefined,
  { decks: { dark: 'night-fleet', light: 'harbour-fleet' } },
  { decks: { dark: 'night-fleet', light: 'lamps-and-roads' }, turnLimit: 30 },
];
const openings = SETUPS.map((setup) => begin(must(setUp(setup, new Random(1)))));
const match = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  opening: fc.constantFrom(...openings),
});

/** Whether these are all 120 cards, each once. */
const isWhole = (cards: readonly number[]): boolean => cards.length === 120 && new Set(cards).size === 120;
const lives = ({ players }: State): number[] => SIDES.map((side) => lifeForceOf(players[side]));

describe('in any match of random play', () => {
  test('every card is in exactly one place after every event, and the match ends', () => {
    fc.assert(
      fc.property(match, ({ seed, opening }) => {
        let state = opening;
        for (const { events } of randomPlay(opening, seed))
          for (const event of events) {
            state = apply(state, event);
            if (!isWhole(zonesOf(state, state.players))) throw new Error(`after ${event.type}`);
          }
        return state.outcome !== null;
      }),
      { numRuns: 8, seed: 1 },
    );
  });

  test('Life Force grows only by playing a tactic, and is lost one card at a time', () => {
    fc.assert(
      fc.property(match, ({ seed, opening }) => {
        let state = opening;
        for (const { events } of randomPlay(opening, seed, 400))
          for (const event of events) {
            const before = lives(state);
            state = apply(state, event);
            for (const [i, side] of SIDES.entries())
              expect((lives(state)[i] as number) - (before[i] as number)).toBe(change(event, side));
          }
      }),
      { numRuns: 12, seed: 1 },
    );
  });

  test('a state reached by play has no fault, and its numbers add up', () => {
    fc.assert(
      fc.property(match, ({ seed, opening }) => {
        for (const { state } of randomPlay(opening, seed, 300)) {
          expect(faultIn(state)).toBeUndefined();
          for (const side of SIDES) {
            const tallies = [generation(state, side), total(state, side)];
            for (const at of state.locations) {
              tallies.push(powerAt(state, at, side), drainAmount(state, at, side));
              expect(abilityAt(state, at, side).total).toBe(abilityThere(state, at, side));
            }
            expect(tallies.every(addsUp)).toBe(true);
          }
        }
      }),
      { numRuns: 3, seed: 1 },
    );
  });

  test('every card battles at most once per turn', () => {
    fc.assert(
      fc.property(match, ({ seed, opening }) => {
        let fought = new Set<number>();
        for (const { events } of randomPlay(opening, seed, 400))
          for (const event of events) {
            if (event.type === 'turn-began') fought = new Set();
            if (event.type !== 'battle-began') continue;
            for (const card of event.fighters) {
              expect(fought.has(card)).toBe(false);
              fought.add(card);
            }
          }
      }),
      { numRuns: 6, seed: 1 },
    );
  });

  test('the winner has Life Force left, or more of it at the turn limit', () => {
    fc.assert(
      fc.property(match, ({ seed, opening }) => {
        let last = opening;
        for (const { state } of randomPlay(opening, seed)) last = state;
        const { reason, winners } = last.outcome ?? { reason: { code: '' }, winners: [] };
        const [dark, light] = lives(last) as [number, number];
        if (reason.code === 'life-force-gone') expect(winners).toEqual([dark === 0 ? 'light' : 'dark']);
        else expect(winners).toEqual(dark === light ? SIDES : [dark > light ? 'dark' : 'light']);
      }),
      { numRuns: 12, seed: 1 },
    );
  });
});

/** The effect of an event on a side's Life Force. */
function change(event: Event, side: string): number {
  if (!('side' in event) || event.side !== side) return 0;
  switch (event.type) {
    case 'dealt':
      return side === 'dark' ? -8 : -10;
    case 'drew':
      return -1;
    case 'lost':
      return event.from === 'hand' ? 0 : -1;
    case 'tactic-played':
      return 1;
    default:
      return 0;
  }
}

test('the same seed plays the same match', () => {
  const [opening] = openings;
  if (!opening) throw new Error('no opening');
  const once = played(opening, 'umpire', { type: 'begin' }, new Random(5));
  const again = played(opening, 'umpire', { type: 'begin' }, new Random(5));
  expect(again).toEqual(once);
});
