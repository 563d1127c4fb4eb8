import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import type { Command } from './commands.ts';
import { CT, LA, LT } from './data/places.ts';
import { options } from './options.ts';
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

/** Every kind of command, as it is typed and as it is meant, and as it is written where that differs. */
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
  ['move 0 walk', { type: 'move', unit: 0, mode: 'walk', steps: [] }],
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

  test('every kind of them has a line', () => {
    const kinds = new Set(LINES.map(([, { type }]) => type));
    expect([...kinds].sort()).toEqual(['end', 'fire', 'flip', 'move', 'strike', 'take-club', 'twist']);
  });

  test('the umpire’s word has a name', () => expect(write({ type: 'begin' }, eyes)).toBe('begin'));

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

  test('whatever can be done can be typed, and reads back the same', () => {
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

  test('shows every unit, its armour, and where it stands', () => {
    expect(at('movement')).toContain('A unit 0, side 0: Test TEST at 0510 facing N, heat 0, 4/5');
    expect(at('movement')).toContain('B unit 1, side 1: Test TEST at 0504 facing S');
    expect(at('movement')).toContain('CT 26+16');
    expect(at('movement').split('\n')[0]).toBe('test · Total Warfare · turn 1 · movement phase · initiative: 0, 1');
  });

  test('says what may be typed, to the one whose turn it is', () => {
    expect(at('movement')).toContain('you are side 0; you may: move UNIT walk|run');
    expect(at('weapons')).toContain('fire UNIT');
    expect(at('end')).toContain('end [UNIT');
    expect(at('movement', '1')).toContain('waiting for side 0');
    expect(at('movement', 'spectator')).toContain('waiting for side 0');
  });

  test('says how units are', () => {
    const hurt = set(state, 1, {
      prone: true,
      shutDown: true,
      pilot: { hits: 2, awake: false, out: 1 },
      club: 'tree',
      torso: 2,
    });
    const text = board(view(set(hurt, 0, { destroyed: 'destroyed-engine' }), '0'));
    expect(text).toContain('torso SE, heat 0, 4/5, prone, shut down, unconscious, pilot 2 hit(s), carries a club');
    expect(text).toContain('side 0: Test TEST, destroyed');
  });

  test('draws what lies in the hexes', () => {
    const lines = at('movement').split('\n');
    const column = 3 + 4 * 4;
    expect([5, 6, 7].map((row) => (lines[2 + 1 + 2 * (row - 1)] ?? '').slice(column, column + 2).trim())).toEqual([
      'W',
      '2.',
      '~1',
    ]);
  });

  test('says how it ended', () => {
    const outcome = { winners: ['0'], reason: { code: 'last-standing', side: '0' } };
    const over = board(view({ ...state, phase: 'ended', queue: [], outcome }, '0'));
    expect(over).toContain('the match is over');
  });
});
