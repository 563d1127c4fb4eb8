import { describe, expect, test } from 'vitest';
import { hashing } from '../../../examples/tic-tac-toe/testing.ts';
import { loaded } from '../../kernel/dice.ts';
import { heardBy } from '../../kernel/hearing.ts';
import { makeLog, parseLog } from '../../kernel/log.ts';
import { type Match, open, outcomeOf, submit } from '../../kernel/match.ts';
import { Random } from '../../kernel/random.ts';
import { replay } from '../../kernel/replay.ts';
import { must } from '../../kernel/result.ts';
import { shooting } from './game.ts';
import type { ShootingKinds } from './kinds.ts';
import { attacks, shoot, toHit } from './rules/abilities/testing.ts';
import { oddsOf, rollTest } from './rules/attack/test.ts';
import { woundNeeds } from './rules/attack/wound-table.ts';
import { suggestionFor } from './rules/suggestion.ts';
import { targetsOf } from './rules/targets.ts';
import { BOLT_RIFLE, battle, done, fire, gun, marines, only, orks, refused, rolls, woundsOf } from './testing.ts';
import { say } from './text.ts';

// The test list of the original plan for this game, under its original names, with one case each. The full tests are
// next to the rules.

describe('9.1 unit tests', () => {
  test.each([
    // strength, then the needed roll against toughness 3, 4, 5, 8, 10
    [3, [4, 5, 5, 6, 6]],
    [4, [3, 4, 5, 6, 6]],
    [5, [3, 3, 4, 5, 6]],
    [8, [2, 2, 3, 4, 5]],
    [10, [2, 2, 2, 3, 4]],
  ])('wound threshold calculations: strength %i', (strength, needs) => {
    expect([3, 4, 5, 8, 10].map((toughness) => woundNeeds(strength, toughness))).toEqual(needs);
  });

  test('modifier application order: re-rolls come before modifiers, and a die is re-rolled once', () => {
    const { hit } = shoot({ BS: 3, hand: ['hit-re-roll-ones', 'hit-minus-one'] });
    const roll = rollTest(hit ?? shoot().wound, 4, loaded(1, 3, 4, 1, /* again */ 4, 1));
    expect(roll).toMatchObject({ reRolled: [0, 3], results: [4, 1], successes: 2 }); // the 3 fails at -1 but is not a 1
  });

  test('modifier stacking and caps: all are added up, then capped at one', () => {
    expect(toHit({ hand: ['hit-plus-one'], weapon: ['Heavy'], moved: 'stationary' })).toBe('3+ at +1');
    expect(toHit({ hand: ['hit-minus-one'], target: ['Stealth'] })).toBe('3+ at -1');
    expect(
      toHit({ hand: ['hit-plus-one'], weapon: ['Heavy'], moved: 'stationary', target: ['Stealth'] }), // +1 +1 -1
    ).toBe('3+ at +1');
  });

  test('dice probability distributions: frequencies match the odds within four standard errors', () => {
    const count = 60_000;
    for (const hand of [[], ['hit-re-roll-ones'], ['hit-re-roll-failed'], ['hit-minus-one']] as const) {
      const { hit } = shoot({ hand });
      if (!hit) continue;
      const { fail, critical } = oddsOf(hit);
      const { successes, criticals } = rollTest(hit, count, new Random(9));
      for (const [seen, odds] of [
        [successes, 1 - fail],
        [criticals, critical],
      ] as const)
        expect(Math.abs(seen - count * odds)).toBeLessThan(4 * Math.sqrt(count * odds * (1 - odds)));
    }
  });

  test('target eligibility logic: range, sight and existing units', () => {
    const state = battle({
      attacker: [marines()],
      defender: [
        orks(),
        orks({ id: 'far', at: [0, 40] }),
        orks({ id: 'alone', at: [0, 16], abilities: ['Lone Operative'] }),
      ],
    });
    expect(targetsOf(state, 0, 'rifle').map(({ target, able, why }) => [target, able.length, why?.code])).toEqual([
      [1, 5, undefined],
      [3, 0, 'lone-operative'],
      [2, 0, 'out-of-range'],
    ]);
  });

  describe('auto-target suggestion logic', () => {
    const level = (...foes: readonly (readonly [y: number, wounds?: number])[]) => {
      const defender = foes.map(([y, W = 1], i) => orks({ id: `orks-${i}`, at: [0, y], W }));
      const state = battle({ attacker: [marines()], defender });
      const hurt = { ...state, wounds: state.wounds.with(-1, 1) }; // the last model of the last unit
      const { level: found, why } = suggestionFor(hurt, 0, 'rifle');
      return [found, say(why, 'en')];
    };
    test('obvious: the only one', () =>
      expect(level([12], [40])).toEqual(['OBVIOUS', 'Auto-selected: Only eligible target']));
    test('suggested: exactly one is wounded', () =>
      expect(level([12], [16, 2])).toEqual(['SUGGESTED', 'Suggested: Finish wounded unit']));
    test('none: nothing can be shot', () => expect(level([40])).toEqual(['NONE', 'No eligible targets in range']));
    test('several: the player must choose', () =>
      expect(level([12], [16])).toEqual(['MULTIPLE', 'Multiple tactical options']));
  });

  test('Blast attack calculations: one more for every five models', () => {
    const at = (blast: number) => attacks({ A: 'D6', weapon: ['Blast'], blast });
    expect([4, 5, 6, 10, 11].map(at)).toEqual(['D6', 'D6+1', 'D6+1', 'D6+2', 'D6+2']);
  });

  test('Twin-linked re-roll mechanics: failed wound rolls are re-rolled, hit rolls are not', () => {
    const twin = gun('24" A3 BS3+ S5 AP-9 D1', 'Twin-linked');
    const shot = fire({ arms: { gun: twin } }, orks(), [/* hit */ 2, 3, 6, /* wound */ 3, 4, /* again */ 4, 1, 1]);
    const [hit, wound] = only(shot, 'rolled').filter(({ context }) => context.startsWith('to-'));
    expect([hit?.reRolled, wound?.reRolled, wound?.results]).toEqual([[], [0], [4]]);
    expect(rolls(shot)).toContain('to-wound 2 of 2');
  });
});

/** Continues a match with random legal commands, up to a number of entries; default: to the end. */
function playOn(match: Match<ShootingKinds>, random: Random, upTo = Number.POSITIVE_INFINITY): Match<ShootingKinds> {
  while (match.log.length < upTo && !outcomeOf(match)) {
    const seat = shooting.awaiting(match.state)[0]?.seat ?? '';
    const offers = [...shooting.options(shooting.view(match.state, seat), seat)];
    const stepwise = offers.filter(({ type }) => !['end-phase', 'skip-unit', 'shoot', 'hold-fire'].includes(type));
    const among = stepwise.length > 0 ? stepwise : offers;
    const command = among[random.roll(among.length) - 1];
    if (command) must(submit(match, seat, command));
  }
  return match;
}
const begun = (seed: string) => open(shooting, must(shooting.setUp({ scenario: 'duel' }, loaded())), seed, hashing);

describe('9.2 integration tests', () => {
  test('complete shooting flow: select, assign, confirm, roll, allocate; then the other side’s phase', () => {
    let state = battle({ attacker: [marines()], defender: [orks()] });
    const dice = loaded(...[6, 6, 6, 1, 1, 1, 1, 1, 1, 1], ...[6, 6, 1], ...[1, 1]);
    for (const [seat, command] of [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', { type: 'assign', group: 'rifle', target: 1 }],
      ['attacker', { type: 'confirm' }],
      ['attacker', { type: 'roll', until: 'unit' }],
      ['defender', { type: 'allocate', models: [5, 6] }],
    ] as const)
      state = done(state, seat, command, dice).state;
    expect(woundsOf({ state })).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(state).toMatchObject({ active: 'defender', stage: 'select' });
  });

  // With real messages and bad connections: test/two-clients.test.ts.
  test('multiplayer synchronization: both sides receive the same events for every entry', () => {
    const match = playOn(begun('two'), new Random(2));
    for (const entry of match.log) expect(heardBy(match, entry, 'attacker')).toEqual(heardBy(match, entry, 'defender'));
  });

  test('save and load during shooting: saved in the middle of a resolution, loaded and continued', () => {
    const whole = playOn(begun('saved'), new Random(4));
    const middle = whole.log.findIndex(({ command }) => command.type === 'roll') + 1;
    const half = { ...begun('saved') };
    for (const { seat, command } of whole.log.slice(1, middle)) must(submit(half, seat, command));
    expect(half.state.work).not.toBeNull();
    const file = makeLog(half, { attacker: 'Ann', defender: 'Bob' });
    const again = must(replay(shooting, must(parseLog<ShootingKinds>(file, hashing)), hashing));
    expect(again.state).toEqual(half.state);
    for (const { seat, command } of whole.log.slice(middle)) must(submit(again, seat, command));
    expect(again.log).toEqual(whole.log);
    expect(outcomeOf(again)).toEqual(outcomeOf(whole));
  });

  describe('edge cases', () => {
    const facing = (y: number) =>
      done(
        battle({ attacker: [marines(), marines({ id: 'others', at: [30, 0] })], defender: [orks({ at: [0, y] })] }),
        'attacker',
        { type: 'select-shooter', unit: 0 },
      ).state;

    test('no valid targets: the unit is skipped, or the phase ended', () => {
      const state = facing(43);
      expect(suggestionFor(state, 0, 'rifle').level).toBe('NONE');
      expect(done(state, 'attacker', { type: 'skip-unit', unit: 0 }).state).toMatchObject({ shot: [0] });
      expect(done(state, 'attacker', { type: 'end-phase' }).state.active).toBe('defender');
    });

    test('all enemies out of range: none can be assigned', () => {
      expect(refused(facing(43), 'attacker', { type: 'assign', group: 'rifle', target: 2 })).toBe('out-of-range');
      expect(refused(facing(20), 'attacker', { type: 'assign', group: 'rifle', target: 2 })).toBeUndefined();
    });

    test('variable attack weapons: rolled before the hit rolls, for each weapon, and added up', () => {
      const cannon = gun('24" AD3+1 BS3+ S4 AP0 D1');
      const shot = fire({ models: 2, arms: { gun: cannon } }, orks(), [
        /* D3: 2 and 3 */ 4,
        6,
        ...[1, 1, 1, 1, 1, 1, 1],
      ]);
      expect(rolls(shot)).toEqual(['attacks 7 of 2', 'to-hit 0 of 7']);
    });

    test('mixed weapon profiles: each group with its own values, one after the other', () => {
      const launcher = [gun('24" AD3 BS3+ S4 AP0 D1', 'Blast'), gun('24" A1 BS3+ S9 AP-2 DD3')];
      const state = battle({
        attacker: [marines({ arms: { rifle: BOLT_RIFLE, launcher }, some: { launcher: [4] } })],
        defender: [orks()],
      });
      const aims = [
        { group: 'rifle', target: 1 },
        { group: 'launcher', target: 1, profile: 1 },
      ];
      const ones = Array.from({ length: 11 }, () => 1);
      const shot = done(state, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(...ones));
      expect(rolls(shot)).toEqual(['attacks 10 of 0', 'to-hit 0 of 10', 'attacks 1 of 0', 'to-hit 0 of 1']);
    });
  });
});
