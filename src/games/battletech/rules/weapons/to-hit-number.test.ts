import { describe, expect, test } from 'vitest';
import { pick } from '../../../../kernel/dice.ts';
import { Random } from '../../../../kernel/random.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { FACINGS } from '../../../../parts/hex/hex.ts';
import { CLEAR, type Ground } from '../../ground.ts';
import type { Shot, Target } from '../../plan.ts';
import { RULESETS } from '../../rulesets.ts';
import { STILL, type State, type Unit, type UnitId, unitOf } from '../../state.ts';
import { ground, set } from '../testing.ts';
import { lineTo } from './line.ts';
import { supposing } from './supposing.ts';
import { duel, GUNNER, TANK } from './testing.ts';
import { toHit, toHitNumber } from './to-hit.ts';

const NAMES = Object.keys(RULESETS) as (keyof typeof RULESETS)[];

function someGround(random: Random): Ground {
  const kind = random.roll(12);
  const level = pick(random, [0, 0, 0, 1, 2]);
  if (kind === 1) return { ...CLEAR, level, woods: 1 };
  if (kind === 2) return { ...CLEAR, level, woods: 2 };
  if (kind === 3) return { ...CLEAR, level: 0, water: random.roll(3) - 1 };
  if (kind === 4) return { ...CLEAR, level, smoke: 1 };
  return { ...CLEAR, level };
}

const bits = (random: Random, odds: number): number => {
  let all = 0;
  for (let bit = 0; bit < 12; bit++) if (random.unit() < odds) all |= 1 << bit;
  return all;
};

const someUnit = (random: Random, unit: Unit): Partial<Unit> => {
  const facing = pick(random, FACINGS);
  return {
    facing,
    torso: ((facing + random.roll(3) + 4) % 6) as Facing,
    flipped: random.roll(10) === 1,
    prone: unit.crew === null && random.roll(6) === 1,
    shutDown: random.roll(8) === 1,
    heat: random.roll(30) - 1,
    hits: unit.hits.map(() => bits(random, 0.05)),
    lost: random.roll(8) === 1 ? 1 << (random.roll(6) - 1) : 0,
    bins: unit.bins.map((shots) => (random.roll(6) === 1 ? 0 : shots)),
    went: {
      ...STILL,
      mode: pick(random, ['still', 'walk', 'run', 'jump'] as const),
      hexes: random.roll(13) - 1,
      skidded: random.roll(10) === 1,
    },
    crew: unit.crew && { ...unit.crew, turret: pick(random, FACINGS), sensors: random.roll(5) - 1, stabilisers: 17 },
  };
};

function someState(random: Random): State {
  const map = ground();
  const hexes = map.hexes.map(() => someGround(random));
  const label = (): string => `${String(random.roll(16)).padStart(2, '0')}${String(random.roll(17)).padStart(2, '0')}`;
  let state = duel({
    map: { ...map, hexes },
    ruleset: pick(random, NAMES),
    one: { at: label(), design: random.roll(5) === 1 ? TANK : GUNNER },
    other: { at: label(), design: random.roll(5) === 1 ? TANK : GUNNER },
    more: [{ side: '1', at: label() }],
  });
  for (const [id, unit] of state.units.entries()) state = set(state, id, someUnit(random, unit));
  return state;
}

function someShot(random: Random, state: State): Shot {
  const target: Target =
    random.roll(6) === 1 ? { hex: random.roll(16 * 17) - 1, for: 'clear' } : { unit: 1 + (random.roll(2) - 1) };
  return {
    weapon: random.roll(state.rules.models[0]?.design.mounts.length ?? 1) - 1,
    target,
    ...(random.roll(3) === 1 ? { bin: random.roll(4) - 1 } : {}),
    ...(random.roll(6) === 1 ? { aim: 7 } : {}),
  };
}

describe('the number and its receipt', () => {
  test('are the same over random states', () => {
    const random = new Random(7);
    let possible = 0;
    for (let i = 0; i < 6000; i++) {
      const state = someState(random);
      const shot = someShot(random, state);
      const plan = { primary: { unit: 2 } } as const;
      const answer = toHit(state, 0, shot, plan);
      const number = toHitNumber(state, 0, shot, plan);
      if ('impossible' in answer) expect(number, answer.impossible.code).toBe(Number.POSITIVE_INFINITY);
      else {
        possible++;
        expect(addsUp(answer.tally)).toBe(true);
        expect(number).toBe(answer.tally.total);
      }
    }
    expect(possible).toBeGreaterThan(300);
  });

  test('a known line of sight and a supposed position give the same number', () => {
    const random = new Random(11);
    for (let i = 0; i < 1000; i++) {
      const state = someState(random);
      const shot = someShot(random, state);
      const number = toHitNumber(state, 0, shot);
      expect(toHitNumber(state, 0, shot, { sight: lineTo(state, 0, shot.target) })).toBe(number);
      expect(toHitNumber(state, 0, shot, { pose: poseOf(state, 0) })).toBe(number);
      expect(toHitNumber(supposing(state, 0, poseOf(state, 0)), 0, shot)).toBe(number);
    }
  });
});

function poseOf(state: State, id: UnitId) {
  const { at, level, facing, torso, flipped, prone, went, crew } = unitOf(state, id);
  return { at, level, facing, torso: crew?.turret ?? torso, flipped, prone, went };
}
