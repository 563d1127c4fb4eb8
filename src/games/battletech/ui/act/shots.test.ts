import { describe, expect, test } from 'vitest';
import { HD } from '../../data/places.ts';
import type { Target } from '../../plan.ts';
import { set } from '../../rules/testing.ts';
import {
  CLUSTER_BIN,
  duel,
  FLAMER,
  helpless,
  LASER,
  LBX,
  LEFT_ARM,
  LRM,
  LRM_BIN,
  PPC,
  REAR,
  SLUG_BIN,
  SRM,
} from '../../rules/weapons/testing.ts';
import type { State } from '../../state.ts';
import { fireCommand, firePlan, gunsOf, heatOfShots } from './guns.ts';
import { aimable, binsOf, defaultShot, fireAll, lawful, mayHeat, primaries, primaryOf, toggled } from './shots.ts';
import { refused, seen } from './testing.ts';

const FOE: Target = { unit: 1 };
const OTHER: Target = { unit: 2 };
const none = { shots: [] };

const two = (): State => duel({ more: [{ side: '1', at: '0907' }] });
const weapons = (shots: readonly { readonly weapon: number }[]) => shots.map(({ weapon }) => weapon);

describe('bins', () => {
  test('lists those that feed a weapon, with the shots left', () => {
    expect(binsOf(seen(duel()), 0, LBX)).toMatchObject([
      { bin: SLUG_BIN, left: 10 },
      { bin: CLUSTER_BIN, left: 10 },
    ]);
    expect(binsOf(seen(duel()), 0, LASER)).toEqual([]);
  });

  test('an empty bin, or one being dumped, feeds nothing', () => {
    expect(binsOf(seen(set(duel(), 0, { bins: [0, 15, 10, 10] })), 0, LRM)).toEqual([]);
    expect(binsOf(seen(set(duel(), 0, { dumping: 1 << LRM_BIN })), 0, LRM)).toEqual([]);
  });

  test('takes the fullest bin, counting other shots', () => {
    const at = seen(set(duel(), 0, { bins: [12, 15, 4, 5] }));
    expect(defaultShot(at, 0, LBX, FOE, [])).toEqual({ weapon: LBX, target: FOE, bin: CLUSTER_BIN });
    const others = [1, 2].map((weapon) => ({ weapon, target: FOE, bin: CLUSTER_BIN }));
    expect(defaultShot(at, 0, LBX, FOE, others).bin).toBe(SLUG_BIN);
  });
});

describe('choosing weapons', () => {
  test('toggles on and off', () => {
    const at = seen(duel());
    const on = toggled(at, 0, [], SRM, FOE);
    expect(on).toEqual([{ weapon: SRM, target: FOE, bin: 1 }]);
    expect(toggled(at, 0, on, SRM, FOE)).toEqual([]);
  });

  test('switches to another target', () => {
    const at = seen(two());
    const on = toggled(at, 0, [], LASER, FOE);
    expect(toggled(at, 0, on, LASER, OTHER)).toEqual([{ weapon: LASER, target: OTHER }]);
  });

  test('ignores weapons that cannot fire', () => {
    expect(toggled(seen(duel()), 0, [], REAR, FOE)).toEqual([]);
  });

  test('selects all weapons that can hit, as a legal declaration', () => {
    const at = seen(duel());
    const shots = fireAll(at, 0, [], FOE);
    expect(weapons(shots)).not.toContain(REAR);
    expect(weapons(shots)).toEqual(expect.arrayContaining([LASER, PPC, LRM, SRM, LBX, FLAMER]));
    expect(refused(at, fireCommand(at, 0, { shots }))).toBeUndefined();
  });

  test('a prone unit fires the weapons of one arm', () => {
    const at = seen(set(duel(), 0, { prone: true }));
    const shots = fireAll(at, 0, [], FOE);
    expect(weapons(shots)).toContain(PPC);
    expect(weapons(shots)).not.toContain(LEFT_ARM);
    expect(refused(at, fireCommand(at, 0, { shots }))).toBeUndefined();
  });

  test('fires the last round only once', () => {
    const at = seen(set(duel(), 0, { bins: [12, 15, 1, 0] }));
    const shots = fireAll(at, 0, [], FOE);
    expect(shots.find(({ weapon }) => weapon === LBX)?.bin).toBe(SLUG_BIN);
    expect(refused(at, fireCommand(at, 0, { shots }))).toBeUndefined();
  });

  test('drops choices that are no longer possible', () => {
    const shots = [
      { weapon: LASER, target: FOE },
      { weapon: REAR, target: FOE },
    ];
    expect(lawful(seen(duel()), 0, shots)).toEqual([shots[0]]);
  });
});

describe('several targets', () => {
  test('the primary target is in the front arc if any is', () => {
    const at = seen(duel({ more: [{ side: '1', at: '0813' }] }));
    expect(primaryOf(at, 0, [OTHER, FOE])).toEqual(FOE);
    expect(primaryOf(at, 0, [OTHER, FOE], OTHER)).toEqual(FOE);
    expect(primaries(at, 0, [OTHER, FOE])).toEqual([FOE]);
    expect(primaryOf(at, 0, [OTHER])).toEqual(OTHER);
  });

  test('the player chooses between two in front', () => {
    const at = seen(two());
    expect(primaryOf(at, 0, [FOE, OTHER], OTHER)).toEqual(OTHER);
    expect(primaries(at, 0, [FOE, OTHER])).toEqual([FOE, OTHER]);
  });

  test('the secondary target is harder to hit, and the declaration marks it', () => {
    const at = seen(two());
    const shots = [{ weapon: LASER, target: FOE }];
    const needs = (draft: Parameters<typeof gunsOf>[3]) =>
      gunsOf(at, 0, OTHER, draft).find(({ mount }) => mount === PPC)?.tally?.total ?? 0;
    expect(needs({ shots }) - needs(none)).toBe(1);
    const both = [...shots, { weapon: PPC, target: OTHER }];
    expect(fireCommand(at, 0, { shots: both, primary: OTHER }).primary).toEqual(OTHER);
    expect(refused(at, fireCommand(at, 0, { shots: both }))).toBeUndefined();
    expect(refused(at, fireCommand(at, 0, { shots: both, primary: OTHER }))).toBeUndefined();
  });
});

describe('the weapon list', () => {
  test('shows the number of each weapon, or why it cannot fire', () => {
    const rows = gunsOf(seen(duel()), 0, FOE, none);
    expect(rows).toHaveLength(10);
    expect(rows[LASER]).toMatchObject({ bracket: 'short', chosen: false, no: undefined, tally: { total: 4 } });
    expect(rows[LASER]?.odds).toBeCloseTo(33 / 36, 10);
    expect(rows[LASER]?.expected).toBeCloseTo((5 * 33) / 36, 10);
    expect(rows[REAR]?.no?.code).toBe('out-of-arc');
    expect(rows[LRM]?.tally?.lines.map(({ why }) => why.code)).toContain('minimum-range');
  });

  test('keeps the chosen shot', () => {
    const shot = { weapon: LBX, target: FOE, bin: CLUSTER_BIN };
    const row = gunsOf(seen(duel()), 0, FOE, { shots: [shot] })[LBX];
    expect(row).toMatchObject({ chosen: true, shot, elsewhere: null });
    const away = gunsOf(seen(two()), 0, OTHER, { shots: [shot] })[LBX];
    expect(away).toMatchObject({ chosen: false, elsewhere: FOE });
  });

  test('aimed shots are only for immobile targets', () => {
    const shot = { weapon: LASER, target: FOE };
    expect(aimable(seen(duel()), 0, shot)).toEqual([]);
    const at = seen(helpless(duel(), 1));
    expect(aimable(at, 0, shot)).toContain(HD);
    expect(aimable(at, 0, { weapon: SRM, target: FOE, bin: 1 })).toEqual([]);
    expect(refused(at, fireCommand(at, 0, { shots: [{ ...shot, aim: HD }] }))).toBeUndefined();
  });

  test('flamers can add heat instead', () => {
    const shot = { weapon: FLAMER, target: FOE };
    expect(mayHeat(seen(duel()), 0, shot)).toBe(true);
    expect(mayHeat(seen(duel({ ruleset: 'core-2026' })), 0, shot)).toBe(false);
    expect(mayHeat(seen(duel()), 0, { ...shot, weapon: LASER })).toBe(false);
  });
});

describe('totals of a plan', () => {
  const shots = [LASER, PPC].map((weapon) => ({ weapon, target: FOE }));

  test('heat now, and after the Heat Phase', () => {
    const at = seen(set(duel(), 0, { heat: 12 }));
    expect(heatOfShots(at, 0, shots)).toBe(13);
    const { heat } = firePlan(at, 0, { shots });
    expect(heat.heat).toBe(15);
    expect(heat.shutdown).toBeCloseTo(3 / 36, 10);
    expect(heat.tally.lines.map(({ why }) => why.code)).toContain('heat-planned');
  });

  test('expected damage', () => {
    const at = seen(duel());
    const rows = gunsOf(at, 0, FOE, { shots });
    const sum = shots.reduce((all, { weapon }) => all + (rows[weapon]?.expected ?? 0), 0);
    expect(firePlan(at, 0, { shots }).expected).toBeCloseTo(sum, 10);
  });

  test('no shots means holding fire', () => {
    const at = seen(duel());
    expect(fireCommand(at, 0, none)).toEqual({ type: 'fire', unit: 0, primary: null, shots: [] });
    expect(refused(at, fireCommand(at, 0, none))).toBeUndefined();
  });
});
