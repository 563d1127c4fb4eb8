import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import type { Command } from './commands.ts';
import { CT, LA, LT } from './data/places.ts';
import { options } from './options.ts';
import { designNamed } from './rules/build/compile.ts';
import { ground, hex, set, table, testMech } from './rules/testing.ts';
import type { Phase, State } from './state.ts';
import { board, typed, write } from './terminal.ts';
import { begun, wander } from './testing.ts';
import { say } from './text.ts';
import { view } from './view.ts';

const design = testMech({
  jump: 3,
  weapons: [
    ['medium-laser', CT],
    ['flamer', LA],
  ],
  ammo: [['srm-6-ammo', LT, 15]],
});
const state: State = table({
  map: ground({ '0505': { woods: 2 }, '0506': { level: 2 }, '0507': { water: 1 } }),
  units: [
    { side: '0', at: '0510', design },
    { side: '1', at: '0504', facing: 3, design },
  ],
  phase: 'movement',
  queue: ['0', '1'],
});
const eyes = view(state, '0');
const H0505 = hex(state, '0505');

/** Every command type: a line to type, the command it means, and the line written back if that differs. */
const LINES: readonly (readonly [line: string, command: Command, written?: string])[] = [
  ['move 0 still', { type: 'move', unit: 0, mode: 'still', steps: [] }],
  [
    'move 0 walk F2 L B',
    {
      type: 'move',
      unit: 0,
      mode: 'walk',
      steps: [{ step: 'forward' }, { step: 'forward' }, { step: 'left' }, { step: 'back' }],
    },
  ],
  [
    'move 0 run f r2f',
    {
      type: 'move',
      unit: 0,
      mode: 'run',
      steps: [{ step: 'forward' }, { step: 'right' }, { step: 'right' }, { step: 'forward' }],
    },
    'move 0 run F R2 F',
  ],
  [
    'move 0 walk up-NE prone',
    { type: 'move', unit: 0, mode: 'walk', steps: [{ step: 'stand-up', facing: 1 }, { step: 'go-prone' }] },
  ],
  [
    'move 0 run F masc charge 1',
    {
      type: 'move',
      unit: 0,
      mode: 'run',
      steps: [{ step: 'forward' }],
      masc: true,
      attack: { kind: 'charge', target: 1 },
    },
  ],
  [
    'move 0 jump 0505 SW dfa 1',
    {
      type: 'move',
      unit: 0,
      mode: 'jump',
      steps: [{ step: 'jump', to: H0505, facing: 4 }],
      attack: { kind: 'death-from-above', target: 1 },
    },
  ],
  [
    'move 0 jump 0505 n roof',
    { type: 'move', unit: 0, mode: 'jump', steps: [{ step: 'jump', to: H0505, facing: 0, landOn: 'roof' }] },
    'move 0 jump 0505 N roof',
  ],
  ['twist 0 NW', { type: 'twist', unit: 0, facing: 5 }],
  ['flip 0 back', { type: 'flip', unit: 0, flipped: true }],
  ['flip 0 front', { type: 'flip', unit: 0, flipped: false }],
  ['fire 0', { type: 'fire', unit: 0, primary: null, shots: [] }],
  [
    'fire 0 !1 >1 0 1:b0:aim-LT >2 3:heat',
    {
      type: 'fire',
      unit: 0,
      primary: { unit: 1 },
      shots: [
        { weapon: 0, target: { unit: 1 } },
        { weapon: 1, target: { unit: 1 }, bin: 0, aim: LT },
        { weapon: 3, target: { unit: 2 }, heat: true },
      ],
    },
  ],
  [
    'fire 0 !0505/clear >0505/clear 0',
    {
      type: 'fire',
      unit: 0,
      primary: { hex: H0505, for: 'clear' },
      shots: [{ weapon: 0, target: { hex: H0505, for: 'clear' } }],
    },
  ],
  ['club 0', { type: 'take-club', unit: 0 }],
  ['strike 0', { type: 'strike', unit: 0, attacks: [] }],
  [
    'strike 0 punch-LA 1 punch-RA 1',
    {
      type: 'strike',
      unit: 0,
      attacks: [
        { attack: 'punch', arm: 'LA', target: 1 },
        { attack: 'punch', arm: 'RA', target: 1 },
      ],
    },
  ],
  [
    'strike 0 kick-rl 1',
    { type: 'strike', unit: 0, attacks: [{ attack: 'kick', leg: 'RL', target: 1 }] },
    'strike 0 kick-RL 1',
  ],
  ['strike 0 club 1', { type: 'strike', unit: 0, attacks: [{ attack: 'club', target: 1 }] }],
  ['strike 0 push 1', { type: 'strike', unit: 0, attacks: [{ attack: 'push', target: 1 }] }],
  ['end', { type: 'end', orders: [] }],
  [
    'end 0 sinks=3 dump=0,2 drop ; 1 shut-down ; 2 start-up',
    {
      type: 'end',
      orders: [
        { unit: 0, sinksOff: 3, dump: [0, 2], dropClub: true },
        { unit: 1, shutDown: true },
        { unit: 2, startUp: true },
      ],
    },
  ],
];

describe('commands', () => {
  test.each(LINES.map(([line, command, written]) => [line, command, written ?? line] as const))(
    '%s',
    (line, command, written) => {
      expect(typed(`  ${line} `, eyes)).toEqual({ ok: true, value: command });
      expect(write(command, eyes)).toBe(written);
    },
  );

  test('a walk, run or jump without steps is accepted only to end an interrupted move', () => {
    const rest = view({ ...state, moving: 0 }, '0');
    expect(typed('move 0 walk', rest)).toEqual({ ok: true, value: { type: 'move', unit: 0, mode: 'walk', steps: [] } });
    for (const line of ['move 0 walk', 'move 0 run', 'move 0 jump']) expect(typed(line, eyes).ok).toBe(false);
  });

  test('the first of several targets is the primary one, and naming a bin is optional', () => {
    const launcher = testMech({
      weapons: [
        ['medium-laser', CT],
        ['srm-6', LA, 2],
      ],
      ammo: [
        ['srm-6-ammo', LT, 2],
        ['srm-6-ammo', LT, 15],
      ],
    });
    const armed = view(
      table({
        map: ground(),
        units: [
          { at: '0508', design: launcher },
          { side: '1', at: '0506' },
          { side: '1', at: '0606' },
        ],
      }),
      '0',
    );
    expect(typed('fire 0 >2 0 >1 1', armed)).toMatchObject({
      value: { primary: { unit: 2 }, shots: [{ weapon: 0 }, { weapon: 1, bin: 1 }] },
    });
    expect(typed('fire 0 >2 1:b0', armed)).toMatchObject({ value: { primary: null, shots: [{ bin: 0 }] } });
    expect(typed('fire 0 >2 7', armed)).toMatchObject({ value: { shots: [{ weapon: 7 }] } });
  });

  test('every command type has a line above', () => {
    const kinds = new Set(LINES.map(([, { type }]) => type));
    expect([...kinds].sort()).toEqual(['end', 'fire', 'flip', 'move', 'strike', 'take-club', 'twist']);
  });

  test('the umpire’s command is written too', () => expect(write({ type: 'begin' }, eyes)).toBe('begin'));

  test.each<[string, string]>([
    ['', 'unknown-verb'],
    ['dance 0', 'unknown-verb'],
    ['constructor', 'unknown-verb'],
    ['begin', 'unknown-verb'],
    ['move', 'not-understood'],
    ['move 0', 'not-understood'],
    ['move x walk F', 'not-understood'],
    ['move 0 hop F', 'not-understood'],
    ['move 0 walk Q', 'not-understood'],
    ['move 0 walk up-Q', 'not-understood'],
    ['move 0 walk F99', 'not-understood'],
    ['move 0 jump 9999 N', 'not-understood'],
    ['move 0 jump 0505', 'not-understood'],
    ['move 0 jump 0505 N cellar', 'not-understood'],
    ['move 0 run F charge x', 'not-understood'],
    ['twist 0', 'not-understood'],
    ['twist 0 up', 'not-understood'],
    ['twist 999 N', 'not-understood'],
    ['flip 0', 'not-understood'],
    ['fire 0 1', 'not-understood'],
    ['fire 0 >1 x', 'not-understood'],
    ['fire 0 >9999/clear 0', 'not-understood'],
    ['fire 0 >0505/paint 0', 'not-understood'],
    ['fire 0 >1 0:aim-XX', 'not-understood'],
    ['fire 0 >1 0:b0:cold', 'not-understood'],
    ['strike 0 punch 1', 'not-understood'],
    ['strike 0 kick-LA 1', 'not-understood'],
    ['strike 0 kick-LL', 'not-understood'],
    ['strike 0 push-LA 1', 'not-understood'],
    ['end 0 sinks=x', 'not-understood'],
    ['end x drop', 'not-understood'],
    ['end 0 explode', 'not-understood'],
    ['end 0 dump=0,0', 'not-understood'],
  ])('%j is answered with %s', (line, code) => {
    const answer = typed(line, eyes);
    expect(answer.ok ? undefined : answer.error.code).toBe(code);
    for (const language of ['en', 'es'] as const)
      expect(answer.ok || say(answer.error, language, state.rules)).toBeTypeOf('string');
  });

  test('every option can be typed and parses back to the same command', () => {
    const units = [
      { side: '0', design: 'WVR-6R', at: '0808' },
      { side: '1', design: 'RFL-3N', at: '0806', facing: 3 },
    ];
    for (const setup of [
      { map: 'market-town', units },
      { map: 'coast', units, ruleset: 'simulador' },
    ])
      wander(begun({ ...setup, turnLimit: 9 }, new Random(3)), 3, 60, (now, seat) => {
        const look = view(now, seat);
        let left = 60;
        for (const command of options(look, seat)) {
          if (left-- === 0) break;
          expect(typed(write(command, look), look)).toEqual({ ok: true, value: command });
        }
      });
  });
});

describe('the board', () => {
  const at = (phase: Phase, watcher = '0'): string => board(view({ ...state, phase }, watcher));

  test('shows every unit with its armour and position', () => {
    expect(at('movement')).toContain('A0↑ unit 0, blue: Test TEST, at 0510 facing N, MP 4/6/3, heat 0, skills 4/5');
    expect(at('movement')).toContain('B1↓ unit 1, red: Test TEST, at 0504 facing S');
    expect(at('movement')).toContain('CT 26/5+16');
    expect(at('movement').split('\n')[0]).toBe('test · Total Warfare · turn 1 · movement · blue, then red');
  });

  test('a vehicle shows the locations it was built with', () => {
    const hull = (id: string): string => board(view(table({ units: [{ at: '0508', design: designNamed(id) }] }), '0'));
    expect(hull('Scorpion')).toContain('rear 10+3  turret 16+3');
    expect(hull('SRM-Carrier')).toMatch(/rear 12\+6$/m);
  });

  test('numbers the weapons of the watcher’s own units, with the bins that feed them', () => {
    const launcher = testMech({ weapons: [['srm-6', LA, 2]], ammo: [['srm-6-ammo', LT, 15]] });
    const armed = set(
      table({
        map: ground(),
        units: [
          { at: '0508', design: launcher },
          { side: '1', at: '0506', design: launcher },
        ],
      }),
      0,
      { bins: [9] },
    );
    expect(board(view(armed, '0')).match(/0:b0 SRM 6 \(LA, \d+ shots\)/g)).toEqual(['0:b0 SRM 6 (LA, 9 shots)']);
    expect(board(view(set(armed, 0, { bins: [0] }), '0'))).toContain('0 SRM 6 (LA, no ammunition)');
    expect(board(view(armed, 'spectator'))).not.toContain('SRM 6');
  });

  test('lists what can be typed for the side whose turn it is', () => {
    expect(at('movement')).toContain('you play blue, still to act: unit 0; type one of\n  move UNIT walk|run');
    expect(at('weapons')).toContain('fire UNIT');
    expect(at('end')).toContain('end [UNIT');
    expect(at('movement', '1')).toContain('Waiting for blue to move a unit');
    expect(at('movement', 'spectator')).toContain('Waiting for blue to move a unit');
  });

  test('shows the condition of units', () => {
    const hurt = set(state, 1, {
      prone: true,
      shutDown: true,
      pilot: { hits: 2, awake: false, out: 1 },
      club: 'tree',
      torso: 2,
    });
    const after = set(hurt, 0, { destroyed: 'destroyed-engine' });
    const marks = ['torso SE', 'prone', 'shut down', 'unconscious', 'pilot hit 2 times', 'carries a club'];
    for (const watcher of ['0', 'spectator'])
      for (const mark of marks) expect(board(view(after, watcher))).toContain(mark);
    expect(board(view(after, '0'))).toContain('A0x unit 0, blue: Test TEST, its engine is destroyed');
  });

  test('draws the terrain of hexes, on the full and the compact map', () => {
    const large = at('movement').split('\n');
    const small = at('movement', 'spectator').split('\n');
    const drawn = [5, 6, 7].map((row) => [
      (large[2 + 1 + 2 * (row - 1)] ?? '').slice(19, 21).trim(),
      (small[2 + row] ?? '').slice(15, 17).trim(),
    ]);
    expect(drawn).toEqual([
      ['W', 'W'],
      ['2.', '2.'],
      ['~1', '~1'],
    ]);
  });

  test('every facing is drawn differently', () => {
    const drawn = ([0, 1, 2, 3, 4, 5] as const).map(
      (facing) => /A0\S/.exec(board(view(set(state, 0, { facing, torso: facing }), '0')))?.[0],
    );
    expect(new Set(drawn).size).toBe(6);
  });

  test.each(['0', '1', 'spectator', 'archive'])('of a duel fits a terminal of 80 columns, for %s', (watcher) => {
    for (const force of ['duel', 'titans', 'tanks', 'lances'])
      wander(begun({ map: 'meadows', force, turnLimit: 9 }, new Random(2)), 2, 40, (now) => {
        for (const line of board(view(now, watcher)).split('\n'))
          expect([line, line.length <= 80]).toEqual([line, true]);
      });
  });

  test('the compact board with a map of 17 rows takes no more than 30 lines', () => {
    const now = begun({ map: 'crossing', force: 'lances' }, new Random(2));
    expect(board(view(now, 'spectator')).split('\n').length).toBeLessThanOrEqual(36);
    expect(board(view(begun({ map: 'crossing' }, new Random(2)), 'spectator')).split('\n').length).toBeLessThanOrEqual(
      30,
    );
  });

  test('shows how the match ended', () => {
    const outcome = { winners: ['0'], reason: { code: 'last-standing', side: '0' } };
    const over = board(view({ ...state, phase: 'ended', queue: [], outcome }, '0'));
    expect(over).toContain('the match is over');
  });
});
