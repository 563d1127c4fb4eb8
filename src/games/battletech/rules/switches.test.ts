import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { UMPIRE } from '../../../kernel/ids.ts';
import { CT, LA, RA, RL, RT } from '../data/places.ts';
import type { Ground } from '../ground.ts';
import type { Target } from '../plan.ts';
import { RULESETS, type Switches } from '../rulesets.ts';
import { groundAt, type State, type Unit, unitOf } from '../state.ts';
import { done, type Happened, ofType, phases, refused } from '../testing.ts';
import { ground, hex, set, type TestTable, type TestUnit, table, testMech } from './testing.ts';

const [FLAMER, AC20, LASER] = [0, 1, 2];
const GUNNER = testMech({
  tons: 100,
  weapons: [
    ['flamer', CT],
    ['ac-20', RT, 10],
    ['medium-laser', LA],
  ],
  ammo: [['ac-20-ammo', RA, 5]],
});

/** Side 0 faces north from 0507; its target is in 0505 by default. */
interface Scene extends Partial<TestTable> {
  readonly hexes?: Readonly<Record<string, Partial<Ground>>>;
  readonly foe?: Partial<TestUnit>;
}
function scene(switches: Partial<Switches>, { hexes = {}, foe = {}, ...rest }: Scene = {}): State {
  return table({
    map: ground(hexes),
    units: [
      { side: '0', at: '0507', design: GUNNER },
      { side: '1', at: '0505', facing: 3, ...foe },
    ],
    phase: 'weapons',
    queue: ['0'],
    switches: { wind: false, ...switches },
    ...rest,
  });
}
const order = (state: State): State => ({ ...set(state, 1, { acted: true }), order: ['0', '1'] });

/** Side 0 is the last to declare and fires one weapon; the phase is resolved with these dice. */
const fires = (state: State, weapon: number, target: Target, faces: readonly number[]): Happened => {
  const shot = { weapon, target, ...(weapon === AC20 && { bin: 0 }) };
  return done(order(state), '0', { type: 'fire', unit: 0, primary: null, shots: [shot] }, loaded(...faces));
};
const noFire = (state: State, weapon: number, target: Target): string | undefined => {
  const shot = { weapon, target, ...(weapon === AC20 && { bin: 0 }) };
  return refused(order(state), '0', { type: 'fire', unit: 0, primary: null, shots: [shot] });
};
/** Side 0 holds its fire; the turn continues through the Heat Phase to the End Phase. */
const holds = (state: State, ...faces: readonly number[]): Happened =>
  done(order(state), '0', { type: 'fire', unit: 0, primary: null, shots: [] }, loaded(...faces));

test('the switches match the simulator’s configuration, and all are on in every ruleset', () => {
  const names: readonly (keyof Switches)[] = [
    'fires',
    'wind',
    'physicalAttacks',
    'heatPhase',
    'clearing',
    'collapse',
    'pilotingRolls',
    'rollForTwenty',
    'shutdownRolls',
    'criticals',
    'ammunitionExplosions',
    'sinksOff',
  ];
  for (const { id, ...ruleset } of Object.values(RULESETS))
    expect([id, names.map((name) => ruleset[name])]).toEqual([id, names.map(() => true)]);
});

describe('fires', () => {
  const woods = { '0506': { woods: 1 } } as const;
  const target = (state: State): Target => ({ hex: hex(state, '0506'), for: 'ignite' });

  test('on: woods that are aimed at may burn', () => {
    const state = scene({}, { hexes: woods });
    const { state: after, events } = fires(state, FLAMER, target(state), [6, 6, 2, 2]);
    expect(ofType(events, 'hex-rolled')).toMatchObject([{ why: 'fire-aimed', needs: 4, happens: true }]);
    expect(groundAt(after, hex(after, '0506')).fire).toBe(1);
  });

  test('off: they cannot be aimed at, stray shots have no effect, and fires do not spread', () => {
    const state = scene(
      { fires: false },
      { hexes: { ...woods, '0505': { woods: 2 }, '0909': { woods: 1, fire: 1 } }, turn: 3 },
    );
    expect(noFire(state, FLAMER, target(state))).toBe('nothing-burns');
    const { state: after, events } = fires(state, LASER, { unit: 1 }, [1, 1]);
    expect(ofType(events, 'hex-rolled')).toEqual([]);
    expect(groundAt(after, hex(after, '0909'))).toEqual(groundAt(state, hex(state, '0909')));
  });
});

describe('wind', () => {
  const burning = { '0906': { woods: 1 }, '0907': { woods: 1, fire: 1 } } as const;

  test('on: it is rolled at the start of the match, and carries fire and smoke', () => {
    const start: State = { ...scene({ wind: true }), turn: 0, phase: 'initiative', queue: [] };
    const { events, state } = done(start, UMPIRE, { type: 'begin' }, loaded(1, 2, 2, 6, 6));
    expect(ofType(events, 'wind-set')).toEqual([{ type: 'wind-set', wind: 0, die: 1 }]);
    expect(state.wind).toBe(0);
    const blown: State = { ...scene({ wind: true }, { hexes: burning, turn: 3 }), wind: 0 };
    const { state: after } = holds(blown, 5, 4);
    expect(groundAt(after, hex(after, '0906'))).toMatchObject({ fire: 3, smoke: 1 });
  });

  test('off: no wind, fire stays in its hex and smoke stays over it', () => {
    const start: State = { ...scene({}), turn: 0, phase: 'initiative', queue: [] };
    const { events, state } = done(start, UMPIRE, { type: 'begin' }, loaded(2, 2, 6, 6));
    expect(ofType(events, 'wind-set')).toEqual([]);
    expect(state.wind).toBeNull();
    const { state: after } = holds(scene({}, { hexes: burning, turn: 3 }));
    expect(groundAt(after, hex(after, '0906'))).toMatchObject({ fire: 0, smoke: 0 });
    expect(groundAt(after, hex(after, '0907'))).toMatchObject({ smoke: 1 });
  });
});

describe('physicalAttacks', () => {
  const beside = { foe: { at: '0506' } } as const;
  const charge = {
    type: 'move',
    unit: 0,
    mode: 'run',
    steps: [{ step: 'forward' }],
    attack: { kind: 'charge', target: 1 },
  } as const;
  const running = (switches: Partial<Switches>): State =>
    set(scene(switches, { foe: { at: '0505' }, phase: 'movement' }), 1, { acted: true });

  test('on: the phase is played, and charges may be declared', () => {
    expect(phases(holds(scene({}, beside)).events)).toEqual(['physical 0 1']);
    expect(refused(running({}), '0', charge)).toBeUndefined();
  });

  test('off: the phase is skipped, and charges are not allowed', () => {
    const { events } = holds(scene({ physicalAttacks: false }, beside));
    expect(phases(events)).toEqual(['heat', 'end 0 1']);
    expect(refused(running({ physicalAttacks: false }), '0', charge)).toBe('no-physical-attacks');
  });
});

describe('heatPhase', () => {
  const hot: Partial<Unit> = { heat: 3, gained: { move: 2, fire: 20, outside: 0 } };

  test('on: heat is counted', () => {
    const { state, events } = holds(set(scene({}), 0, hot), 6, 6);
    expect(ofType(events, 'heat-counted').map(({ unit }) => unit)).toEqual([0, 1]);
    expect(unitOf(state, 0).heat).toBe(15);
  });

  test('off: units gain no heat', () => {
    const { state, events } = holds(set(scene({ heatPhase: false }), 0, { ...hot, heat: 0 }));
    expect(ofType(events, 'heat-counted')).toEqual([]);
    expect(unitOf(state, 0).heat).toBe(0);
  });
});

describe('clearing', () => {
  const woods = { '0506': { woods: 2 } } as const;
  const target = (state: State): Target => ({ hex: hex(state, '0506'), for: 'clear' });

  test('on: woods can be shot away', () => {
    const state = scene({ fires: false }, { hexes: woods });
    const { state: after } = fires(state, AC20, target(state), [6, 6]);
    expect(groundAt(after, hex(after, '0506'))).toMatchObject({ woods: 2, factor: 70 });
  });

  test('off: they stay', () => {
    const state = scene({ clearing: false }, { hexes: woods });
    expect(noFire(state, AC20, target(state))).toBe('woods-stay');
  });
});

describe('collapse', () => {
  const house = { '0506': { building: { kind: 1, bunker: false, cf: 15, height: 1 } } } as const;
  const target = (state: State): Target => ({ hex: hex(state, '0506'), for: 'building' });

  test('on: a building collapses when its points are gone or it cannot bear its load', () => {
    const state = scene({}, { hexes: house });
    const { state: after } = fires(state, AC20, target(state), [1, 1]);
    expect(groundAt(after, hex(after, '0506'))).toMatchObject({ rubble: true, building: { cf: 0 } });
    const landing = set(scene({}, { hexes: house, phase: 'movement', units: JUMPERS }), 1, { acted: true });
    const { events } = done(landing, '0', JUMP, loaded(3, 3, 1, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6));
    expect(ofType(events, 'ground-changed').map(({ why }) => why)).toContain('building-collapsed');
  });

  test('off: no building collapses', () => {
    const state = scene({ collapse: false }, { hexes: house });
    expect(noFire(state, AC20, target(state))).toBe('buildings-stay');
    const landing = set(scene({ collapse: false }, { hexes: house, phase: 'movement', units: JUMPERS }), 1, {
      acted: true,
    });
    const { events, state: after } = done(landing, '0', JUMP, loaded());
    expect(ofType(events, 'ground-changed')).toEqual([]);
    expect(unitOf(after, 0)).toMatchObject({ at: hex(after, '0506'), level: 1, prone: false });
  });
});

const JUMPERS: readonly TestUnit[] = [
  { side: '0', at: '0507', design: testMech({ jump: 3 }) },
  { side: '1', at: '0501', facing: 3 },
];
const JUMP = {
  type: 'move',
  unit: 0,
  mode: 'jump',
  steps: [{ step: 'jump', to: 5 * 16 + 4, facing: 0, landOn: 'roof' }],
} as const;

describe('pilotingRolls', () => {
  const kick = { type: 'strike', unit: 0, attacks: [{ attack: 'kick', leg: 'LL', target: 1 }] } as const;
  const beside = (switches: Partial<Switches>): State =>
    order(scene(switches, { foe: { at: '0506' }, phase: 'physical' }));

  test('on: a kicked unit rolls to stay standing', () => {
    const { state, events } = done(beside({}), '0', kick, loaded(6, 6, 3, 1, 1, 1, 3, 4, 6, 6));
    expect(ofType(events, 'piloting-rolled')[0]).toMatchObject({ unit: 1, why: { code: 'psr-kicked' }, passed: false });
    expect(unitOf(state, 1).prone).toBe(true);
  });

  test('off: no rolls, and no falls', () => {
    const { state, events } = done(beside({ pilotingRolls: false }), '0', kick, loaded(6, 6, 3));
    expect(ofType(events, 'piloting-rolled')).toEqual([]);
    expect(unitOf(state, 1).prone).toBe(false);
  });

  test('off: a unit still falls when a leg is shot off', () => {
    const lamed = set(beside({ pilotingRolls: false }), 1, {
      armour: GUNNER.armour.with(RL, 0),
      structure: GUNNER.structure.with(RL, 4),
    });
    const { state } = done(lamed, '0', kick, loaded(6, 6, 3, 1, 1, 1, 3, 4));
    expect(unitOf(state, 1)).toMatchObject({ prone: true });
  });
});

describe('rollForTwenty', () => {
  const hit = [6, 6, 3, 4]; // on the centre torso

  test('on: twenty points in one phase require a roll at +1', () => {
    const { events } = fires(scene({}), AC20, { unit: 1 }, [...hit, 3, 3]);
    expect(ofType(events, 'piloting-rolled')).toMatchObject([
      { unit: 1, why: { code: 'psr-twenty' }, tally: { total: 6 }, passed: true },
    ]);
  });

  test('on: fewer points do not', () => {
    const { events } = fires(scene({}), LASER, { unit: 1 }, hit);
    expect(ofType(events, 'piloting-rolled')).toEqual([]);
  });

  test('off: twenty points need no roll', () => {
    const { events } = fires(scene({ rollForTwenty: false }), AC20, { unit: 1 }, hit);
    expect(ofType(events, 'piloting-rolled')).toEqual([]);
  });
});

describe('shutdownRolls', () => {
  const heated = (switches: Partial<Switches>, heat: number): State =>
    set(scene(switches), 0, { gained: { move: 0, fire: heat + 10, outside: 0 }, prone: true });

  test.each<[number, readonly number[], boolean]>([
    [13, [], false],
    [14, [1, 2], true],
    [14, [2, 2], false],
    [30, [], true],
  ])('on: at heat %i with %j it shuts down: %s', (heat, faces, down) => {
    const ammunition = heat === 30 ? [6, 6] : [];
    const { state } = holds(heated({}, heat), ...faces, ...ammunition);
    expect(unitOf(state, 0).shutDown).toBe(down);
  });

  test.each<[number, boolean]>([
    [14, false],
    [18, false],
    [30, true],
  ])('off: at heat %i it shuts down: %s', (heat, down) => {
    const { state, events } = holds(heated({ shutdownRolls: false, ammunitionExplosions: false }, heat));
    expect(unitOf(state, 0).shutDown).toBe(down);
    expect(ofType(events, 'shutdown-rolled').filter(({ dice }) => dice)).toEqual([]);
  });
});

describe('criticals', () => {
  const bare = (switches: Partial<Switches>): State => set(scene(switches), 1, { armour: GUNNER.armour.map(() => 0) });

  test('on: damaged structure causes a critical hit roll', () => {
    const { events } = fires(bare({}), LASER, { unit: 1 }, [6, 6, 3, 4, 4, 4, 1, 1]);
    expect(ofType(events, 'critical-hit')).toMatchObject([{ unit: 1, place: CT, item: 'engine' }]);
  });

  test('off: neither damaged structure nor a location roll of 2 does', () => {
    const { events } = fires(bare({ criticals: false }), LASER, { unit: 1 }, [6, 6, 1, 1]);
    expect(ofType(events, 'damaged')).toMatchObject([{ structure: 5 }]);
    expect(ofType(events, 'critical-rolled')).toEqual([]);
  });
});

describe('ammunitionExplosions', () => {
  const loadedFoe = { design: testMech({ ammo: [['ac-5-ammo', CT, 20]], armour: GUNNER.armour.map(() => 0) }) };
  const onTheBin = [6, 6, 3, 4, 4, 4, 6, 5]; // the centre torso, one critical hit, its eleventh slot

  test('on: a bin that is hit explodes, and one that is too hot may', () => {
    const { events } = fires(scene({}, { foe: loadedFoe }), LASER, { unit: 1 }, [...onTheBin, 1, 1]);
    expect(ofType(events, 'exploded')).toMatchObject([{ unit: 1, damage: 100, why: 'critical' }]);
    const hot = set(scene({}), 0, { gained: { move: 0, fire: 29, outside: 0 }, prone: true });
    const { events: roll } = holds(hot, 6, 6, 6, 6);
    expect(ofType(roll, 'ammunition-rolled')).toMatchObject([{ unit: 0, needs: 4, safe: true }]);
  });

  test('off: its shots are lost, and nothing else happens', () => {
    const state = scene({ ammunitionExplosions: false }, { foe: loadedFoe });
    const { state: after, events } = fires(state, LASER, { unit: 1 }, onTheBin);
    expect(ofType(events, 'exploded')).toEqual([]);
    expect(unitOf(after, 1)).toMatchObject({ bins: [0], destroyed: null, pilot: { hits: 0 } });
    const hot = set(scene({ ammunitionExplosions: false }), 0, {
      gained: { move: 0, fire: 29, outside: 0 },
      prone: true,
    });
    expect(ofType(holds(hot, 6, 6).events, 'ammunition-rolled')).toEqual([]);
  });
});

describe('sinksOff', () => {
  const off = { type: 'end', orders: [{ unit: 0, sinksOff: 4 }] } as const;
  const ending = (switches: Partial<Switches>): State => scene(switches, { phase: 'end', queue: ['0', '1'] });

  test('on: sinks may be switched off and on again, and cool accordingly', () => {
    const { state } = done(ending({}), '0', off);
    expect(unitOf(state, 0).sinksOff).toBe(4);
    const warm = set(scene({}), 0, { sinksOff: 4, gained: { move: 0, fire: 10, outside: 0 } });
    expect(unitOf(holds(warm).state, 0).heat).toBe(4);
    const on = { type: 'end', orders: [{ unit: 0, sinksOff: 0 }] } as const;
    expect(unitOf(done({ ...state, queue: ['0', '1'] }, '0', on).state, 0).sinksOff).toBe(0);
  });

  test('off: they stay on', () => expect(refused(ending({ sinksOff: false }), '0', off)).toBe('sinks-stay-on'));
});
