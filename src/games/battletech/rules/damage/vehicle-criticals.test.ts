import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { FRONT, LEFT, type Place, REAR, RIGHT, TURRET } from '../../data/places.ts';
import type { Crew, State } from '../../state.ts';
import { unitOf } from '../../state.ts';
import { active, immobile, weaponWorks } from '../status.ts';
import { play, set, table } from '../testing.ts';
import { strike } from './strike.ts';
import { blow, crewOf, ofType, points, tank, withCrew } from './testing.ts';
import { crewRecovers } from './vehicle-crew.ts';

const everywhere = [FRONT, RIGHT, LEFT, REAR, TURRET].flatMap((at) =>
  ['machine-gun', 'ac-5'].map((weapon) => ({ weapon, at, slots: [], rear: false, artemis: false })),
);
const open = (changes: Parameters<typeof tank>[0] = {}, switches = {}): State =>
  points(
    table({ units: [{ at: '0505', design: tank({ mounts: everywhere, burns: true, ...changes }) }], switches }),
    'armour',
    {
      [FRONT]: 0,
      [RIGHT]: 0,
      [LEFT]: 0,
      [REAR]: 0,
      [TURRET]: 0,
    },
  );
const pair = (total: number): readonly [number, number] => [Math.max(1, total - 6), Math.min(6, total - 1)];
const hit = (state: State, place: Place, total: number, ...dice: readonly number[]) =>
  play(state, strike(state, 0, blow(1, place), loaded(...pair(total), ...dice)));
const effect = (state: State, place: Place, total: number, ...dice: readonly number[]) =>
  ofType(hit(state, place, total, ...dice).events, 'vehicle-hit')[0]?.effect;
const WITH_A_DIE = ['weapon-malfunction', 'weapon-destroyed'];

describe('the critical hits table', () => {
  test.each([
    [5, 'none', 'none', 'none', 'none'],
    [6, 'driver', 'weapon-malfunction', 'weapon-malfunction', 'stabiliser'],
    [7, 'weapon-malfunction', 'weapon-malfunction', 'stabiliser', 'turret-jam'],
    [8, 'stabiliser', 'crew-stunned', 'stabiliser', 'weapon-malfunction'],
    [9, 'sensors', 'stabiliser', 'weapon-destroyed', 'turret-locked'],
    [10, 'commander', 'weapon-destroyed', 'engine', 'weapon-destroyed'],
    [11, 'weapon-destroyed', 'engine', 'ammunition', 'ammunition'],
    [12, 'crew-killed', 'fuel-tank', 'fuel-tank', 'turret-blown-off'],
  ])('%i: front %s, sides %s, rear %s, turret %s (without cargo)', (total, ...rows) => {
    for (const [index, place] of [FRONT, LEFT, REAR, TURRET].entries()) {
      const dice = WITH_A_DIE.includes(rows[index] as string) ? [1] : [];
      expect(effect(open(), place, total, ...dice)).toBe(rows[index]);
    }
    expect(effect(open(), RIGHT, total, ...(WITH_A_DIE.includes(rows[1]) ? [1] : []))).toBe(rows[1]);
  });

  test('a result that does not apply becomes the next row, wrapping around at the end', () => {
    const unarmed = open({ mounts: [], bins: [], burns: false });
    expect(effect(unarmed, FRONT, 7)).toBe('sensors');
    expect(effect(unarmed, REAR, 6)).toBe('engine');
    const engineless = withCrew(unarmed, { engine: true, turretLocked: true });
    expect(effect(engineless, REAR, 12)).toBe('none');
    expect(effect(engineless, LEFT, 11)).toBe('crew-stunned');
    expect(effect(engineless, TURRET, 6)).toBe('turret-blown-off');
  });

  test('the switch turns it off', () => {
    const off = open({}, { criticals: false });
    expect(ofType(play(off, strike(off, 0, blow(1, FRONT), loaded())).events, 'vehicle-hit')).toEqual([]);
  });
});

describe('the crew', () => {
  test('a driver hit: +2 to driving', () => {
    expect(crewOf(hit(open(), FRONT, 6).state)).toMatchObject({ driver: true, motive: 2, stunned: 0 });
  });

  test('a commander hit: +1, and stunned', () => {
    expect(crewOf(hit(open(), FRONT, 10).state)).toMatchObject({ commander: true, motive: 1, stunned: 2 });
  });

  test.each<readonly [string, Partial<Crew>, number, string]>([
    ['a second hit on the driver', { driver: true }, 6, 'crew-stunned'],
    ['on the driver when both are hit', { driver: true, commander: true }, 6, 'crew-killed'],
    ['a second hit on the commander', { commander: true }, 10, 'crew-stunned'],
    ['on the commander when both are hit', { driver: true, commander: true }, 10, 'crew-killed'],
  ])('%s', (_, crew, total, found) => {
    expect(effect(withCrew(open(), crew), FRONT, total)).toBe(found);
  });

  test('killed', () => {
    expect(unitOf(hit(open(), FRONT, 12).state, 0).destroyed).toBe('destroyed-crew');
  });

  test('stunned: the rest of this turn and the next one', () => {
    let { state } = hit(open(), LEFT, 8);
    expect(active(unitOf(state, 0))).toBe(false);
    state = set(state, 0, { crew: crewRecovers(unitOf(state, 0)) });
    expect(active(unitOf(state, 0))).toBe(false);
    state = set(state, 0, { crew: crewRecovers(unitOf(state, 0)) });
    expect(active(unitOf(state, 0))).toBe(true);
  });
});

describe('the machine', () => {
  test('an engine hit immobilises it', () => {
    const { state } = hit(open(), LEFT, 11);
    expect([crewOf(state).engine, immobile(state, 0), unitOf(state, 0).destroyed]).toEqual([true, true, null]);
  });

  test('fuel burns, unless the engine is a fusion engine', () => {
    expect(unitOf(hit(open(), REAR, 12).state, 0).destroyed).toBe('destroyed-fuel');
    expect(effect(open({ burns: false }), REAR, 12)).toBe('engine');
  });

  test('sensors can be hit four times', () => {
    expect(crewOf(hit(open(), FRONT, 9).state).sensors).toBe(1);
    expect(effect(withCrew(open(), { sensors: 4 }), FRONT, 9)).toBe('commander');
  });

  test('stabilisers by location', () => {
    expect(crewOf(hit(open(), TURRET, 6).state).stabilisers).toBe(1 << TURRET);
  });
});

describe('weapons', () => {
  test('a jam lasts until the crew has held its fire for a turn', () => {
    const { state, events } = hit(open(), FRONT, 7, 2);
    expect(ofType(events, 'vehicle-hit')).toMatchObject([{ die: 2, mount: 0 }]);
    expect(weaponWorks(state, 0, 0)).toBe(false);
    expect(crewRecovers({ ...unitOf(state, 0), fired: 1 })?.jammed).toBe(1);
    expect(crewRecovers(unitOf(state, 0))?.jammed).toBe(0);
  });

  test.each([
    [3, 0],
    [4, 1],
  ])('die %i destroys number %i: the worst weapon, or the best', (die, mount) => {
    const { state } = hit(open(), FRONT, 11, die);
    expect(unitOf(state, 0).broken).toBe(1 << mount);
  });
});

describe('the turret', () => {
  test('a first jam clears, a second jam and a lock stay', () => {
    let { state } = hit(open(), TURRET, 7);
    expect(crewOf(state).turretLocked).toBe(true);
    state = set(state, 0, { crew: crewRecovers(unitOf(state, 0)) });
    expect(crewOf(state).turretLocked).toBe(false);
    expect(effect(state, TURRET, 7)).toBe('turret-locked');
    const locked = hit(open(), TURRET, 9).state;
    expect(crewRecovers(unitOf(locked, 0))?.turretLocked).toBe(true);
  });

  test('losing the turret destroys the vehicle', () => {
    expect(unitOf(hit(open(), TURRET, 12).state, 0).destroyed).toBe('destroyed-turret');
  });
});

describe('ammunition', () => {
  test('all of it explodes', () => {
    const { state, events } = hit(open(), REAR, 11);
    expect(ofType(events, 'exploded')).toMatchObject([{ bin: 0, damage: 100 }]);
    expect(unitOf(state, 0).destroyed).toBe('destroyed-ammunition');
  });

  test('CASE costs the rear armour and stuns the crew', () => {
    const cased = points(open({ cased: [FRONT] }), 'armour', { [REAR]: 10 });
    const { state } = hit(cased, TURRET, 11);
    expect([unitOf(state, 0).armour[REAR], crewOf(state).stunned, unitOf(state, 0).destroyed]).toEqual([0, 2, null]);
  });

  test('no ammunition left, or explosions are off: the next row', () => {
    expect(effect(set(open(), 0, { bins: [0] }), REAR, 11)).toBe('fuel-tank');
    expect(effect(open({}, { ammunitionExplosions: false }), REAR, 11)).toBe('fuel-tank');
  });
});
