import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { never } from '../../../kernel/never.ts';
import { must } from '../../../kernel/result.ts';
import { begin } from '../apply.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { shooting } from '../game.ts';
import type { Par, Scenario } from '../scenario.ts';
import type { BySide } from '../sides.ts';
import type { State } from '../state.ts';
import { say } from '../text.ts';
import { resolve } from './handlers.ts';
import { setUp } from './set-up.ts';

const { par: _, ...duel }: Scenario = SCENARIOS.duel ?? never('ours');
const measured = { games: 800, ruleset: '10e', devastating: 'one-model', luck: [-10, 0, 10] } as const;
const par: Par = { attacker: 50, defender: 20, ...measured };

/** The defender's last phase, with this score. */
function ending(points: BySide<number>, scenario: Scenario): State {
  const { rules } = begin(must(setUp({ scenario }, loaded())));
  return { ...begin(rules), round: scenario.rounds, active: 'defender', points };
}

function outcome(points: BySide<number>, scenario: Scenario) {
  const state = ending(points, scenario);
  const happening = resolve(state, 'defender', { type: 'end-phase' }, loaded());
  for (let step = happening.next(); !step.done; step = happening.next(shooting.apply(state, step.value)))
    if (step.value.type === 'ended') return step.value.outcome;
  return never('the match ends');
}

describe('the side that does better against its par wins', () => {
  test.each([
    ['both above par', 60, 25, ['attacker']],
    ['fewer points, but further above par', 55, 30, ['defender']],
    ['both under par: the nearer one', 30, 10, ['defender']],
    ['equally far from par', 55, 25, ['attacker', 'defender']],
  ] as const)('%s: %i to %i', (_title, attacker, defender, winners) => {
    const { winners: found, reason } = outcome({ attacker, defender }, { ...duel, par });
    expect(found).toEqual(winners);
    expect(reason).toEqual({
      code: winners.length === 1 ? 'par-lead' : 'par-even',
      ...(winners.length === 1 && { side: winners[0] }),
      attacker,
      defender,
      attackerPar: 50,
      defenderPar: 20,
    });
  });

  test('a recorded set-up without par keeps the old rule: more points win', () => {
    expect(outcome({ attacker: 55, defender: 30 }, duel)).toEqual({
      winners: ['attacker'],
      reason: { code: 'points-lead', side: 'attacker', attacker: 55, defender: 30 },
    });
  });

  test('adding the same number to both pars changes no winner', () => {
    for (const [attacker, defender] of [
      [0, 0],
      [40, 20],
      [55, 25],
      [85, 80],
    ] as const) {
      const shifted = { ...par, attacker: par.attacker + 7, defender: par.defender + 7 };
      const winners = (one: Par) => outcome({ attacker, defender }, { ...duel, par: one }).winners;
      expect(winners(shifted)).toEqual(winners(par));
    }
  });

  test('the reason as text', () => {
    const { reason } = outcome({ attacker: 98, defender: 8 }, { ...duel, par });
    expect(say(reason, 'en')).toBe('attacker 98 (48 over par), defender 8 (12 under par)');
    expect(say(reason, 'es')).toBe('atacante 98 (48 sobre el par), defensor 8 (12 bajo el par)');
    const even = outcome({ attacker: 50, defender: 20 }, { ...duel, par }).reason;
    expect(say(even, 'en')).toBe('both sides did equally well against par: attacker 50 (at par), defender 20 (at par)');
    expect(say(even, 'es')).toBe(
      'ambos bandos quedan igual respecto al par: atacante 50 (al par), defensor 20 (al par)',
    );
  });
});

describe('par applies only to what it was measured with', () => {
  const kept = (options: object): boolean =>
    must(setUp({ scenario: { ...duel, par }, ...options }, loaded())).setup.scenario.par !== undefined;

  test.each([
    ['no change', {}, true],
    ['the same values', { rounds: 3, commandPoints: 0, ruleset: '10e', devastating: 'one-model' }, true],
    ['manual modifiers', { handModifiers: false }, true],
    ['rounds', { rounds: 4 }, false],
    ['command points', { commandPoints: 1 }, false],
    ['terrain', { map: 'market-square' }, false],
    ['the attacker’s army', { attacker: 'swarm' }, false],
    ['the defender’s army', { defender: 'swarm' }, false],
    ['the edition', { ruleset: '11e' }, false],
    ['Devastating Wounds', { devastating: 'spill' }, false],
  ])('%s', (_title, options, expected) => expect(kept(options)).toBe(expected));

  test('the recorded set-up keeps it', () => {
    const { setup } = must(setUp({ scenario: { ...duel, par } }, loaded()));
    expect(must(setUp({ ...setup }, loaded())).setup).toEqual(setup);
  });

  test('every built-in scenario has a par for the default rules', () => {
    for (const scenario of Object.keys(SCENARIOS))
      expect(must(setUp({ scenario }, loaded())).setup.scenario.par, scenario).toBeDefined();
  });
});

describe('the chance of winning', () => {
  const standing = (change: Partial<State>): number => {
    const state = { ...ending({ attacker: 0, defender: 0 }, { ...duel, par }), ...change };
    return shooting.standing(state, 'attacker');
  };

  test('is even at the start, although the pars differ', () => {
    expect(standing({ round: 0, active: 'attacker' })).toBe(0.5);
    expect(standing({ round: 1, active: 'attacker' })).toBe(0.5);
  });

  test('compares points with the part of par that is due', () => {
    expect(standing({ round: 2, active: 'attacker', points: { attacker: 17, defender: 7 } })).toBeCloseTo(0.5, 2);
    expect(standing({ round: 2, active: 'attacker', points: { attacker: 30, defender: 7 } })).toBeGreaterThan(0.55);
    expect(standing({ round: 3, active: 'attacker', points: { attacker: 17, defender: 7 } })).toBeLessThan(0.5);
  });
});
