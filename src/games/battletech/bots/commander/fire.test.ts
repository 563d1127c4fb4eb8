import { describe, expect, test } from 'vitest';
import { bearingFrom } from '../../../../parts/hex/bearing.ts';
import { CT, LA, LT, RA } from '../../data/places.ts';
import { actors } from '../../options.ts';
import type { Shot } from '../../plan.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import { HIGHEST } from '../../rules/rolls.ts';
import { ground, set, testMech } from '../../rules/testing.ts';
import { expectedDamage } from '../../rules/weapons/odds.ts';
import { TANK } from '../../rules/weapons/testing.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import { type UnitId, unitOf, type View, view } from '../../view.ts';
import { batteryOf } from '../gunnery/guns.ts';
import { shelterOf } from '../gunnery/shelter.ts';
import { standOf } from '../gunnery/stand.ts';
import { commandOf, heatCosts, type Plan, plansOf } from './fire.ts';
import { commanded, decided, FIELDS, opposed, roaming, SOLDIER } from './testing.ts';
import { coolness } from './volley.ts';
import { BALANCED } from './weights.ts';
import { healthOf, worthOf } from './worth.ts';

const targetOf = ({ target }: Shot): UnitId => ('unit' in target ? target.unit : -1);

/** Expected damage of one shot of a plan, by the rules. */
const points = (sideView: View, { unit, torso, flipped, primary }: Plan, shot: Shot): number =>
  expectedDamage(sideView, unit, shot, { primary: { unit: primary }, pose: { torso, flipped } });

/** The value of a point on an enemy from here: its armour, and how close it is to destruction. */
function worthTo(sideView: View, unit: UnitId, foe: UnitId): number {
  const { at, facing } = unitOf(sideView, foe);
  const bearing = bearingFrom(sideView.rules.map, at, unitOf(sideView, unit).at, facing);
  return (worthOf(sideView, foe)[bearing] as number) * (1 + BALANCED.focus * (1 - healthOf(sideView, foe)));
}

/** Whether nothing covers a target of the plan and none of its shots is aimed. */
const isPlain = (sideView: View, { unit, shots }: Plan): boolean =>
  shots.every((shot) => {
    const { walls, legs } = shelterOf(sideView, standOf(sideView, unit), standOf(sideView, targetOf(shot)));
    return walls === 0 && legs === 0 && shot.aim === undefined;
  });

function check(sideView: View, plan: Plan): void {
  const { unit, torso, flipped, primary, shots, dealt, heatCost } = plan;
  for (const shot of shots) {
    const needs = toHitNumber(sideView, unit, shot, { primary: { unit: primary }, pose: { torso, flipped } });
    expect(needs).toBeLessThanOrEqual(HIGHEST);
  }
  if (primary < 0) expect(shots).toEqual([]);
  else expect(shots.map(targetOf)).toContain(primary);
  expect(new Set(shots.map(({ weapon }) => weapon)).size).toBe(shots.length);

  const heats = new Map(batteryOf(sideView, unit).guns.map(({ mount, heat }) => [mount, heat]));
  const heat = shots.reduce((all, { weapon }) => all + (heats.get(weapon) ?? 0), 0);
  const costs = heatCosts(sideView, unit, heat);
  expect(heatCost).toBeCloseTo((costs[heat] as number) - (costs[0] as number));

  if (!isPlain(sideView, plan)) return;
  const all = shots.map((shot) => points(sideView, plan, shot) * worthTo(sideView, unit, targetOf(shot)));
  expect(dealt).toBeCloseTo(
    all.reduce((a, b) => a + b, 0),
    6,
  );
}

describe('in random play', () => {
  test.each(FIELDS)('shots can hit, with the damage and heat of the rules: $ruleset on $map', (field) => {
    let shots = 0;
    roaming(field, 4, { most: 200, rarely: 6 }, (sideView) => {
      const calm: View = { ...sideView, declared: [] }; // no allied fire to join
      for (const [unit, { destroyed }] of sideView.units.entries())
        for (const plan of destroyed ? [] : plansOf(calm, unit, BALANCED)) {
          check(calm, plan);
          shots += plan.shots.length;
        }
    });
    expect(shots).toBeGreaterThan(20);
  });

  test.each(FIELDS)('a plan for the current torso facing is legal: $ruleset on $map', (field) => {
    roaming(field, 21, { most: 200, rarely: 1 }, (sideView) => {
      for (const unit of sideView.phase === 'weapons' ? actors(sideView, sideView.queue[0] ?? '') : [])
        for (const plan of plansOf(sideView, unit, BALANCED))
          if (!plan.turns) expect([plan, commandOf(sideView, plan)?.type]).toEqual([plan, 'fire']);
    });
  });
});

const JANUS = testMech({
  id: 'JANUS',
  weapons: [
    ['medium-laser', CT],
    ['medium-laser', LA],
    ['medium-laser', LT, 1, true],
  ],
});
const surrounded = opposed({
  phase: 'weapons',
  own: { design: JANUS },
  more: [{ design: SOLDIER, side: '1', at: '0813', facing: 0 }],
});
const targets = (sideView: View, weights = BALANCED as object): readonly UnitId[] => {
  const command = commanded(sideView, { weights: { ...BALANCED, ...weights } });
  return command?.type === 'fire' ? command.shots.map(targetOf) : [];
};

describe('split fire', () => {
  test('a gun without another target in arc fires at a second one', () =>
    expect(targets(surrounded)).toEqual(expect.arrayContaining([1, 1, 2])));

  test('not if the weights forbid it', () => expect(new Set(targets(surrounded, { split: 0 }))).toEqual(new Set([1])));

  test('never does less than all guns at one target', () => {
    const best = (split: number): number =>
      Math.max(...[...plansOf(surrounded, 0, { ...BALANCED, split })].map(({ dealt }) => dealt));
    expect(best(1)).toBeGreaterThan(best(0));
  });

  test('a second target must be worth the harder shot', () => {
    const side = { design: SOLDIER, side: '1', at: '0706', facing: 3 } as const;
    const sideView = opposed({ phase: 'weapons', own: { design: JANUS }, more: [side] });
    expect(new Set(targets(sideView)).size).toBe(1);
  });
});

describe('an enemy inside a building that absorbs every hit', () => {
  const building = { kind: 3, bunker: false, cf: 90, height: 2 } as const;
  const inside = opposed({ phase: 'weapons', map: ground({ '0807': { building } }) });
  const shots = (weights: { readonly breach: number }) => {
    const command = commanded(inside, { weights: { ...BALANCED, ...weights } });
    return command?.type === 'fire' ? command.shots.map(({ target }) => ('hex' in target ? target.for : 'unit')) : [];
  };

  test('it shoots at the building', () => expect(shots({ breach: 0.35 })).toContain('building'));

  test('not if damage to the building is worth nothing', () => expect(shots({ breach: 0 })).not.toContain('building'));
});

describe('choices', () => {
  test('of two similar enemies it fires at the one that is nearly destroyed', () => {
    const twin = { design: SOLDIER, side: '1', at: '0907', facing: 3 } as const;
    const sideView = opposed({ phase: 'weapons', own: { gunnery: 4 }, foe: { at: '0707' }, more: [twin] });
    for (const weak of [1, 2]) {
      const armour = unitOf(sideView, weak).armour.map((all) => Math.ceil(all / 4));
      expect(new Set(targets(view(set(sideView, weak, { armour }), '0')))).toEqual(new Set([weak]));
    }
  });

  test('no fire without a line of sight', () => {
    const wall = Object.fromEntries(['0707', '0708', '0808', '0809', '0908', '0909'].map((at) => [at, { level: 5 }]));
    expect(commanded(opposed({ phase: 'weapons', map: ground(wall) }))).toMatchObject({ primary: null, shots: [] });
  });

  test('aims at an enemy that is shut down', () => {
    const sideView = view(set(opposed({ phase: 'weapons' }), 1, { shutDown: true }), '0');
    const command = commanded(sideView);
    const aimed = command?.type === 'fire' ? command.shots.filter(({ aim }) => aim === CT) : [];
    expect(aimed.length).toBeGreaterThan(0);
  });

  test.each([0, 6, 12, 18, 24, 29])('at heat %i it is never worse than holding fire', (heat) => {
    const { kept } = decided(view(set(opposed({ phase: 'weapons' }), 0, { heat }), '0'));
    const held = kept.find(({ option }) => option?.type === 'fire' && option.shots.length === 0);
    expect(kept[0]?.tally.total).toBeGreaterThanOrEqual(held?.tally.total ?? 0);
    expect(held?.tally.total).toBe(0);
  });
});

const MOST = 60;
const hot = (heat: number): View => view(set(opposed({ phase: 'weapons' }), 0, { heat }), '0');

describe('the cost of heat', () => {
  test.each([0, 3, 8, 14, 20, 29])('more heat never costs less: from %i', (heat) => {
    const costs = heatCosts(hot(heat), 0, MOST);
    expect(costs).toHaveLength(MOST + 1);
    for (let extra = 1; extra <= MOST; extra++) expect(costs[extra]).toBeGreaterThanOrEqual(costs[extra - 1] as number);
  });

  test('heat within the sinks is free, the next point is not', () => {
    const costs = heatCosts(hot(0), 0, MOST);
    const cool = coolness(hot(0), 0);
    expect(cool).toBe(10);
    expect(costs[cool]).toBe(0);
    expect(costs[cool + 1]).toBeGreaterThan(0);
  });

  test.each([
    ['slower', 4, 5],
    ['worse at shooting', 7, 8],
    ['the reactor may stop', 13, 14],
    ['ammunition may go up', 18, 19],
    ['the reactor stops', 29, 30],
  ])('a step of the scale costs more than a point of heat: %s', (_, below, above) => {
    const costs = heatCosts(hot(0), 0, MOST);
    const cost = (heat: number): number => costs[heat + coolness(hot(0), 0)] as number;
    expect(cost(above) - cost(below)).toBeGreaterThan(cost(2) - cost(1));
  });

  test('no cost where heat does not matter', () => {
    const nothing = new Float64Array(MOST + 1);
    expect(heatCosts(opposed({ own: { design: TANK } }), 0, MOST)).toEqual(nothing);
    expect(heatCosts(opposed({ switches: { heatPhase: false } }), 0, MOST)).toEqual(nothing);
  });
});

describe('the spare heat matches the rules', () => {
  test('with exactly that much it ends cold, with one point more it does not', () => {
    let mechs = 0;
    roaming({ force: 'lances', map: 'islands' }, 2, { most: 400, rarely: 3 }, (sideView) => {
      for (const [id, { crew, destroyed }] of sideView.units.entries()) {
        if (crew || destroyed) continue;
        const cool = coolness(sideView, id);
        expect(heatOutlook(sideView, id, cool).tally.total).toBe(0);
        expect(heatOutlook(sideView, id, cool + 1).heat).toBe(1);
        mechs++;
      }
    });
    expect(mechs).toBeGreaterThan(100);
  });

  test('a tank has no limit', () => {
    expect(coolness(opposed({ own: { design: TANK } }), 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('arms that flip', () => {
  const STUMPS = testMech({
    id: 'STUMPS',
    hands: false,
    weapons: [
      ['large-laser', LA, 2],
      ['large-laser', RA, 2],
    ],
  });
  const behind = opposed({ phase: 'weapons', own: { design: STUMPS }, foe: { at: '0813', facing: 0 } });

  test('flip at an enemy straight behind, then fire, and stay flipped', () => {
    expect(commanded(behind)).toMatchObject({ type: 'flip', flipped: true });
    const flipped = view(set(behind, 0, { flipped: true }), '0');
    expect(commanded(flipped)).toMatchObject({ type: 'fire', primary: { unit: 1 } });
  });

  test('flip back at an enemy ahead', () => {
    const ahead = opposed({ phase: 'weapons', own: { design: STUMPS } });
    expect(commanded(view(set(ahead, 0, { flipped: true }), '0'))).toMatchObject({ type: 'flip', flipped: false });
  });

  test('arms with hands do not flip', () => {
    expect(commanded(opposed({ phase: 'weapons', foe: { at: '0813', facing: 0 } }))?.type).not.toBe('flip');
  });
});
