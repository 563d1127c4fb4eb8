import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { UMPIRE } from '../../kernel/ids.ts';
import { CT, HD, LA, LL, LT, RA, RL } from './data/places.ts';
import type { Ground } from './ground.ts';
import type { Attack, Shot, Step } from './plan.ts';
import { land } from './rules/damage/blow.ts';
import { criticals } from './rules/damage/criticals.ts';
import { explode } from './rules/damage.ts';
import { fall, seatBeltTally } from './rules/falling.ts';
import { heatPhase } from './rules/heat.ts';
import { stepCost, stepRefusal } from './rules/movement/cost.ts';
import { chargeDamage } from './rules/physical/damage.ts';
import { resolvePhysicals } from './rules/physical/resolve.ts';
import { strikeTally } from './rules/physical/to-hit.ts';
import { hurtPilot } from './rules/pilot.ts';
import { pilotingTally } from './rules/piloting.ts';
import { setUp } from './rules/set-up.ts';
import { eyeAt, sight } from './rules/sight.ts';
import { runMp, walkMp, weaponWorks } from './rules/status.ts';
import { ground, hex, hurt, play, set, type TestUnit, table, testMech } from './rules/testing.ts';
import { resolveFire } from './rules/weapons/resolve.ts';
import { impossible, toHitNumber } from './rules/weapons/to-hit.ts';
import { RULESETS, type Ruleset, type RulesetName, VERSIONS } from './rulesets.ts';
import { STILL, type State, type Unit, unitOf } from './state.ts';
import { done, ofType, phases, refused } from './testing.ts';

type Field = keyof Ruleset;
type Shows = (state: (scene?: Scene) => State) => unknown;

interface Scene {
  readonly hexes?: Readonly<Record<string, Partial<Ground>>>;
  readonly units?: readonly TestUnit[];
  readonly phase?: State['phase'];
  readonly queue?: readonly string[];
}

const [LASER, FLAMER, AC5] = [0, 1, 2];
const GUNNER = testMech({
  weapons: [
    ['medium-laser', LA],
    ['flamer', CT],
    ['ac-5', LT, 4],
  ],
  ammo: [['ac-20-ammo', LT, 5]],
});
/** Two enemies three hexes apart, face to face. */
const PAIR: readonly TestUnit[] = [
  { side: '0', at: '0508', design: GUNNER },
  { side: '1', at: '0505', facing: 3 },
];
const BESIDE: readonly TestUnit[] = [
  { side: '0', at: '0506', design: GUNNER },
  { side: '1', at: '0505', facing: 3 },
];

/** The default ruleset with one field changed, without wind. */
const scenes =
  (changes: Partial<Ruleset>) =>
  ({ hexes = {}, units = PAIR, phase = 'weapons', queue = ['0', '1'] }: Scene = {}): State =>
    table({ map: ground(hexes), units, phase, queue, turn: 3, switches: { wind: false, ...changes } });

const spot = (state: State, label: string, level = 0) => ({ at: hex(state, label), level });
const shot = (weapon: number, target = 1) => ({ weapon, target: { unit: target } });
const declares = (state: State, ...shots: readonly Shot[]): State => ({
  ...state,
  declared: [{ unit: 0, primary: null, shots, attacks: [] }],
});
const fired = (state: State, ...faces: readonly number[]) => play(state, resolveFire(state, loaded(...faces)));
const begins = (state: State): State =>
  done({ ...state, turn: 0, phase: 'initiative', queue: [] }, UMPIRE, { type: 'begin' }, loaded(2, 2, 6, 6)).state;
const PUNCH: Attack = { attack: 'punch', arm: 'LA', target: 1 };
const KICK: Attack = { attack: 'kick', leg: 'LL', target: 1 };
const moving = (state: State, mode: 'walk' | 'run' | 'jump', ...steps: readonly Step[]) =>
  ({ type: 'move', unit: 0, mode, steps: [...steps], state }) as const;
const moves = ({ state, ...command }: ReturnType<typeof moving>, ...faces: readonly number[]) =>
  done({ ...state, phase: 'movement', queue: ['0', '1'] }, '0', command, loaded(...faces));
const moveRefusal = ({ state, ...command }: ReturnType<typeof moving>) =>
  refused({ ...state, phase: 'movement', queue: ['0', '1'] }, '0', command);
const [F, R] = [{ step: 'forward' }, { step: 'right' }] as const;
const ASLEEP: Partial<Unit> = { pilot: { hits: 2, awake: false, out: 2 } };

/** The visible effect of each field: what it changes, the default result, and the other result. */
const ROWS: readonly (readonly [field: Field, about: string, shows: Shows, book: unknown, other: unknown])[] = [
  [
    'ratio',
    'five against two take turns',
    (state) => {
      const five = ['0101', '0201', '0301', '0401', '0501'].map((at) => ({ side: '0', at }));
      const units = [...five, { side: '1', at: '0115' }, { side: '1', at: '0215' }];
      return begins(state({ units })).queue.join('');
    },
    '0010001',
    '0001001',
  ],
  [
    'immobileTakeTurns',
    'turns to move of a side with one helpless unit of two',
    (state) => {
      const units = [...PAIR, { side: '0', at: '0115' }];
      return begins(set(state({ units }), 2, ASLEEP)).queue.join('');
    },
    '001',
    '01',
  ],
  [
    'deepWater',
    'MP from the bank into depth 2',
    (state) => {
      const shore = state({ hexes: { '0507': { water: 2 } } });
      return stepCost(shore, 0, spot(shore, '0508'), hex(shore, '0507'), 'walk').total;
    },
    6,
    5,
  ],
  [
    'runInWater',
    'running into water',
    (state) => {
      const shore = state({ hexes: { '0507': { water: 1 } } });
      return stepRefusal(shore, 0, spot(shore, '0508'), hex(shore, '0507'), 'run', false)?.code;
    },
    'no-running-into-water',
    undefined,
  ],
  [
    'backwardLevels',
    'backing up a level',
    (state) => {
      const hill = state({ hexes: { '0509': { level: 1 } } });
      return stepRefusal(hill, 0, spot(hill, '0508'), hex(hill, '0509'), 'walk', true)?.code;
    },
    'no-backing-over-levels',
    undefined,
  ],
  [
    'roadSlope',
    'MP along a road: one level up, and three',
    (state) =>
      [1, 3].map((level) => {
        const slope = state({ hexes: { '0508': { road: 1 }, '0507': { road: 8, level } } });
        const [from, to] = [spot(slope, '0508'), hex(slope, '0507')];
        return stepRefusal(slope, 0, from, to, 'walk', false)?.code ?? stepCost(slope, 0, from, to, 'walk').total;
      }),
    [2, 'too-steep'],
    [1, 3],
  ],
  [
    'oneLeg',
    'running MP on one leg, and rolls for a hex at a walk',
    (state) => {
      const lame = set(state(), 0, { lost: 1 << LL });
      const faces = lame.rules.ruleset.oneLeg === 'rolls' ? [6, 6] : [];
      return [
        runMp(lame, 0),
        ofType(moves(moving(lame, 'walk', F), ...faces).events, 'piloting-rolled').map(({ why }) => why.code),
      ];
    },
    [0, []],
    [2, ['psr-one-leg']],
  ],
  [
    'oneLegMp',
    'walking MP on one leg with its foot hit, and with its hip hit too',
    (state) => {
      const lame = hurt(set(state(), 0, { lost: 1 << LL }), 0, RL, 3);
      return [walkMp(lame, 0), walkMp(hurt(lame, 0, RL, 0), 0)];
    },
    [1, 1],
    [0, 1],
  ],
  [
    'skids',
    'rolls for a turn at a run on pavement',
    (state) => {
      const paved = { paved: true };
      const hexes = { '0508': paved, '0507': paved, '0506': paved, '0606': paved, '0605': paved };
      const far = [PAIR[0] as TestUnit, { side: '1', at: '1515' }];
      const road = state({ hexes, units: far });
      const skids = road.rules.ruleset.skids;
      return ofType(moves(moving(road, 'run', F, F, R, F), ...(skids ? [6, 6] : [])).events, 'piloting-rolled').length;
    },
    1,
    0,
  ],
  [
    'standUp',
    'heat of an attempt to stand, and its number',
    (state) => {
      const { events } = moves(moving(set(state(), 0, { prone: true }), 'walk', { step: 'stand-up', facing: 0 }), 6, 6);
      const [attempt] = ofType(events, 'stand-attempted');
      return [attempt?.heat, ofType(events, 'piloting-rolled')[0]?.tally.total];
    },
    [1, 5],
    [0, 4],
  ],
  [
    'fallFacing',
    'a fall with a 4: how it lies, and where it is struck',
    (state) => {
      const start = state();
      const [fell] = ofType(play(start, fall(start, 0, { levels: 0 }, loaded(4, 3, 4, 6, 6))).events, 'fell');
      return [fell?.facing, fell?.column];
    },
    [3, 'rear'],
    [0, 'front'],
  ],
  [
    'piloting',
    'piloting rolls with a hit gyro, a hip, a foot, a leg that is gone',
    (state) =>
      [
        hurt(state(), 0, CT, 3),
        hurt(state(), 0, LL, 0),
        hurt(state(), 0, LL, 3),
        set(state(), 0, { lost: 1 << LL }),
      ].map((lame) => pilotingTally(lame, 0).total),
    [8, 7, 6, 10],
    [7, 6, 5, 9],
  ],
  [
    'hipMovement',
    'walking MP of 4 with one hip, and with two',
    (state) => [hurt(state(), 0, LL, 0), hurt(hurt(state(), 0, LL, 0), 0, 3, 0)].map((lame) => walkMp(lame, 0)),
    [2, 0],
    [3, 2],
  ],
  [
    'seatBelt',
    'the roll against being hurt in a fall of two levels with a damaged hip',
    (state) => seatBeltTally(hurt(state(), 0, LL, 0), 0, { levels: 2 }).total,
    8,
    6,
  ],
  [
    'secondary',
    'a second target ahead, and one to the side',
    (state) =>
      ['0605', '0308'].map((at) => {
        const three = state({ units: [...PAIR, { side: '1', at }] });
        const alone = toHitNumber(three, 0, shot(LASER, 2));
        return toHitNumber(three, 0, shot(LASER, 2), { primary: { unit: 1 } }) - alone;
      }),
    [1, 2],
    [0, 1],
  ],
  [
    'aimed',
    'dice for an aimed shot that hits',
    (state) => {
      const down = declares(set(state(), 1, { shutDown: true }), { ...shot(LASER), aim: CT });
      const two = down.rules.ruleset.aimed === '6-8';
      return ofType(fired(down, 6, 6, ...(two ? [3, 4] : [4])).events, 'aim-rolled').map(({ dice }) => dice.length);
    },
    [2],
    [1],
  ],
  [
    'lowerArm',
    'what a destroyed lower arm adds to the shot of that arm',
    (state) => toHitNumber(hurt(state(), 0, LA, 2), 0, shot(LASER)) - toHitNumber(state(), 0, shot(LASER)),
    1,
    0,
  ],
  [
    'proneArms',
    'fire from the ground with one arm left',
    (state) => impossible(set(state(), 0, { prone: true, lost: 1 << RA }), 0, shot(FLAMER))?.code,
    'prone-needs-arms',
    undefined,
  ],
  [
    'largeTarget',
    'what more than a hundred tons take off',
    (state) => {
      const [one, other] = PAIR as [TestUnit, TestUnit];
      const large = state({ units: [one, { ...other, design: testMech({ tons: 105 }) }] });
      return toHitNumber(large, 0, shot(LASER)) - toHitNumber(state(), 0, shot(LASER));
    },
    0,
    -1,
  ],
  [
    'flamer',
    'what a flamer does that was not told to heat',
    (state) => {
      const { events } = fired(declares(state(), shot(FLAMER)), 6, 6, 3, 4);
      return [ofType(events, 'damaged').length, ofType(events, 'heated').length];
    },
    [1, 0],
    [1, 1],
  ],
  [
    'waterBlocksSight',
    'one who stands in depth 2 is seen from the bank',
    (state) => {
      const lake = state({ hexes: { '0505': { water: 2 }, '0506': { water: 2 } } });
      return sight(lake, eyeAt(hex(lake, '0508'), 0, 2), eyeAt(hex(lake, '0505'), -2, 2)).clear;
    },
    false,
    true,
  ],
  ['punch', 'the number of a punch', (state) => strikeTally(state({ units: BESIDE }), 0, PUNCH).total, 5, 4],
  ['kick', 'the number of a kick', (state) => strikeTally(state({ units: BESIDE }), 0, KICK).total, 3, 4],
  ['chargeDamage', 'fifty tons charge over five hexes', (state) => chargeDamage(state(), 0, 5), 25, 30],
  [
    'missedCharge',
    'where a charge ends that misses',
    (state) => {
      const charge = { kind: 'charge', target: 1, hexes: 3 } as const;
      const start = set(state({ units: BESIDE, phase: 'physical' }), 0, {
        charge,
        went: { ...STILL, mode: 'run', hexes: 3 },
      });
      const past = start.rules.ruleset.missedCharge === 'displaced' ? [1] : [];
      return unitOf(play(start, resolvePhysicals(start, loaded(1, 1, ...past))).state, 0).at === hex(start, '0506');
    },
    false,
    true,
  ],
  [
    'punchTable',
    'a punch from the front with a 1 strikes',
    (state) => land(state(), { source: { by: 'fall' }, table: 'punch', column: 'front', amount: 5 }, loaded(1)).place,
    LA,
    RA,
  ],
  [
    'lifeSupport',
    'hits to a pilot without life support at heat 9, 10, 14, 15, 20, 25',
    (state) =>
      [9, 10, 14, 15, 20, 25].map((heat) => {
        const sinks = testMech({ sinks: 0 });
        const { first, second } = state().rules.ruleset.lifeSupport;
        const hits = heat >= second ? 2 : heat >= first ? 1 : 0;
        const hot = set(hurt(state({ units: [{ at: '0508', design: sinks }] }), 0, HD, 0), 0, { heat, prone: true });
        const faces = [...(heat >= 14 ? [6, 6] : []), ...new Array<number>(hits * 2).fill(6)];
        return unitOf(play(hot, heatPhase(hot, loaded(...faces))).state, 0).pilot.hits;
      }),
    [0, 0, 0, 1, 1, 2],
    [0, 1, 1, 1, 2, 2],
  ],
  [
    'explosionCap',
    'points of a bin with five shots of twenty',
    (state) => ofType(explodes(state()), 'exploded').map(({ damage }) => damage),
    [100],
    [20],
  ],
  [
    'explosionPilot',
    'hits to the pilot of a bin that goes up',
    (state) =>
      ofType(explodes(set(state(), 0, { bins: [1], structure: GUNNER.structure.map(() => 40) })), 'pilot-hit').length,
    2,
    1,
  ],
  [
    'consciousness',
    'rolls of a pilot as he is hurt',
    (state) => {
      const start = state();
      const { events } = play(start, hurtPilot(start, 0, 1, 'head', loaded(6, 6)));
      return ofType(events, 'consciousness-rolled').length;
    },
    1,
    0,
  ],
  [
    'autocannonSurvivesFirst',
    'an autocannon works after its first hit',
    (state) => {
      const start = state();
      const { state: after } = play(start, criticals(start, 0, LT, loaded(4, 4, 1, 1), never));
      return weaponWorks(after, 0, AC5);
    },
    false,
    true,
  ],
  [
    'dumping',
    'an order to dump',
    (state) => refused(state({ phase: 'end' }), '0', { type: 'end', orders: [{ unit: 0, dump: [0] }] }),
    undefined,
    'no-dumping',
  ],
  [
    'twist',
    'the phase after the Movement Phase',
    (state) => {
      const last = set(state({ phase: 'movement', queue: ['0'] }), 1, { acted: true });
      return phases(done(last, '0', { type: 'move', unit: 0, mode: 'still', steps: [] }).events)[0]?.split(' ')[0];
    },
    'weapons',
    'reaction',
  ],
  [
    'passing',
    'a path through a friend',
    (state) => {
      const friend = { side: '0', at: '0507' };
      return moveRefusal(
        moving(state({ units: [PAIR[0] as TestUnit, { side: '1', at: '1515' }, friend] }), 'walk', F, F),
      );
    },
    undefined,
    'unit-in-the-way',
  ],
  [
    'jumpLine',
    'a jump from 0517 to 0717 beside a high 0616, with 0617 free',
    (state) => {
      const jumper = { side: '0', at: '0517', design: testMech({ jump: 3 }) };
      const pass = state({ hexes: { '0616': { level: 5 } }, units: [jumper, { side: '1', at: '1501' }] });
      return moveRefusal(moving(pass, 'jump', { step: 'jump', to: hex(pass, '0717'), facing: 0 }));
    },
    undefined,
    'too-high-on-the-way',
  ],
  [
    'jumpHeight',
    'a jump of 3 MP over a building of height 4',
    (state) => {
      const jumper = { side: '0', at: '0508', design: testMech({ jump: 3 }) };
      const building = { kind: 1, bunker: false, cf: 15, height: 4 } as const;
      const town = state({ hexes: { '0507': { building } }, units: [jumper, { side: '1', at: '1501' }] });
      return moveRefusal(moving(town, 'jump', { step: 'jump', to: hex(town, '0506'), facing: 0 }));
    },
    'too-high-on-the-way',
    undefined,
  ],
  [
    'waterCost',
    'MP into a pool on a hill, from the same level',
    (state) => {
      const hill = state({ hexes: { '0508': { level: 1 }, '0507': { level: 1, water: 0 } } });
      return stepCost(hill, 0, spot(hill, '0508', 1), hex(hill, '0507'), 'walk').total;
    },
    1,
    0,
  ],
  [
    'walls',
    'a kick from one building into another',
    (state) => {
      const building = { kind: 1, bunker: false, cf: 15, height: 2 } as const;
      const town = state({ hexes: { '0506': { building }, '0505': { building } }, units: BESIDE, phase: 'physical' });
      return refused(town, '0', { type: 'strike', unit: 0, attacks: [KICK] });
    },
    'in-another-building',
    undefined,
  ],
  [
    'kinds',
    'a punch and a kick in one turn',
    (state) => {
      return refused(state({ units: BESIDE, phase: 'physical' }), '0', {
        type: 'strike',
        unit: 0,
        attacks: [PUNCH, KICK],
      });
    },
    'one-kind-a-turn',
    undefined,
  ],
  [
    'corner',
    'a hill that the line touches with a corner',
    (state) => {
      const hill = state({ hexes: { '0806': { level: 4 } } });
      return sight(hill, eyeAt(hex(hill, '0808'), 0, 2), eyeAt(hex(hill, '0602'), 0, 2)).clear;
    },
    false,
    true,
  ],
  ['chargeHexes', 'fifty tons charge from five hexes away', (state) => chargeDamage(state(), 0, 5), 25, 30],
];

const never = () => {
  throw new Error('nothing explodes here');
};
const explodes = (state: State) => play(state, explode(state, 0, 0, 'critical', { roll: () => 1 })).events;

const BOOK: Ruleset = RULESETS['total-warfare'];
const ONES: Partial<Ruleset> = { ...VERSIONS.version1['total-warfare'], chargeHexes: 'into-target' }; // in no built-in ruleset
const other = (field: Field): unknown =>
  [RULESETS['core-2026'], RULESETS.simulador, { ...BOOK, ...ONES }]
    .map((ruleset) => ruleset[field])
    .find((value) => JSON.stringify(value) !== JSON.stringify(BOOK[field]));

test.each(ROWS)('%s: %s', (field, _, shows, book, changed) => {
  expect(shows(scenes({}))).toEqual(book);
  expect(shows(scenes({ [field]: other(field) }))).toEqual(changed);
});

/** Fields that only name a ruleset, or that the set-up reads. */
const NAMES: readonly Field[] = ['id', 'title'];
const differing = (name: RulesetName): Field[] =>
  (Object.keys(BOOK) as Field[]).filter(
    (field) => !NAMES.includes(field) && JSON.stringify(RULESETS[name][field]) !== JSON.stringify(BOOK[field]),
  );

describe('every field that differs from the default ruleset has a row', () => {
  const rows = ROWS.map(([field]) => field);

  test('core-2026', () => expect(differing('core-2026').filter((field) => !rows.includes(field))).toEqual([]));
  test('simulador, except for what the set-up reads: the equipment it allows and where units start', () =>
    expect(differing('simulador').filter((field) => !rows.includes(field))).toEqual(['advanced', 'start']));
  test('rules that books and programs read differently have one too', () => {
    for (const field of [
      'lifeSupport',
      'chargeHexes',
      'corner',
      'jumpLine',
      'waterCost',
      'oneLegMp',
      'jumpHeight',
      'walls',
    ] as const)
      expect(rows).toContain(field);
  });
});

describe('host switches of a ruleset', () => {
  test.each<[string, Partial<Ruleset>]>([
    ['a corner that does not count', { corner: 'ignored' }],
    ['hexes of a charge', { chargeHexes: 'into-target' }],
    ['the jump line', { jumpLine: 'one-line' }],
    ['the cost of water', { waterCost: 'simulador' }],
    ['life support', { lifeSupport: { first: 15, second: 26 } }],
    ['short dice', { dice: 5 }],
    ['an order by chance', { initiative: 'random-order' }],
    ['a Reaction Phase', { twist: 'reaction' }],
    ['advanced equipment', { advanced: true }],
    ['starts anywhere', { start: 'anywhere' }],
  ])('%s', (_, switches) => {
    const rules = setUp({ switches }, { roll: () => 1 });
    expect(rules.ok && rules.value.ruleset).toEqual({ ...BOOK, ...switches });
  });
});

test('short dice never show a six', () => {
  const state = scenes({ dice: 5 })();
  const seen = new Set<number>();
  const dice = {
    roll: (sides: number) => {
      seen.add(sides);
      return 3;
    },
  };
  play(state, fall(state, 0, { levels: 0 }, dice));
  expect([...seen]).toEqual([5]);
});
