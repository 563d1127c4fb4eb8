import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { distance, labelOf, neighbour } from '../../../../parts/hex/hex.ts';
import { CT, LT, RT } from '../../data/places.ts';
import { heatOutlook } from '../../rules/heat.ts';
import { testVehicle } from '../../rules/movement/testing.ts';
import { ground, hex, hurt, set, testMech } from '../../rules/testing.ts';
import type { RulesetName } from '../../rulesets.ts';
import type { State } from '../../state.ts';
import { done } from '../../testing.ts';
import { view } from '../../view.ts';
import { cloudOf, goalOf } from './goals.ts';
import { THRESHOLD } from './heat.ts';
import { movesOf } from './moves.ts';
import { BRAWLER, decided, facing, letters, ordered, WALKER } from './testing.ts';
import { PERSONAS } from './weights.ts';

/** Dice that always show a six. */
const LUCKY = { roll: (sides: number) => sides };

/** The state after the agent's move, with every roll passed. */
const moved = (state: State): State => done(state, state.queue[0] ?? '', ordered(state, 'move'), LUCKY).state;
const labelled = (state: State, id = 0): string => labelOf(state.rules.map, state.units[id]?.at ?? -1);

describe('moving with weapons', () => {
  test("stays in the enemy's cloud if it sees and faces the enemy", () => {
    expect(ordered(facing(), 'move')).toMatchObject({ mode: 'still', steps: [] });
  });

  test('turns in place if that is enough', () => {
    const state = facing({ one: { facing: 1 } });
    expect(letters(ordered(state, 'move'))).toBe('L');
  });

  test('from a distance it goes to the edge of the cloud, facing the enemy', () => {
    const state = facing({ one: { at: '0815' }, other: { at: '0808', design: testMech({ walk: 5 }) } });
    const order = ordered(state, 'move');
    expect([order.mode, letters(order)]).toEqual(['walk', 'FF']);
    expect(labelled(moved(state))).toBe('0813');
  });

  test('the cloud is everywhere the enemy could walk', () => {
    const state = facing({ other: { design: testMech({ walk: 2 }) } });
    const cloud = cloudOf(view(state, '0'), 1);
    const inside = [...cloud.entries()].flatMap(([at, found]) => (found ? [labelOf(state.rules.map, at)] : []));
    // Two hexes ahead and two back, and one to either side of each after a turn.
    expect(inside).toEqual(['0805', '0806', '0707', '0807', '0907', '0708', '0808', '0908', '0809'].sort(byHex(state)));
  });

  test('takes the shortest path if no hex in reach sees the enemy', () => {
    const walls = Object.fromEntries(['0709', '0808', '0809', '0909'].map((label) => [label, { level: 9 }]));
    const state = facing({ map: ground(walls), one: { at: '0813' }, other: { at: '0806' } });
    const after = moved(state);
    const far = (s: State) => distance(s.rules.map, s.units[0]?.at ?? 0, hex(s, '0806'));
    expect(after.units[0]?.went.mode).toBe('walk');
    expect(far(after)).toBeLessThan(far(state));
  });

  test('stays next to a helpless prone enemy, facing it', () => {
    const state = set(facing({ one: { at: '0808' } }), 1, { shutDown: true });
    expect(ordered(state, 'move')).toMatchObject({ mode: 'still', steps: [] });
    const turned = set(facing({ one: { at: '0808', facing: 1 } }), 1, { shutDown: true });
    expect(letters(ordered(turned, 'move'))).toBe('L');
  });

  test('jumps closer to the enemy if it cannot walk', () => {
    const ring = Object.fromEntries(['0812', '0713', '0913', '0714', '0814', '0914'].map((at) => [at, { level: 3 }]));
    const state = facing({ map: ground(ring), one: { at: '0813' }, other: { at: '0805' } });
    const order = ordered(state, 'move');
    expect([order.mode, labelled(moved(state))]).toEqual(['jump', '0809']);
    expect(order.steps).toMatchObject([{ step: 'jump', facing: 0 }]);
  });

  test('without jump jets it gets as close as it can', () => {
    const wall = Object.fromEntries(
      Array.from({ length: 16 }, (_, col) => [`${String(col + 1).padStart(2, '0')}08`, { level: 9 }]),
    );
    const state = facing({ map: ground(wall), one: { at: '0813', design: WALKER }, other: { at: '0803' } });
    const { mode, steps } = ordered(state, 'move');
    expect([mode, steps.length]).toEqual(['walk', 4]);
    expect(labelled(moved(state))).toBe('0809');
  });

  test('never runs unless its weights allow it', () => {
    const state = facing({ one: { at: '0116' }, other: { at: '1502' } });
    expect(ordered(state, 'move').mode).toBe('walk');
    expect(ordered(state, 'move', { weights: { run: 2 } }).mode).toBe('run');
  });

  test('takes the path through free water', () => {
    const pool = Object.fromEntries(['0812', '0811', '0810', '0809'].map((at) => [at, { level: 1, water: 0 }]));
    const state = facing({ map: ground(pool), ruleset: 'simulador', one: { at: '0813' }, other: { at: '0802' } });
    expect(letters(ordered(state, 'move')).startsWith('FFFF')).toBe(true);
  });
});

const byHex = (state: State) => (a: string, b: string) => hex(state, a) - hex(state, b);

test.each<[RulesetName, boolean]>([
  ['simulador', false],
  ['total-warfare', true],
])('considers the jump from 0517 to 0717 past a high 0616 only if legal: %s', (ruleset, thinks) => {
  const state = facing({ map: ground({ '0616': { level: 5 } }), ruleset, one: { at: '0517' }, other: { at: '0713' } });
  const seen = view(state, '0');
  const moving = { view: seen, unit: 0, rival: 1, goal: goalOf(seen, 0, 1), runs: false, limit: THRESHOLD };
  const landings = movesOf(moving).flatMap(({ manner, ends, entry }) => (manner === 'jump' ? [ends?.hex[entry]] : []));
  expect(landings.includes(hex(state, '0717'))).toBe(thinks);
});

describe('prone', () => {
  test('stands up first, then moves on', () => {
    const state = set(facing({ one: { at: '0815' }, other: { at: '0805' } }), 0, { prone: true });
    expect(letters(ordered(state, 'move'))).toMatch(/^UF+$/);
  });

  test('tries again after a fall with the MP left', () => {
    const state = set(facing(), 0, { prone: true });
    const random = new Random(1);
    let thrown = 0; // the first two dice fail to stand it up
    const fallen = done(state, '0', ordered(state, 'move'), {
      roll: (sides) => (thrown++ < 2 ? 1 : random.roll(sides)),
    }).state;
    expect(fallen.moving).toBe(0);
    expect(letters(ordered(fallen, 'move'))).toMatch(/^U/);
  });

  test('turns towards the enemy if it cannot stand up', () => {
    const lying = set(facing({ one: { facing: 2 } }), 0, { prone: true });
    const state = hurt(lying, 0, CT, 3, 4); // the gyro
    expect(letters(ordered(state, 'move'))).toBe('L');
    expect(letters(ordered(state, 'move', { weights: { torso: -1 } }))).toBe('L'); // the torso weight has no effect
    expect(letters(ordered(state, 'move', { weights: { turned: -1 } }))).toBe('R');
  });
});

describe('moving without weapons', () => {
  const unarmed = (setting = {}): State => facing({ one: { at: '0812', design: BRAWLER }, ...setting });

  test('jumps next to the enemy, facing it', () => {
    const after = moved(unarmed());
    const { at, facing: side, went } = after.units[0] as State['units'][number];
    expect(went.mode).toBe('jump');
    expect(neighbour(after.rules.map, at, side)).toBe(hex(after, '0807'));
  });

  test('stays next to the enemy', () => {
    expect(ordered(unarmed({ one: { at: '0808', design: BRAWLER } }), 'move').mode).toBe('still');
  });

  test('never makes a jump that is too hot', () => {
    const state = set(unarmed({ one: { at: '0810', design: BRAWLER } }), 0, { heat: 26 });
    const { command, vetoed } = decided(state);
    expect(command).toMatchObject({ type: 'move', mode: 'still' }); // too hot to walk either
    expect(vetoed.map(({ rule }) => rule)).toEqual(['agente-jump-too-hot']);
  });

  test.each([
    ['plain', 18],
    ['cool', 9],
  ] as const)('%s jumps to heat %i at most, and the reasons state the limit', (name, most) => {
    const weights = PERSONAS[name];
    const hottest: number[] = [];
    for (let heat = 0; heat < 30; heat++) {
      const state = set(unarmed(), 0, { heat });
      const { command, vetoed } = decided(state, { weights });
      for (const { why } of vetoed)
        expect(why).toMatchObject({ code: 'agente-jump-too-hot', limit: most + 1, threshold: THRESHOLD });
      if (command?.type !== 'move' || command.mode !== 'jump') continue;
      hottest.push(heatOutlook(done(state, '0', command, LUCKY).state, 0).heat);
    }
    expect(Math.max(...hottest)).toBe(most);
  });

  test('a hot unit walks instead', () => {
    const state = set(unarmed({ one: { at: '0810', design: testMech({ jump: 4, sinks: 0 }) } }), 0, { heat: 16 });
    expect(ordered(state, 'move').mode).toBe('walk');
  });

  test('looks for a level from which it can strike', () => {
    const hills = Object.fromEntries(['0808', '0908', '0806', '0907', '0707'].map((at) => [at, { level: 2 }]));
    const map = ground({ ...hills, '0708': { level: 1 } });
    expect(labelled(moved(unarmed({ map, one: { at: '0811', design: BRAWLER } })))).toBe('0708');
  });

  test('is unarmed once its ammunition is spent', () => {
    const design = testMech({ weapons: [['srm-6', LT, 2]], ammo: [['srm-6-ammo', RT, 15]] });
    const state = facing({ one: { design } });
    expect(ordered(state, 'move').mode).toBe('still');
    expect(letters(ordered(set(state, 0, { bins: [0] }), 'move'))).toBe('FF');
  });

  test('a vehicle without weapons keeps away', () => {
    const state = facing({ one: { design: testVehicle() } });
    const after = moved(state);
    expect(distance(after.rules.map, after.units[0]?.at ?? 0, hex(after, '0807'))).toBeGreaterThan(3);
  });
});
