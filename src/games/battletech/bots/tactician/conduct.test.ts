import { describe, expect, test } from 'vitest';
import { canonical, frozen } from '../../../../kernel/laws/plain.ts';
import { Random } from '../../../../kernel/random.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { HIGHEST } from '../../rules/rolls.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import type { State } from '../../state.ts';
import { begun, done, refused, wander } from '../../testing.ts';
import { view } from '../../view.ts';
import { askOf, decided } from './testing.ts';
import { PERSONAS } from './weights.ts';

const NAMES = Object.keys(PERSONAS);

/** Everything that must hold for the tactician in a state, however it was reached. */
function check(state: State, random: Random): void {
  const { seat, kinds } = askOf(state);
  const spec = {
    persona: NAMES[random.roll(NAMES.length) - 1] as string,
    level: random.roll(5),
    seed: random.next(),
  };
  const sideView = view(state, seat);
  const decision = decided(state, spec, frozen(sideView)); // mutation would throw
  const { command, kept } = decision;
  expect(command && kinds.includes(command.type)).toBe(true);
  if (command) expect([command, refused(state, seat, command)]).toEqual([command, undefined]);
  expect(kept[0]?.option).toEqual(command);
  for (const { tally } of kept) expect(addsUp(tally)).toBe(true);
  expect(canonical(decided(state, spec))).toBe(canonical(decision));
  // Nothing is cached for a clone or its rules, so this decision is computed from scratch.
  if (random.roll(4) === 1)
    expect(canonical(decided(state, spec, structuredClone(sideView)))).toBe(canonical(decision));
  if (command?.type !== 'fire') return;
  for (const shot of command.shots)
    expect(toHitNumber(state, command.unit, shot, { primary: command.primary })).toBeLessThanOrEqual(HIGHEST);
}

describe('in random play it decides legally and repeatably, and mutates nothing', () => {
  test.each([
    ['total-warfare', 'crossing', 'pairs'],
    ['total-warfare', 'market-town', 'tanks'],
    ['simulador', 'islands', 'melee'],
    ['core-2026', 'mire', 'scouts'],
    ['total-warfare', 'frontier', 'lances'],
  ])('%s on %s: %s', (ruleset, map, force) => {
    const random = new Random(11);
    wander(begun({ ruleset, map, force }, random), 4, 250, (state) => {
      if (random.roll(4) === 1) check(state, random);
    });
  });
});

describe('plays matches to the end', () => {
  test.each([
    ['total-warfare', 'duel', 'plain'],
    ['simulador', 'melee', 'split'],
    ['core-2026', 'tanks', 'wary'],
  ])('%s: %s as %s', (ruleset, force, persona) => {
    const random = new Random(2);
    let state = begun({ ruleset, force, map: 'deepwood', turnLimit: 25 }, random);
    for (let i = 0; i < 3000 && state.phase !== 'ended'; i++) {
      const { command } = decided(state, { persona, seed: i });
      if (!command) throw new Error(`nothing is said in ${state.phase}`);
      state = done(state, askOf(state).seat, command, random).state;
    }
    expect(state.phase).toBe('ended');
  });
});
