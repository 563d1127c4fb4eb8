import { describe, expect, test } from 'vitest';
import { counterfactual } from '../../../../decide/counterfactual.ts';
import { Random } from '../../../../kernel/random.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { set } from '../../rules/testing.ts';
import type { State } from '../../state.ts';
import { begun, wander } from '../../testing.ts';
import { view } from '../../view.ts';
import { decider } from './decide.ts';
import { BRAWLER, decided, facing, ordered, SOLDIER, WALKER } from './testing.ts';
import { WEIGHTS } from './weights.ts';

describe('the rival', () => {
  const near = { side: '1', design: WALKER, facing: 3 } as const;
  const trio = (more: string): State => facing({ phase: 'weapons', more: [{ ...near, at: more }] });

  test('is the nearest enemy, and the decision says so', () => {
    expect(decided(trio('0808')).notes[0]).toEqual({ code: 'agente-rival', unit: 0, rival: 2, hexes: 2 });
    expect(decided(trio('0802')).notes[0]).toEqual({ code: 'agente-rival', unit: 0, rival: 1, hexes: 3 });
  });

  test('ignores wrecks', () => {
    const state = set(trio('0808'), 2, { destroyed: 'destroyed-engine' });
    expect(decided(state).notes[0]).toMatchObject({ rival: 1 });
  });

  test('ties are random, but a torso that is already turned decides', () => {
    const state = trio('1109');
    const rivals = (of: State) =>
      new Set(Array.from({ length: 20 }, (_, value) => decided(of, { value }).notes[0]?.rival));
    expect(rivals(state)).toEqual(new Set([1, 2]));
    const turned = set(trio('1112'), 0, { twisted: true });
    expect(rivals(turned)).toEqual(new Set([1]));
  });

  test('the unit nearest to an enemy acts first', () => {
    const state = facing({ more: [{ design: SOLDIER, side: '0', at: '0808' }] });
    expect(ordered(state, 'move').unit).toBe(2);
  });
});

test('gives no orders in the End Phase', () => {
  expect(decided(facing({ phase: 'end' })).command).toEqual({ type: 'end', orders: [] });
});

describe('every decision', () => {
  const states: readonly (readonly [string, State])[] = [
    ['moving', facing({ one: { at: '0815' } })],
    ['on the ground', set(facing(), 0, { prone: true })],
    ['turning', facing({ ruleset: 'simulador', phase: 'reaction', other: { at: '1109' } })],
    ['firing', set(facing({ phase: 'weapons' }), 0, { heat: 14 })],
    ['striking', facing({ phase: 'physical', one: { at: '0808', design: BRAWLER } })],
  ];

  test.each(states)('adds up, and is repeatable: %s', (_, state) => {
    const decision = decided(state);
    expect(decided(state)).toEqual(decision);
    for (const { tally } of decision.kept) expect(addsUp(tally)).toBe(true);
  });

  test.each(states)('some weight would change it: %s', (_, state) => {
    const decide = (weights: typeof WEIGHTS) =>
      decider({ weights, level: 5 })(
        null,
        view(state, '0'),
        { seat: '0', kinds: [], must: true, place: 0 },
        { iterations: 0, ledger: true },
        { value: 1 },
      );
    expect(counterfactual(decide, WEIGHTS)).toMatchObject({ ok: true });
  });
});

describe('decides legally in random matches', () => {
  const setups = [
    { ruleset: 'total-warfare', force: 'lances', map: 'depot' },
    { ruleset: 'simulador', force: 'melee', map: 'islands' },
    { ruleset: 'simulador', force: 'tanks', map: 'mire', switches: { heatPhase: false } },
    { ruleset: 'core-2026', force: 'tanks', map: 'market-town', switches: { dice: 5 } },
  ];

  test.each(setups)('$ruleset, $force, $map', (setup) => {
    const levels = [5, 1, 3];
    let asked = 0;
    wander(begun(setup, new Random(7)), 7, 150, (state) => {
      decided(state, { level: levels[asked++ % 3] ?? 5, weights: asked % 2 ? {} : { run: 2 }, value: asked });
    });
    expect(asked).toBeGreaterThan(100);
  });
});
