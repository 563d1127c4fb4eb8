import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import type { Aim, Command } from '../commands.ts';
import type { State } from '../state.ts';
import { BOLT_RIFLE, battle, done, gun, marines, only, orks, PISTOL, played, refused, type Squad } from '../testing.ts';
import { unanswered } from './confirm.ts';

const KRAK = gun('24" A1 BS3+ S9 AP-2 D1');
const LAUNCHER = [gun('24" AD3 BS3+ S4 AP0 D1', 'Blast'), KRAK];
const squad = (more: Partial<Squad> = {}) =>
  marines({ arms: { rifle: BOLT_RIFLE, launcher: LAUNCHER }, some: { launcher: [4] }, ...more });

/** A unit of marines selected to shoot, with two possible targets. */
function chosen(more: Partial<Squad> = {}, handModifiers = true): State {
  const start = battle({
    attacker: [squad(more), marines({ id: 'others', at: [30, 0] })],
    defender: [orks(), orks({ id: 'boyz', at: [0, 15] })],
    handModifiers,
  });
  return done(start, 'attacker', { type: 'select-shooter', unit: 0 }).state;
}
const give = (state: State, ...commands: readonly Command[]): State =>
  played(
    state,
    commands.map((command) => ['attacker', command] as const),
  ).state;
const aim = (group: string, target: number, more: Partial<Aim> = {}): Command => ({
  type: 'assign',
  group,
  target,
  ...more,
});
const HOLD = (group: string): Command => ({ type: 'hold-fire', group });

describe('one group, one target', () => {
  test('by default all bearers fire at it', () => {
    expect(give(chosen(), aim('rifle', 2)).assignments).toEqual([
      { group: 'rifle', bearers: [0, 1, 2, 3, 4], profile: 0, target: 2, hand: [], fish: false },
    ]);
  });

  test('another target replaces the first', () => {
    expect(give(chosen(), aim('rifle', 2), aim('rifle', 3)).assignments).toHaveLength(1);
  });

  test('a group can be split by models; no weapon ever fires at two targets', () => {
    const split = give(chosen(), aim('rifle', 2), aim('rifle', 3, { bearers: [3, 4] }));
    expect(split.assignments.map(({ bearers, target }) => [target, bearers])).toEqual([
      [2, [0, 1, 2]],
      [3, [3, 4]],
    ]);
    expect(give(split, aim('rifle', 3, { bearers: [2] })).assignments.map(({ bearers }) => bearers)).toEqual([
      [0, 1],
      [3, 4],
      [2],
    ]);
  });

  test('if only some weapons of a group can reach, they fire and the others hold fire', () => {
    const start = battle({
      attacker: [marines({ models: 3, arms: { gun: gun('10" A1 BS3+ S4 AP0 D1') } })],
      defender: [orks({ models: 1, at: [0, 11] })],
    });
    const state = give(start, { type: 'select-shooter', unit: 0 }, aim('gun', 1));
    expect(state.assignments.map(({ target, bearers }) => [target, bearers])).toEqual([
      [null, [1, 2]],
      [1, [0]],
    ]);
    expect(refused(state, 'attacker', aim('gun', 1, { bearers: [0, 2] }))).toBe('out-of-range');
    expect(refused(state, 'attacker', { type: 'confirm' })).toBeUndefined();
  });

  test('a weapon with several profiles uses one at a time', () => {
    expect(give(chosen(), aim('launcher', 2, { profile: 1 })).assignments[0]?.profile).toBe(1);
  });

  test.each<[string, Command, string]>([
    ['no such weapon', aim('cannon', 2), 'no-such-weapon'],
    ['no such profile', aim('rifle', 2, { profile: 1 }), 'no-such-profile'],
    ['no such bearer', aim('rifle', 2, { bearers: [9] }), 'no-such-bearer'],
    ['no such unit', aim('rifle', 9), 'no-such-unit'],
    ['a friend', aim('rifle', 1), 'own-unit'],
    ['hold fire with no such weapon', HOLD('cannon'), 'no-such-weapon'],
    ['nothing to clear', { type: 'clear', group: 'rifle' }, 'nothing-assigned'],
    ['nothing to clear at all', { type: 'clear-all' }, 'nothing-assigned'],
    ['dice before targets', { type: 'roll', until: 'unit' }, 'wrong-stage'],
    ['the same shooter again', { type: 'select-shooter', unit: 0 }, 'already-chosen'],
  ])('%s', (_, command, code) => {
    expect(refused(chosen(), 'attacker', command)).toBe(code);
  });
});

describe('manual modifiers', () => {
  test('are part of the aim', () => {
    const state = give(chosen(), aim('rifle', 2, { hand: ['hit-plus-one', 'wound-re-roll-ones'] }), HOLD('launcher'));
    const { volleys } = only(done(state, 'attacker', { type: 'confirm' }), 'confirmed')[0] ?? { volleys: [] };
    expect(volleys[0]?.hand).toEqual(['hit-plus-one', 'wound-re-roll-ones']);
  });
  test('are refused if the scenario forbids them', () => {
    expect(refused(chosen({}, false), 'attacker', aim('rifle', 2, { hand: ['hit-plus-one'] }))).toBe(
      'hand-modifiers-are-forbidden',
    );
    expect(refused(chosen({}, false), 'attacker', aim('rifle', 2))).toBeUndefined();
  });
});

describe('pistols or all other weapons', () => {
  const both = { arms: { rifle: BOLT_RIFLE, pistol: PISTOL }, some: {}, models: 2 };

  test('a model that fires one kind cannot fire the other', () => {
    const state = give(chosen(both), aim('rifle', 2));
    expect(refused(state, 'attacker', aim('pistol', 2))).toBe('pistols-or-others');
    expect(refused(give(state, HOLD('rifle')), 'attacker', aim('pistol', 2))).toBeUndefined();
  });
  test('each model chooses separately, and its other weapons need no order', () => {
    const state = give(chosen(both), aim('rifle', 2, { bearers: [0] }), aim('pistol', 2));
    expect(state.assignments.map(({ group, bearers }) => [group, bearers])).toEqual([
      ['rifle', [0]],
      ['pistol', [1]],
    ]);
    expect(unanswered(state, 0, state.assignments)).toEqual([]);
  });
  test('a vehicle fires pistols and other weapons together', () => {
    const state = give(chosen({ ...both, keywords: 'vehicle' }), aim('rifle', 2));
    expect(refused(state, 'attacker', aim('pistol', 2))).toBeUndefined();
  });
});

describe('Firing Deck', () => {
  test('a limited number of passenger weapons can fire, and none has to', () => {
    const trukk = {
      models: 1,
      keywords: 'vehicle',
      arms: { shoota: [gun('18" A2 BS5+ S4 AP0 D1')] },
      abilities: ['Firing Deck 2'],
    };
    const start = chosen({ ...trukk, some: {} });
    const unit = start.rules.units[0];
    const group = { ...(unit?.groups[0] as NonNullable<typeof unit>['groups'][0]), bearers: [0, 0, 0], lent: true };
    const units = start.rules.units.map((one) => (one === unit ? { ...one, groups: [group] } : one));
    const state = { ...start, rules: { ...start.rules, units } };
    expect(give(state, aim('shoota', 2)).assignments[0]?.bearers).toEqual([0, 1]);
    expect(refused(state, 'attacker', aim('shoota', 2, { bearers: [0, 1, 2] }))).toBe('firing-deck-is-full');
  });
});

describe('each passenger lends one weapon', () => {
  /** Three passengers with a shoota each; the last two also have a rokkit. */
  const state = chosen({
    models: 1,
    keywords: 'vehicle',
    arms: { shoota: gun('18" A2 BS5+ S4 AP0 D1'), rokkit: gun('24" A1 BS5+ S9 AP-2 D3') },
    lent: ['shoota', 'rokkit'],
    lenders: { shoota: [0, 1, 2], rokkit: [1, 2] },
    abilities: ['Firing Deck 4'],
  });
  const bearersOf = (told: typeof state, id: string) => told.assignments.find(({ group }) => group === id)?.bearers;

  test('a passenger lends the weapon that was assigned first', () => {
    const rokkits = give(state, aim('rokkit', 2));
    expect(bearersOf(rokkits, 'rokkit')).toEqual([0, 1]);
    expect(bearersOf(give(rokkits, aim('shoota', 2)), 'shoota')).toEqual([0]);
    expect(refused(rokkits, 'attacker', aim('shoota', 2, { bearers: [1] }))).toBe('lends-another');
    expect(refused(give(state, aim('shoota', 2)), 'attacker', aim('rokkit', 2))).toBe('lends-another');
  });

  test('a weapon that holds fire is not lent', () => {
    const held = give(state, aim('shoota', 2), { type: 'hold-fire', group: 'shoota' });
    expect(bearersOf(give(held, aim('rokkit', 2)), 'rokkit')).toEqual([0, 1]);
  });
});

describe('undo', () => {
  test('undoes change after change, then the choice of the shooter', () => {
    const state = give(chosen(), aim('rifle', 2), HOLD('launcher'), { type: 'clear-all' });
    const once = give(state, { type: 'undo' });
    expect(once.assignments).toHaveLength(2);
    expect(give(once, { type: 'undo' }, { type: 'undo' }).assignments).toEqual([]);
    expect(give(once, { type: 'undo' }, { type: 'undo' }, { type: 'undo' })).toMatchObject({
      stage: 'select',
      shooter: null,
    });
  });
  test('another unit can be selected until targets are confirmed', () => {
    expect(give(chosen(), aim('rifle', 2), { type: 'select-shooter', unit: 1 })).toMatchObject({
      shooter: 1,
      assignments: [],
    });
  });
  test('is not possible after dice are rolled: confirmed targets are final', () => {
    const state = give(chosen(), aim('rifle', 2), HOLD('launcher'), { type: 'confirm' });
    for (const command of [
      { type: 'undo' },
      { type: 'clear-all' },
      aim('rifle', 3),
      { type: 'end-phase' },
      { type: 'skip-unit', unit: 0 },
    ] as const)
      expect(refused(state, 'attacker', command)).toBe('wrong-stage');
  });
});

describe('confirm', () => {
  test('every group that can fire needs a target or an order to hold fire', () => {
    const state = give(chosen(), aim('rifle', 2));
    expect(refused(state, 'attacker', { type: 'confirm' })).toBe('weapons-unassigned');
    expect(unanswered(state, 0, state.assignments)).toEqual(['launcher']);
    expect(refused(give(state, HOLD('launcher')), 'attacker', { type: 'confirm' })).toBeUndefined();
  });

  test('if all hold fire, the unit has not shot and is done', () => {
    const { state, events } = done(give(chosen(), HOLD('rifle'), HOLD('launcher')), 'attacker', { type: 'confirm' });
    expect(events.map(({ type }) => type)).toEqual(['confirmed', 'unit-skipped']);
    expect(state).toMatchObject({ stage: 'select', shot: [0], fired: [] });
  });

  test('without targets in range there is nothing to confirm', () => {
    const start = battle({ attacker: [marines()], defender: [orks({ at: [0, 40] })] });
    expect(refused(give(start, { type: 'select-shooter', unit: 0 }), 'attacker', { type: 'confirm' })).toBe(
      'nothing-assigned',
    );
  });

  test('half range splits a group into volleys; targets and weapons keep their order', () => {
    const start = battle({
      attacker: [marines({ models: 5, arms: { gun: gun('20" A1 BS3+ S4 AP0 D1', 'Rapid Fire 1') } })],
      defender: [orks({ models: 1, at: [0, 10] })],
    });
    const state = give(start, { type: 'select-shooter', unit: 0 }, aim('gun', 1));
    const { volleys } = only(done(state, 'attacker', { type: 'confirm' }), 'confirmed')[0] ?? { volleys: [] };
    expect(volleys.map(({ bearers, half }) => [bearers, half])).toEqual([
      [[0, 1, 2], true],
      [[3, 4], false],
    ]);
  });

  test('all attacks at one target come before the next', () => {
    const state = give(
      chosen(),
      aim('rifle', 2, { bearers: [0, 1] }),
      aim('rifle', 3, { bearers: [2, 3, 4] }),
      aim('launcher', 2),
    );
    const { volleys } = only(done(state, 'attacker', { type: 'confirm' }), 'confirmed')[0] ?? { volleys: [] };
    expect(volleys.map(({ group, target }) => [target, group])).toEqual([
      [2, 'rifle'],
      [2, 'launcher'],
      [3, 'rifle'],
    ]);
  });
});

describe('shoot: everything at once', () => {
  const shoot = (...aims: Aim[]): Command => ({ type: 'shoot', unit: 0, aims });
  const start = battle({
    attacker: [squad(), marines({ id: 'others', at: [30, 0] })],
    defender: [orks(), orks({ id: 'boyz', at: [0, 15] })],
  });

  test('weapons that are not listed hold fire', () => {
    const happened = done(start, 'attacker', shoot({ group: 'launcher', target: 2, profile: 1 }), loaded(1));
    expect(only(happened, 'confirmed')[0]?.held).toEqual(['rifle']);
    expect(happened.state.shot).toEqual([0]);
  });

  test.each<[string, Command, string]>([
    ['a weapon twice', shoot({ group: 'rifle', target: 2 }, { group: 'rifle', target: 3 }), 'fires-twice'],
    [
      'a bearer twice',
      shoot({ group: 'rifle', target: 2, bearers: [0, 1] }, { group: 'rifle', target: 3, bearers: [1] }),
      'fires-twice',
    ],
    ['an unknown weapon', shoot({ group: 'cannon', target: 2 }), 'no-such-weapon'],
    ['a unit that may not', { type: 'shoot', unit: 2, aims: [{ group: 'shoota', target: 0 }] }, 'not-your-unit'],
  ])('%s', (_, command, code) => {
    expect(refused(start, 'attacker', command)).toBe(code);
  });
});

describe('One Shot', () => {
  test('is spent by firing, for the whole battle, weapon by weapon', () => {
    const start = battle({
      attacker: [marines({ models: 2, arms: { missile: gun('48" A1 BS6+ S14 AP-3 D1', 'One Shot') } })],
      defender: [orks({ arms: {} })],
      rounds: 3,
    });
    const once = done(
      start,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'missile', target: 1, bearers: [0] }] },
      loaded(1),
    );
    expect(once.state).toMatchObject({ spent: ['0/missile/0'], round: 2, active: 'attacker' });
    expect(
      refused(once.state, 'attacker', {
        type: 'shoot',
        unit: 0,
        aims: [{ group: 'missile', target: 1, bearers: [0] }],
      }),
    ).toBe('one-shot-is-spent');
    const twice = done(
      once.state,
      'attacker',
      { type: 'shoot', unit: 0, aims: [{ group: 'missile', target: 1 }] },
      loaded(1),
    );
    expect(twice.state.stage).toBe('ended'); // nothing can fire in the third round
  });
});
