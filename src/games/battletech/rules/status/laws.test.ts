import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLeg, LL, type Place, RL } from '../../data/places.ts';
import { UNITS } from '../../data/units.ts';
import { RULESETS, type Ruleset, type RulesetName } from '../../rulesets.ts';
import { type State, type Unit, unitOf } from '../../state.ts';
import { designNamed } from '../build/compile.ts';
import { set, table, testMech } from '../testing.ts';
import { jumpMp, runMp, walkMp } from './mobility.ts';

const HIP = 0;

/** A critical hit, or a lost location. */
type Damage = { readonly place: Place; readonly slot: number | null };

const BUILT_IN = Object.keys(UNITS)
  .map(designNamed)
  .filter(({ kind }) => kind === 'mech');
const design = fc.oneof(
  fc.constantFrom(...BUILT_IN),
  fc.record({ walk: fc.integer({ min: 1, max: 10 }), jump: fc.integer({ min: 0, max: 8 }) }).map(testMech),
);
const place = fc.oneof(fc.constantFrom(LL, RL), fc.nat(7));
const damage: fc.Arbitrary<Damage> = fc.record({ place, slot: fc.option(fc.nat(5), { freq: 4 }) });

const damaged = (state: State, { place, slot }: Damage): State => {
  const { hits, lost } = unitOf(state, 0);
  if (slot === null) return set(state, 0, { lost: lost | (1 << place) });
  return set(state, 0, { hits: hits.map((bits, at) => (at === place ? bits | (1 << slot) : bits)) });
};

/** The unit without the leg hits that stop counting with this damage: a halving hip and a lost leg replace them. */
function withoutReplaced(state: State, { place, slot }: Damage, { hipMovement }: Ruleset): State {
  const { hits, lost } = unitOf(state, 0);
  const replaces = (at: number): boolean =>
    slot === null ? isLeg(place) && isLeg(at) : slot === HIP && at === place && hipMovement === 'halve';
  if (lost & ((1 << LL) | (1 << RL)) || !isLeg(place)) return state;
  return set(state, 0, { hits: hits.map((bits, at) => (replaces(at) ? bits & (slot === null ? 0 : 1 << HIP) : bits)) });
}

const movement = (state: State) => [walkMp(state, 0), runMp(state, 0), jumpMp(state, 0)] as const;

test.each(Object.keys(RULESETS) as RulesetName[])('%s: more damage never gives more movement', (ruleset) => {
  fc.assert(
    fc.property(design, fc.array(damage, { maxLength: 12 }), fc.nat(14), (built, list, heat) => {
      let state = set(table({ ruleset, units: [{ at: '0505', design: built }] }), 0, { heat } satisfies Partial<Unit>);
      for (const more of list) {
        const before = movement(withoutReplaced(state, more, RULESETS[ruleset]));
        state = damaged(state, more);
        for (const [i, mp] of movement(state).entries()) expect(mp).toBeLessThanOrEqual(before[i] as number);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(Object.keys(RULESETS) as RulesetName[])('%s: after a leg is lost, only the other leg matters', (ruleset) => {
  fc.assert(
    fc.property(design, fc.array(damage, { maxLength: 12 }), (built, list) => {
      const lame = damaged(table({ ruleset, units: [{ at: '0505', design: built }] }), { place: LL, slot: null });
      const state = list.reduce(damaged, lame);
      expect(walkMp(state, 0)).toBe((unitOf(state, 0).lost & (1 << RL)) === 0 ? 1 : 0);
    }),
    { numRuns: 200 },
  );
});
