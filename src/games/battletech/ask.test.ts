import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { UMPIRE } from '../../kernel/ids.ts';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { begin } from './apply.ts';
import { queries } from './ask.ts';
import { UNITS } from './data/units.ts';
import { writeMap } from './rules/maps/map-schema.ts';
import { setUp } from './rules/set-up.ts';
import { ground } from './rules/testing.ts';
import { done } from './testing.ts';

type Json = { readonly [key: string]: never } & readonly never[];
const query = (name: string) => {
  const found = queries[name];
  if (!found) throw new Error(`there is no query ${name}`);
  return found;
};
const ask = (name: string, question: unknown): Json => must(query(name).answer(question)) as Json;
const fault = (name: string, question: unknown): unknown => {
  const answer = query(name).answer(question);
  return answer.ok ? undefined : answer.error;
};

/** A Warhammer in 0809 and a Wolverine in 0805 face each other over these hexes. */
const field = (hexes: Parameters<typeof ground>[0] = {}, more: object = {}) => ({
  setup: {
    map: writeMap(ground(hexes)),
    units: [
      { side: '0', design: 'WHM-6R', at: '0809', facing: 0 },
      { side: '1', design: 'WVR-6R', at: '0805', facing: 3 },
    ],
  },
  ...more,
});
const line = (name: string, question: object) =>
  ask(name, question) as unknown as { readonly weapons: readonly Weapon[] };
interface Weapon {
  readonly weapon: number;
  readonly name: string;
  readonly needs?: number;
  readonly odds?: number;
  readonly expected?: number;
  readonly impossible?: { readonly code: string; readonly words: string };
  readonly receipt?: {
    readonly total: number;
    readonly lines: readonly { readonly value: number; readonly words: string }[];
  };
}

describe('every query', () => {
  test.each(Object.keys(queries))('%s answers its example, in plain data', (name) => {
    const { example, answer, about } = query(name);
    const value = must(answer(example));
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    expect(about.length).toBeGreaterThan(10);
  });

  test.each(Object.keys(queries).filter((name) => !['cluster', 'validate-unit'].includes(name)))(
    '%s reports a problem with the question',
    (name) => {
      const { example } = query(name) as { readonly example: object };
      expect(fault(name, 5)).toMatchObject({ code: 'bad-question', field: '(whole)' });
      expect(fault(name, { ...example, colour: 'red' })).toMatchObject({ code: 'bad-question', field: 'colour' });
      expect(fault(name, { ...example, setup: { map: 'moon' } })).toMatchObject({ code: 'unknown-map' });
      expect(fault(name, { ...example, units: [{ unit: 7 }] })).toMatchObject({ field: 'units/0/unit' });
      expect(fault(name, { ...example, units: [{ unit: 0, at: '9999' }] })).toMatchObject({ field: 'units/0/at' });
      expect(fault(name, { ...example, units: [{ unit: 0, heat: -1 }] })).toMatchObject({ field: 'units/0/heat' });
      expect(fault(name, { ...example, log: 'no log' })).toMatchObject({ code: 'log-not-json', line: 1 });
    },
  );
});

describe('to-hit', () => {
  const to = (more: object = {}, hexes = {}) => line('to-hit', { ...field(hexes, more), attacker: 0, target: 1 });
  const ppc = (more: object = {}, hexes = {}) => to(more, hexes).weapons[0];

  test('a PPC at four hexes: only gunnery counts', () => {
    expect(ppc()).toMatchObject({ name: 'PPC', needs: 4, odds: 0.916667, expected: 9.166667 });
  });

  test('both run: 4, +2 for running, +2 because the target moved five hexes', () => {
    const units = [
      { unit: 0, moved: { mode: 'run', hexes: 3 } },
      { unit: 1, moved: { mode: 'run', hexes: 5 } },
    ];
    const found = ppc({ units });
    expect(found?.receipt?.lines.map(({ value }) => value)).toEqual([4, 2, 2]);
    expect(found).toMatchObject({ needs: 8, odds: 0.416667, expected: 4.166667 });
  });

  test('light woods between, heat 13, an immobile target', () => {
    const units = [
      { unit: 0, heat: 13 },
      { unit: 1, shutDown: true },
    ];
    expect(ppc({ units }, { '0807': { woods: 1 } })?.needs).toBe(4 + 1 + 2 - 4);
  });

  test('a shot that cannot hit says why', () => {
    const [, , small] = to().weapons;
    expect(small).toMatchObject({ name: 'Small Laser', impossible: { code: 'out-of-range' } });
    expect(small?.impossible?.words).toContain('out of range');
    expect(ppc({}, { '0807': { level: 3 } })?.impossible?.code).toBe('no-line-of-sight');
  });

  test('answers only for the requested weapons', () => {
    expect(
      line('to-hit', { ...field(), attacker: 0, target: 1, weapons: [1, 4] }).weapons.map(({ name }) => name),
    ).toEqual(['Medium Laser', 'SRM 6']);
  });

  test.each<[string, object, object]>([
    ['no attacker', { attacker: 9, target: 1 }, { field: 'attacker' }],
    ['no target', { attacker: 0, target: 9 }, { field: 'target' }],
    ['a name', { attacker: 'me', target: 1 }, { field: 'attacker' }],
  ])('%s', (_, who, error) => expect(fault('to-hit', { ...field(), ...who })).toMatchObject(error));
});

describe('los', () => {
  const los = (hexes: Parameters<typeof ground>[0], from: unknown = 0, to: unknown = 1) =>
    ask('los', { ...field(hexes), from, to });

  test.each<[string, Parameters<typeof ground>[0], object]>([
    ['open ground', {}, { clear: true, line: ['0808', '0807', '0806'], distance: 4 }],
    ['a hill', { '0807': { level: 2 } }, { clear: false, blockedBy: { hex: '0807', why: 'level' } }],
    [
      'light and heavy woods',
      { '0807': { woods: 1 }, '0806': { woods: 2 } },
      { clear: false, blockedBy: { hex: '0806', why: 'woods' } },
    ],
    ['two light woods', { '0807': { woods: 1 }, '0806': { woods: 1 } }, { clear: true, woods: 2 }],
    ['cover for the target', { '0806': { level: 1 } }, { clear: true, partialCover: true }],
  ])('%s', (_, hexes, answer) => expect(los(hexes)).toMatchObject(answer));

  test('a hex on its own means a standing ’Mech there', () => {
    expect(los({}, '0101', '0301')).toMatchObject({ distance: 2, clear: true, divided: 'right' });
  });

  test.each([
    [99, 1, 'from'],
    [0, '9999', 'to'],
    [0, 'x', 'to'],
  ])('from %s to %s: %s is wrong', (from, to, wrong) => {
    expect(fault('los', { ...field(), from, to })).toMatchObject({ code: 'bad-question', field: wrong });
  });
});

describe('reach', () => {
  interface End {
    readonly hex: string;
    readonly mp: number;
    readonly heat: number;
    readonly hexesMoved: number;
    readonly rolls: readonly string[];
  }
  const ends = (mode: string, hexes = {}, more: object = {}) =>
    ask('reach', { ...field(hexes, more), unit: 1, mode }).ends as unknown as readonly End[];
  const best = (list: readonly End[], hex: string) =>
    list.filter((end) => end.hex === hex).toSorted((a, b) => a.mp - b.mp)[0];

  test('a Wolverine walks 5, runs 8, jumps 5', () => {
    expect(Math.max(...ends('walk').map(({ mp }) => mp))).toBe(5);
    expect(Math.max(...ends('run').map(({ mp }) => mp))).toBe(8);
    expect(Math.max(...ends('jump').map(({ mp }) => mp))).toBe(5);
  });

  test('a jump reaches every hex within five, in six facings', () => {
    const units = [
      { unit: 0, at: '1617' },
      { unit: 1, at: '0809' },
    ];
    expect(ends('jump', {}, { units }).length).toBe(6 * 6 * (1 + 2 + 3 + 4 + 5));
  });

  test.each<[string, object, number, readonly string[]]>([
    ['clear', {}, 1, []],
    ['light woods', { woods: 1 }, 2, []],
    ['heavy woods', { woods: 2 }, 3, []],
    ['rough', { rough: true }, 2, []],
    ['a level up', { level: 1 }, 2, []],
    ['two levels up', { level: 2 }, 3, []],
    ['depth 1', { water: 1 }, 3, ['water']],
    ['rubble', { rubble: true }, 2, ['rubble']],
  ])('straight ahead into %s: %i MP', (_, hex, mp, rolls) => {
    expect(best(ends('walk', { '0806': hex }), '0806')).toMatchObject({ mp, rolls, hexesMoved: 1, heat: 1 });
  });

  test('heat 10 costs two MP', () => {
    expect(Math.max(...ends('walk', {}, { units: [{ unit: 1, heat: 10 }] }).map(({ mp }) => mp))).toBe(3);
  });

  test('an unknown unit', () =>
    expect(fault('reach', { ...field(), unit: 9, mode: 'walk' })).toMatchObject({ field: 'unit' }));
});

describe('arcs', () => {
  test('a disc of five hexes has 35 ahead, 25 behind and 15 to either side', () => {
    const { hexes } = ask('arcs', { ...field(), unit: 0, radius: 5 }) as unknown as { hexes: { arc: string }[] };
    const count = (arc: string) => hexes.filter((hex) => hex.arc === arc).length;
    expect([count('front'), count('rear'), count('left'), count('right')]).toEqual([35, 25, 15, 15]);
  });

  test('arms also fire to their side, torsos ahead, and all arcs turn with the torso', () => {
    const { hexes } = ask('arcs', { ...field(), unit: 0, torso: 1, radius: 3 }) as unknown as {
      hexes: { hex: string; bears: number[] }[];
    };
    const bears = (hex: string) => hexes.find((it) => it.hex === hex)?.bears;
    expect(bears('1008')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bears('0608')).toEqual([0]);
    expect(bears('0812')).toEqual([8]);
  });
});

describe('cluster', () => {
  test.each([
    [2, 1.416667],
    [4, 2.638889],
    [5, 3.166667],
    [6, 4],
    [10, 6.305556],
    [15, 9.5],
    [20, 12.694444],
  ])('salvo of %i: %f on average', (size, mean) => expect(ask('cluster', { size })).toMatchObject({ size, mean }));

  test('Artemis improves the average', () => {
    expect(Number(ask('cluster', { size: 20, modifier: 2 }).mean)).toBeGreaterThan(12.694444);
  });

  test.each([
    [{ size: 7 }, 'size'],
    [{ size: 'many' }, 'size'],
    [{}, 'size'],
    [{ size: 5, modifier: 99 }, 'modifier'],
  ])('%j: the error names %s', (question, wrong) => {
    const error = fault('cluster', question) as { readonly field: string; readonly problem: string };
    expect(`${error.field} ${error.problem}`).toContain(wrong);
  });
});

describe('heat', () => {
  const heat = (weapons: readonly number[], more: object = {}) => ask('heat', { ...field({}, more), unit: 0, weapons });

  test('two PPCs on a Warhammer: 20 in, 18 out', () => expect(heat([0, 8])).toMatchObject({ heat: 2, shutdown: 0 }));

  test('from heat 15 to 20: the reactor needs 6, the ammunition 4', () => {
    const units = [{ unit: 0, heat: 15 }];
    expect(heat([0, 8, 1], { units })).toMatchObject({ heat: 20, shutdown: round(10 / 36), explosion: round(3 / 36) });
  });

  test.each<[string, object, object]>([
    ['no such weapon', { unit: 0, weapons: [40] }, { field: 'weapons' }],
    ['no such unit', { unit: 9, weapons: [] }, { field: 'unit' }],
    ['no weapons at all', { unit: 0 }, { code: 'bad-question' }],
  ])('%s', (_, asked, error) => expect(fault('heat', { ...field(), ...asked })).toMatchObject(error));
});

describe('missing and repeated weapons are refused', () => {
  const duel = { ...field(), attacker: 0, target: 1 };
  test.each(['to-hit', 'damage-odds'])('%s', (name) => {
    expect(fault(name, { ...duel, weapons: [55] })).toMatchObject({ field: 'weapons' });
    expect(fault(name, { ...duel, weapons: [0, 0] })).toMatchObject({ field: 'weapons' });
  });
});

describe('fall', () => {
  const fall = (levels: number, more: object = {}) => ask('fall', { ...field(), unit: 0, levels, ...more });

  test.each([
    [0, {}, 7, [7], 5],
    [1, {}, 14, [14], 5],
    [3, {}, 28, [28], 7],
    [0, { depth: 1 }, 3, [3], 5],
    [3, { depth: 1 }, 17, [10, 7], 7],
    [2, { depth: 2 }, 10, [10], 6],
  ])('seventy tons fall %i levels %j: %i points, piloting %i', (levels, more, damage, impacts, pilot) => {
    const answer = fall(levels, more);
    expect(answer).toMatchObject({ damage, impacts: impacts.map((points) => ({ points })), pilot: { total: pilot } });
  });

  test('the depth defaults to that of its hex', () => {
    const wet = { ...field({ '0505': { water: 1 } }), unit: 0, levels: 0, units: [{ unit: 0, at: '0505' }] };
    expect(ask('fall', wet)).toMatchObject({ depth: 1, damage: 3 });
    expect(ask('fall', { ...wet, depth: 0 })).toMatchObject({ depth: 0, damage: 7 });
  });

  test('an unknown unit', () =>
    expect(fault('fall', { ...field(), unit: 9, levels: 1 })).toMatchObject({ field: 'unit' }));
});

describe('damage-odds', () => {
  const odds = (more: object = {}, hexes = {}) =>
    ask('damage-odds', { ...field(hexes), attacker: 0, target: 1, samples: 2000, ...more }) as unknown as {
      damage: number;
      destroyed: number;
      lost: Record<string, number>;
    };

  test('a single PPC: ten points if it hits', () => {
    const { damage, destroyed } = odds({ weapons: [0] });
    expect(damage).toBeGreaterThan(8.5);
    expect(damage).toBeLessThan(9.8);
    expect(destroyed).toBeLessThan(0.05);
  });

  test('behind partial cover the legs are safe', () => {
    const open = odds({ weapons: [0], seed: 2 });
    const covered = odds({ weapons: [0], seed: 2 }, { '0806': { level: 1 } });
    expect(covered.damage).toBeLessThan(open.damage * 0.85);
    expect(covered.lost).toMatchObject({ LL: 0, RL: 0 });
  });

  test('the same question gets the same answer', () => expect(odds()).toEqual(odds()));

  test.each<[string, object, object]>([
    ['no attacker', { attacker: 9 }, { field: 'attacker' }],
    ['no target', { target: 9 }, { field: 'target' }],
    ['too few samples', { samples: 1 }, { field: 'samples' }],
  ])('%s', (_, who, error) =>
    expect(fault('damage-odds', { ...field(), attacker: 0, target: 1, ...who })).toMatchObject(error),
  );
});

describe('validate-unit', () => {
  test.each(Object.keys(UNITS))('the built-in %s is legal', (unit) => {
    expect(ask('validate-unit', { unit })).toMatchObject({ valid: true, problems: [] });
  });

  test('problems are reported as text', () => {
    const { tons: _, ...atlas } = UNITS['AS7-D'] as { readonly tons: number };
    const { problems, valid } = ask('validate-unit', { unit: { ...atlas, tons: 95 } }) as unknown as {
      valid: boolean;
      problems: { code: string; words: string }[];
    };
    expect(valid).toBe(false);
    expect(problems.map(({ code }) => code)).toContain('too-heavy');
    for (const { words } of problems) expect(words).toContain(' ');
  });

  test.each<[string, object, object]>([
    ['an unknown unit', { unit: 'XYZ-1' }, { code: 'bad-question', field: 'unit' }],
    ['nothing', {}, { code: 'bad-question', field: 'unit' }],
    ['a file that is none', { mtf: 'hello' }, { code: 'bad-mtf' }],
    ['a name of the language', { unit: 'constructor' }, { code: 'bad-question' }],
  ])('%s', (_, question, error) => expect(fault('validate-unit', question)).toMatchObject(error));
});

describe('a saved match', () => {
  const rules = must(setUp(field().setup, loaded()));
  const { events } = done(begin(rules), UMPIRE, { type: 'begin' }, new Random(1));
  const log = [{ setup: rules.setup }, { events }].map((entry) => JSON.stringify(entry)).join('\n');

  test('can be used as a situation, at any entry', () => {
    expect(ask('to-hit', { log, attacker: 0, target: 1 })).toMatchObject({ attacker: 'WHM-6R', distance: 4 });
    expect(ask('to-hit', { log, at: 0, attacker: 0, target: 1 })).toMatchObject({ attacker: 'WHM-6R' });
  });

  test('of another game is refused', () => {
    const bad = [{ setup: rules.setup }, { events: [{ type: 'mated' }] }]
      .map((entry) => JSON.stringify(entry))
      .join('\n');
    expect(fault('to-hit', { log: bad, attacker: 0, target: 1 })).toMatchObject({ field: 'log' });
  });
});

function round(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
