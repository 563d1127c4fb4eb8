import { afterAll, describe, expect, test } from 'vitest';
import type { Dice } from '../../../kernel/dice.ts';
import { AMMO } from '../data/ammo.ts';
import type { Ammo, Gear, Weapon } from '../data/items.ts';
import { CT, HD, LA, LL, LT, RA, RT } from '../data/places.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Design } from '../design.ts';
import type { Attack, Shot } from '../plan.ts';
import { RULESETS, type Ruleset } from '../rulesets.ts';
import { STILL, type State, type Unit } from '../state.ts';
import { damageOdds } from './damage/odds.ts';
import { fitted } from './damage/testing.ts';
import type { Strike } from './physical/attack.ts';
import { expectedStrike } from './physical/odds.ts';
import { resolvePhysicals } from './physical/resolve.ts';
import { charge, clinch, club, kick, leap, punch, push } from './physical/testing.ts';
import { ground, hurt, play, set, testMech } from './testing.ts';
import { lineTo } from './weapons/line.ts';
import { damageDistribution, expectedDamage, meanOf, threatOf } from './weapons/odds.ts';
import { resolveFire } from './weapons/resolve.ts';
import { shootingOf } from './weapons/shooting.ts';
import { at, type Duel, duel, FLAMER, helpless, LASER, LEFT_ARM, PPC, TANK } from './weapons/testing.ts';
import { MODIFIERS, type Plan } from './weapons/to-hit.ts';

/*
 * The law of the odds: the resolver and the exact odds agree, over every sequence of dice, on everything that affects
 * damage. The tables below are exhaustive by type: a new switch or property does not compile without a row.
 */

/** Runs an attack with every sequence of dice, and returns the probability of each result. */
function withEveryRoll(run: (dice: Dice) => number): readonly number[] {
  const odds: number[] = [];
  const rolls: { readonly sides: number; face: number }[] = [];
  do {
    let next = 0;
    const points = run({
      roll(sides) {
        if (next === rolls.length) rolls.push({ sides, face: 1 });
        return (rolls[next++] as { face: number }).face;
      },
    });
    odds[points] = (odds[points] ?? 0) + rolls.reduce((all, { sides }) => all / sides, 1);
    while (rolls.length > 0 && rolls.at(-1)?.face === rolls.at(-1)?.sides) rolls.pop();
    const last = rolls.at(-1);
    if (last) last.face++;
  } while (rolls.length > 0);
  return Array.from(odds, (share) => share ?? 0);
}

/** An attack of unit 0 on unit 1. */
interface Attacking {
  readonly state: State;
  readonly shot: Shot;
  readonly plan?: Plan;
}

const struckPoints = (state: State, happening: ReturnType<typeof resolveFire>): number =>
  play(state, happening).events.reduce(
    (sum, event) => (event.type === 'struck' && event.unit === 1 && !event.covered ? sum + event.amount : sum),
    0,
  );

function resolved({ state, shot, plan }: Attacking): readonly number[] {
  const fight = { ...state, declared: [{ unit: 0, primary: plan?.primary ?? null, shots: [shot], attacks: [] }] };
  return withEveryRoll((dice) => struckPoints(fight, resolveFire(fight, dice)));
}

/** A distribution rounded for comparison, without the zeros at its end. */
const rounded = (odds: readonly number[]): readonly number[] => {
  const list = odds.map((share) => Math.round(share * 1e9) / 1e9);
  while (list.length > 1 && list.at(-1) === 0) list.pop();
  return list;
};

/** Checks that resolver and odds agree, and returns their common distribution. */
function agreed(attack: Attacking): readonly number[] {
  const { state, shot, plan = {} } = attack;
  const odds = damageDistribution(state, 0, shot, plan);
  expect(rounded(odds)).toEqual(rounded(resolved(attack)));
  expect(expectedDamage(state, 0, shot, plan)).toBeCloseTo(meanOf(odds), 9);
  return rounded(odds);
}

// Small dice keep the number of sequences small. Without criticals, a hit is one roll for its location.
const sides = (count: number): Partial<Ruleset> => ({ dice: count as 6 });
const calm: Partial<Ruleset> = { criticals: false, fires: false };
const small = (count: number, more: Duel = {}): State =>
  duel({ ...more, one: { gunnery: 3, ...more.one }, switches: { ...calm, ...sides(count), ...more.switches } });
const laser = (more: Duel = {}, changes: Partial<Unit> = {}): Attacking => ({
  state: set(small(3, more), 0, changes),
  shot: at(LASER),
});
const COVER = ground({ '0808': { level: 1 } });

/** A 'Mech with one weapon, and its ammunition if it uses any. */
const armed = (weapon: string, ammo = `${weapon}-ammo`): Design =>
  testMech({ weapons: [[weapon, RT]], ammo: WEAPONS[weapon]?.ammo ? [[ammo, LT, 10]] : [] });
const loadedShot = (weapon: string): Shot => at(0, WEAPONS[weapon]?.ammo ? { bin: 0 } : {});

describe('ruleset switches', () => {
  const SECOND: Duel = { more: [{ side: '1', at: '0907', facing: 3 }] };
  const lowerArmLost = (state: State): State => hurt(state, 0, LA, 2);
  const proneOneArm = (state: State): State => set(state, 0, { prone: true, lost: 1 << RA });
  /** Attacks on which the switch has an effect; for the others, attacks on which it must have none. */
  const AFFECTED: Partial<Record<keyof Ruleset, (value: Partial<Ruleset>) => Attacking>> = {
    dice: (switches) => ({ state: duel({ switches: { ...calm, ...switches } }), shot: at(LASER) }),
    secondary: (switches) => ({ ...laser({ ...SECOND, switches }), plan: { primary: { unit: 2 } } }),
    aimed: (switches) => ({
      state: helpless(small(4, { map: COVER, one: { gunnery: 4 }, switches }), 1),
      shot: at(LASER, { aim: LL }),
    }),
    lowerArm: (switches) => ({ state: lowerArmLost(small(3, { switches })), shot: at(LEFT_ARM) }),
    proneArms: (switches) => ({ state: proneOneArm(small(3, { switches })), shot: at(LASER) }),
    largeTarget: (switches) => laser({ switches, one: { gunnery: 4 }, other: { design: testMech({ tons: 120 }) } }),
    flamer: (switches) => ({ state: small(3, { switches, other: { at: '0809' } }), shot: at(FLAMER, { heat: true }) }),
    // The line from 0509 to 0604 touches a corner of 0607.
    corner: (switches) =>
      laser({ switches, one: { at: '0509' }, other: { at: '0604' }, map: ground({ '0607': { woods: 1 } }) }),
  };
  const NAMES = Object.keys(RULESETS['total-warfare']).filter((name) => name !== 'id' && name !== 'title');

  /** All values of a switch in the rulesets, and the other value of a boolean. */
  const valuesOf = (name: keyof Ruleset): readonly unknown[] => {
    const values = Object.values(RULESETS).map((ruleset) => ruleset[name]);
    if (typeof values[0] === 'boolean') return [true, false];
    const others = { dice: [6, 5], corner: ['ignored', 'touched'] }[name as string] ?? [];
    return [...new Map([...values, ...others].map((value) => [JSON.stringify(value), value])).values()];
  };

  test.each(NAMES)('%s', (name) => {
    const key = name as keyof Ruleset;
    const attack = AFFECTED[key] ?? ((switches) => laser({ switches: { ...switches, ...sides(3) }, map: COVER }));
    const found = valuesOf(key).map((value) => JSON.stringify(agreed(attack({ [key]: value }))));
    expect(new Set(found).size > 1).toBe(AFFECTED[key] !== undefined);
  });
});

describe('weapons and ammunition', () => {
  const added: string[] = [];
  /** A made-up weapon, fired by a 'Mech that carries nothing else. */
  function firing(weapon: Partial<Weapon>, ammo: Partial<Ammo> | null = null, more: Duel = {}, count = 2): Attacking {
    const id = `law-${added.length}`;
    added.push(id);
    const table = WEAPONS as Record<string, Weapon>;
    table[id] = { ...(WEAPONS['medium-laser'] as Weapon), id, ...weapon, ...(ammo && { ammo: id }) };
    const bin = `${id}-ammo`;
    if (ammo) (AMMO as Record<string, Ammo>)[bin] = { ...(AMMO['lrm-5-ammo'] as Ammo), id: bin, feeds: id, ...ammo };
    const design = testMech({ weapons: [[id, CT]], ammo: ammo ? [[bin, RT, 10]] : [] });
    return { state: small(count, { ...more, one: { design, ...more.one } }), shot: at(0, ammo ? { bin: 0 } : {}) };
  }
  afterAll(() => {
    for (const id of added) {
      delete (WEAPONS as Record<string, Weapon>)[id];
      delete (AMMO as Record<string, Ammo>)[`${id}-ammo`];
    }
  });

  /** By property: two attacks that differ only in it and have different odds, or null if it does not affect them. */
  const WEAPON: Readonly<Record<keyof Weapon, readonly [Attacking, Attacking] | null>> = {
    damage: [firing({ damage: 5 }), firing({ damage: 7 })],
    rack: [firing({ rack: 1, damage: 1 }), firing({ rack: 5, damage: 1 })],
    group: [
      firing({ rack: 4, damage: 1, group: 1 }, null, { map: COVER }, 3),
      firing({ rack: 4, damage: 1, group: 4 }, null, { map: COVER }, 3),
    ],
    minimum: [firing({ minimum: 0 }), firing({ minimum: 4 })],
    ranges: [
      firing({ ranges: [3, 6, 9] }, null, { one: { gunnery: 2 } }),
      firing({ ranges: [2, 6, 9] }, null, { one: { gunnery: 2 } }),
    ],
    underwater: [
      firing({ underwater: null }, null, {
        map: ground({ '0810': { water: 2 }, '0809': { water: 2 }, '0808': { water: 2 }, '0807': { water: 2 } }),
      }),
      firing({ underwater: [3, 6, 9] }, null, {
        map: ground({ '0810': { water: 2 }, '0809': { water: 2 }, '0808': { water: 2 }, '0807': { water: 2 } }),
      }),
    ],
    toHit: [firing({ toHit: 0 }, null, { one: { gunnery: 4 } }), firing({ toHit: -2 }, null, { one: { gunnery: 4 } })],
    heats: [heating(firing({ heats: false })), heating(firing({ heats: true }))],
    ammo: null,
    id: null,
    name: null,
    kind: null,
    heat: null,
    tons: null,
    slots: null,
    battleValue: null,
    explosive: null,
    advanced: null,
  };
  const PELLETS = { munition: 'cluster', pellets: 2 } as const;
  const AMMUNITION: Readonly<Record<keyof Ammo, readonly [Attacking, Attacking] | null>> = {
    munition: [
      firing({}, { pellets: 2 }, { one: { gunnery: 4 } }),
      firing({}, { pellets: 2, munition: 'cluster' }, { one: { gunnery: 4 } }),
    ],
    pellets: [firing({}, { ...PELLETS, pellets: 0 }), firing({}, PELLETS)],
    id: null,
    name: null,
    feeds: null,
    shots: null,
    damage: null,
    tons: null,
    explosive: null,
    advanced: null,
  };
  function heating(attack: Attacking): Attacking {
    return { ...attack, shot: { ...attack.shot, heat: true } };
  }

  test.each([...Object.entries(WEAPON), ...Object.entries(AMMUNITION)])('the property %s', (_, pair) => {
    if (!pair) return;
    expect(agreed(pair[0])).not.toEqual(agreed(pair[1]));
  });

  test.each(Object.keys(WEAPONS))('%s, as printed', (id) => {
    agreed({ state: small(2, { one: { design: armed(id) } }), shot: loadedShot(id) });
  });

  test('gear: only Artemis IV adds to the damage', () => {
    const GEAR: Readonly<Record<Gear['id'], boolean>> = {
      'artemis-iv': true,
      'heat-sink': false,
      'double-heat-sink': false,
      'jump-jet': false,
      case: false,
      masc: false,
      'ferro-fibrous': false,
      'endo-steel': false,
      hatchet: false,
    };
    const launcher = armed('lrm-5');
    const plain = agreed({
      state: small(3, { one: { design: launcher }, other: { at: '0803' } }),
      shot: loadedShot('lrm-5'),
    });
    for (const [gear, effect] of Object.entries(GEAR)) {
      const { mounts, ...rest } = fitted(launcher, gear, RT, 1);
      const design: Design = { ...rest, mounts: mounts.map((mount) => ({ ...mount, artemis: gear === 'artemis-iv' })) };
      const odds = agreed({ state: small(3, { one: { design }, other: { at: '0803' } }), shot: loadedShot('lrm-5') });
      expect([gear, JSON.stringify(odds) !== JSON.stringify(plain)]).toEqual([gear, effect]);
    }
  });
});

describe('situations', () => {
  const went = (changes: Partial<Unit['went']>): Partial<Unit> => ({ went: { ...STILL, ...changes } });
  const target = (attack: Attacking, changes: Partial<Unit>): Attacking => ({
    ...attack,
    state: set(attack.state, 1, changes),
  });
  const tank = (changes: Partial<NonNullable<Unit['crew']>>): Attacking => {
    const { state, shot } = laser({ one: { design: TANK } });
    const crew = state.units[0]?.crew as NonNullable<Unit['crew']>;
    return { shot, state: set(state, 0, { crew: { ...crew, ...changes }, ...went({ mode: 'walk', hexes: 2 }) }) };
  };
  const good: Duel = { one: { gunnery: 0 } };
  const ATTACKS: Readonly<Record<string, Attacking>> = {
    plain: laser(),
    'attacker walked': laser({}, went({ mode: 'walk', hexes: 1 })),
    'attacker skidded': laser({}, went({ mode: 'walk', skidded: true })),
    'attacker prone': laser(good, { prone: true }),
    'attacker prone on one arm': laser({ ...good, ruleset: 'core-2026' }, { prone: true, lost: 1 << RA }),
    'attacker hot': laser({}, { heat: 8 }),
    'attacker with damaged sensors': { shot: at(LASER), state: hurt(small(3), 0, HD, 1) },
    'commander hit': tank({ commander: true }),
    'stabiliser hit': tank({ stabilisers: 1 }),
    'shoulder hit': { shot: at(LEFT_ARM), state: hurt(small(3), 0, LA, 0) },
    'upper arm hit': { shot: at(LEFT_ARM), state: hurt(small(3), 0, LA, 1) },
    'lower arm hit': { shot: at(LEFT_ARM), state: hurt(small(3), 0, LA, 2) },
    'secondary target': { ...laser({ more: [{ side: '1', at: '0907' }] }), plan: { primary: { unit: 2 } } },
    'target moved': target(laser(), went({ mode: 'run', hexes: 5 })),
    'target jumped': target(laser(), went({ mode: 'jump', hexes: 1 })),
    'target skidded': target(laser(), went({ mode: 'run', skidded: true })),
    'target immobile': target(laser({ one: { gunnery: 7 } }), { shutDown: true }),
    'aimed at the head': { ...target(laser(), { shutDown: true }), shot: at(LASER, { aim: HD }) },
    'target prone': target(laser(), { prone: true }),
    'target prone and adjacent': target(laser({ other: { at: '0809' }, one: { gunnery: 6 } }), { prone: true }),
    'large target': laser({ ruleset: 'core-2026', one: { gunnery: 4 }, other: { design: testMech({ tons: 120 }) } }),
    'partial cover': laser({ map: COVER }),
    'in water': laser({ map: ground({ '0807': { water: 1 } }) }),
    'target in woods': laser({ map: ground({ '0807': { woods: 1 } }) }),
    'target in smoke': laser({ map: ground({ '0807': { smoke: 1 } }) }),
    'woods in between': laser({ map: ground({ '0808': { woods: 1 } }) }),
    'smoke in between': laser({ map: ground({ '0808': { smoke: 1 } }) }),
    'medium range': laser({ other: { at: '0806' } }),
    'minimum range': { shot: at(PPC), state: small(3) },
    'pulse laser': {
      shot: at(0),
      state: small(3, {
        one: { gunnery: 5, design: testMech({ weapons: [['medium-pulse-laser', CT]] }) },
        other: { at: '0808' },
      }),
    },
    'cluster munition': {
      shot: at(0, { bin: 0 }),
      state: small(2, {
        one: { design: testMech({ weapons: [['lb-10-x', CT]], ammo: [['lb-10-x-cluster-ammo', RT, 10]] }) },
      }),
    },
    'target in a building': {
      shot: at(PPC),
      state: small(3, {
        map: ground({ '0807': { building: { kind: 2, cf: 40, height: 3, bunker: false } as never } }),
      }),
    },
    'missiles at a target in a building': {
      shot: loadedShot('srm-4'),
      state: small(2, {
        one: { design: armed('srm-4') },
        map: ground({ '0807': { building: { kind: 1, cf: 10, height: 3, bunker: false } as never } }),
      }),
    },
    'missiles at a covered target': {
      shot: loadedShot('srm-2'),
      state: small(3, { one: { design: armed('srm-2') }, map: COVER }),
    },
    'from behind': laser({ other: { facing: 0 }, map: COVER }),
    'a covered vehicle': laser({ other: { design: TANK }, map: COVER }),
    'both under water': laser({
      map: ground({ '0810': { water: 2 }, '0809': { water: 2 }, '0808': { water: 2 }, '0807': { water: 2 } }),
    }),
    'from under water at a wading target': laser({
      map: ground({ '0810': { water: 2 }, '0809': { water: 2 }, '0808': { water: 2 }, '0807': { water: 1 } }),
    }),
    'with real dice': { shot: at(LASER), state: duel({ switches: calm, map: COVER }) },
    'missiles with real dice': {
      shot: loadedShot('lrm-5'),
      state: duel({
        switches: calm,
        one: { gunnery: 11, design: armed('lrm-5') },
        other: { at: '0803' },
      }),
    },
  };

  test.each(Object.entries(ATTACKS))('%s', (_, attack) => {
    agreed(attack);
  });

  test.each(Object.entries(ATTACKS))('%s, sampled by the damage odds', (_, { state, shot, plan }) => {
    if (plan) return; // these sample one volley at its primary target
    const samples = 1500;
    const odds = damageDistribution(state, 0, shot);
    const mean = meanOf(odds);
    const deviation = Math.sqrt(odds.reduce((all, share, points) => all + share * (points - mean) ** 2, 0));
    const { damage } = damageOdds(state, 1, [threatOf(state, 0, shot)], samples, 1);
    expect(Math.abs(damage - mean)).toBeLessThanOrEqual((4 * deviation) / Math.sqrt(samples));
  });

  test('every row of the to-hit table has a situation here', () => {
    const unused = MODIFIERS.filter(
      ({ value }) =>
        !Object.values(ATTACKS).some(({ state, shot, plan }) => {
          const shooting = shootingOf(state, 0, shot);
          const sight = lineTo(state, 0, shot.target);
          return shooting && value(shooting, { sight, primary: plan?.primary ?? null }) !== 0;
        }),
    );
    expect(unused.map(({ why }) => why(shootingOf(small(3), 0, at(LASER)) as never).code)).toEqual([]);
  });
});

describe('physical attacks', () => {
  /** The average of the resolver, over every sequence of dice. */
  const mean = (state: State, strike: Strike): number => {
    const declared =
      strike.attack === 'charge' || strike.attack === 'death-from-above'
        ? []
        : [{ unit: 0, primary: null, shots: [], attacks: [strike as Attack] }];
    const fight = { ...state, declared };
    return meanOf(withEveryRoll((dice) => struckPoints(fight, resolvePhysicals(fight, dice))));
  };
  const small = (switches: Partial<Ruleset> = {}, piloting = 4): State =>
    clinch({
      one: { piloting, design: testMech({ tons: 20 }) },
      other: { piloting },
      switches: { ...calm, ...sides(3), ...switches },
    });
  const CHARGE: Strike = { attack: 'charge', target: 1 };
  const LEAP: Strike = { attack: 'death-from-above', target: 1 };
  const charging = (state: State): State => set(state, 0, { charge: charge(3) });
  const STRIKES: readonly (readonly [string, Strike, (state: State) => State])[] = [
    ['punch', punch(), (state) => state],
    ['kick', kick(), (state) => state],
    ['club', club(), (state) => set(state, 0, { club: 'tree' })],
    ['push', push(), (state) => state],
    ['charge', CHARGE, charging],
    ['death from above', LEAP, (state) => set(state, 0, { charge: leap(2) })],
    ['punch with a damaged arm', punch(), (state) => hurt(state, 0, RA, 1)],
    ['kick in water', kick(), (state) => state],
  ];
  const PHYSICAL: readonly (readonly [keyof Ruleset, Strike, (state: State) => State])[] = [
    ['punch', punch(), (state) => state],
    ['kick', kick(), (state) => state],
    ['chargeDamage', CHARGE, charging],
    ['chargeHexes', CHARGE, charging],
  ];

  test.each(STRIKES)('%s', (_, strike, change) => {
    const state = change(small());
    expect(expectedStrike(state, 0, strike)).toBeCloseTo(mean(state, strike), 9);
  });

  test.each(PHYSICAL)('the switch %s', (name, strike, change) => {
    const values = { chargeHexes: ['to-adjacent', 'into-target'] }[name as string] ?? [
      ...new Set(Object.values(RULESETS).map((ruleset) => ruleset[name])),
    ];
    const found = values.map((value) => {
      const state = change(small({ [name]: value }));
      expect(expectedStrike(state, 0, strike)).toBeCloseTo(mean(state, strike), 9);
      return expectedStrike(state, 0, strike);
    });
    expect(new Set(found).size).toBeGreaterThan(1);
  });
});
