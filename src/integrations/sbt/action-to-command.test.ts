import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LT, RA, RT } from '../../games/battletech/data/places.ts';
import type { Design } from '../../games/battletech/design.ts';
import { hatchetMech } from '../../games/battletech/rules/physical/testing.ts';
import { ground, set, type TestUnit, table, testMech } from '../../games/battletech/rules/testing.ts';
import type { State } from '../../games/battletech/state.ts';
import { type Phase, type Unit, type View, view } from '../../games/battletech/view.ts';
import type { Fact } from '../../kernel/fact.ts';
import { hexOf } from '../../parts/hex/hex.ts';
import { convertAction } from './action-to-command.ts';
import { PHASE_OF } from './calls.ts';
import { readAction } from './files/action.ts';
import type { Call } from './protocol-types.ts';

const design = testMech({
  jump: 4,
  weapons: [
    ['medium-laser', RT],
    ['medium-laser', RT],
    ['small-laser', HD],
    ['ac-5', RA, 4],
    ['medium-laser', CT, 1, true],
    ['flamer', LA],
  ],
  ammo: [
    ['ac-5-ammo', LT, 20],
    ['ac-5-ammo', LT, 1],
  ],
});
const BUILDING = { kind: 1, bunker: false, cf: 15, height: 1 } as const;
const MAP = ground({ '0606': { woods: 1 }, '0604': { level: 1 }, '0804': { building: BUILDING } });

/** Unit 0 is in 0505 and faces north; unit 1 is five hexes ahead, unit 2 adjacent to the south-east. */
const UNITS: readonly TestUnit[] = [
  { at: '0505', design },
  { at: '0502', side: '1', facing: 3 },
  { at: '0605', side: '1' },
];

interface Change {
  readonly unit?: Partial<Unit>;
  readonly moving?: number;
  readonly twist?: 'declaration' | 'reaction';
  readonly design?: Design;
}

function table0(phase: Phase, { unit = {}, moving, twist = 'reaction', design: own = design }: Change = {}): View {
  const units = UNITS.with(0, { at: '0505', design: own });
  const plain = table({ map: MAP, units, ruleset: 'simulador', switches: { twist }, phase, queue: ['0', '1'] });
  const state: State = { ...set(plain, 0, unit), moving: moving ?? null };
  return view(state, '0');
}

/** The result of an answer with these lines. */
function obey(seen: View, call: Call, lines: string) {
  const action = readAction(
    call,
    lines
      .trim()
      .split(/\s*\/\s*/)
      .join('\n'),
    'accionJ0.sbt',
  );
  if (!action.ok) throw new Error(JSON.stringify(action.error));
  return convertAction(seen, 0, call, action.value);
}

const ARMLESS: Change = { unit: { lost: 1 << RA } };

const hex = (label: string): number => hexOf(MAP, label);

type Good = [situation: string, call: Call, lines: string, command: object | null, change?: Change];

test.each<Good>([
  ['stands still', 'Movimiento', 'Inmovil', { mode: 'still', steps: [] }],
  ['lets the rest of a move go', 'Movimiento', 'Inmovil', { mode: 'run', steps: [] }, broken('run')],
  [
    'walks ahead and turns',
    'Movimiento',
    'Andar / 0503 / 2 / False / 2 / Adelante / 2 / Derecha / 1',
    { mode: 'walk', steps: [{ step: 'forward' }, { step: 'forward' }, { step: 'right' }] },
  ],
  ['goes nowhere in no steps', 'Movimiento', 'Andar / 0505 / 1 / False / 0', { mode: 'walk', steps: [] }],
  [
    'backs off',
    'Movimiento',
    'Andar / 0506 / 6 / False / 2 / Atras / 1 / Izquierda / 1',
    { mode: 'walk', steps: [{ step: 'back' }, { step: 'left' }] },
  ],
  [
    'stands up and goes on',
    'Movimiento',
    'Andar / 0405 / 5 / False / 2 / Levantarse / 5 / Adelante / 1',
    { mode: 'walk', steps: [{ step: 'stand-up', facing: 4 }, { step: 'forward' }] },
    { unit: { prone: true } },
  ],
  [
    'goes to the ground',
    'Movimiento',
    'Andar / 0505 / 1 / False / 1 / Cuerpo a Tierra / 1',
    { mode: 'walk', steps: [{ step: 'go-prone' }] },
  ],
  ['jumps', 'Movimiento', 'Saltar / 0503 / 4', { mode: 'jump', steps: [{ step: 'jump', to: hex('0503'), facing: 3 }] }],

  ['looks ahead', 'Reaccion', 'Igual', { type: 'twist', facing: 0 }],
  ['twists to the left', 'Reaccion', 'Izquierda', { type: 'twist', facing: 5 }],
  ['twists from its feet', 'Reaccion', 'Derecha', { facing: 3 }, { unit: { facing: 2, torso: 2 } }],
  ['looks ahead, and needs no word', 'Reaccion', 'Igual', null, { twist: 'declaration' }],

  ['picks up a club', 'AtaqueArmas', 'True', { type: 'take-club' }, { unit: { at: hex('0606') } }],
  ['holds its fire', 'AtaqueArmas', 'False / 0000 / 0', { shots: [], primary: null }],
  [
    'fires one weapon',
    'AtaqueArmas',
    'False / 0502 / 1 / TD / 0 / False / -1 / -1 / 0502 / Mech',
    { primary: { unit: 1 }, shots: [{ weapon: 0, target: { unit: 1 } }] },
  ],
  [
    'names a weapon by any of its slots, and its ammunition',
    'AtaqueArmas',
    'False / 0502 / 1 / BD / 6 / False / TI / 1 / 0502 / Mech',
    { shots: [{ weapon: 3, target: { unit: 1 }, bin: 1 }] },
  ],
  [
    'means the twin where it names one slot twice',
    'AtaqueArmas',
    'False / 0502 / 2 / TD / 0 / False / -1 / -1 / 0502 / Mech / TD / 0 / False / -1 / -1 / 0502 / Mech',
    { shots: [{ weapon: 0 }, { weapon: 1 }] },
  ],
  [
    'a laser needs no ammunition, whatever is said of it',
    'AtaqueArmas',
    'False / 0502 / 1 / TD / 0 / False / PD / 5 / 0502 / Mech',
    { shots: [{ weapon: 0, target: { unit: 1 } }] },
  ],
  [
    'clears woods',
    'AtaqueArmas',
    'False / 0000 / 1 / TD / 0 / False / -1 / -1 / 0606 / Hexagono',
    { shots: [{ weapon: 0, target: { hex: hex('0606'), for: 'clear' } }] },
    { unit: { facing: 2, torso: 2 } },
  ],
  [
    'burns woods with a flamer',
    'AtaqueArmas',
    'False / 0000 / 1 / BI / 4 / False / -1 / -1 / 0606 / Hexagono',
    { shots: [{ weapon: 5, target: { hex: hex('0606'), for: 'ignite' } }] },
    { unit: { facing: 2, torso: 2 } },
  ],
  [
    'tears a building down',
    'AtaqueArmas',
    'False / 0000 / 1 / TD / 0 / False / -1 / -1 / 0804 / Hexagono',
    { shots: [{ target: { hex: hex('0804'), for: 'building' } }] },
    { unit: { facing: 1, torso: 1 } },
  ],

  ['strikes nobody', 'AtaqueFisico', '0', { attacks: [] }],
  [
    'punches with both arms and kicks',
    'AtaqueFisico',
    '3 / BI / 1000 / 0605 / Mech / BD / 1000 / 0605 / Mech / PD / 2000 / 0605 / Mech',
    { attacks: [{ attack: 'punch', arm: 'LA', target: 2 }, { arm: 'RA' }, { attack: 'kick', leg: 'RL' }] },
    { unit: { facing: 2, torso: 2 } },
  ],
  [
    'swings a club',
    'AtaqueFisico',
    '1 / BIBD / 3000 / 0605 / Mech',
    { attacks: [{ attack: 'club', target: 2 }] },
    { unit: { facing: 2, torso: 2, club: 'club' } },
  ],
  [
    'strikes with a hatchet by its slot',
    'AtaqueFisico',
    '1 / BD / 4 / 0605 / Mech',
    { attacks: [{ attack: 'club', target: 2 }] },
    { unit: { facing: 2, torso: 2 }, design: hatchetMech(RA) },
  ],

  ['has no orders', 'FinalTurno', '0 / 0 / False / 0', { orders: [] }],
  ['switches sinks off', 'FinalTurno', '3 / 0 / False / 0', { orders: [{ unit: 0, sinksOff: 3 }] }],
  ['and on', 'FinalTurno', '0 / 2 / False / 0', { orders: [{ sinksOff: 1 }] }, { unit: { sinksOff: 3 } }],
  ['drops its club', 'FinalTurno', '0 / 0 / True / 0', { orders: [{ dropClub: true }] }, { unit: { club: 'tree' } }],
  ['ejects ammunition', 'FinalTurno', '0 / 0 / False / 2 / TI / 0 / TI / 0', { orders: [{ dump: [0] }] }],
])('%s', (_, call, lines, command, change = {}) => {
  const phase = call === 'Reaccion' && change.twist === 'declaration' ? 'weapons' : PHASE_OF[call];
  const answer = obey(table0(phase, change), call, lines);
  expect(answer).toMatchObject({ ok: true, value: { command, notes: [] } });
});

function broken(mode: 'walk' | 'run'): Change {
  const went = { mode, mp: 2, hexes: 1, backwards: false, skidded: false, stood: 0, masc: false };
  return { moving: 0, unit: { went, prone: true } };
}

type Bad = [situation: string, call: Call, lines: string, line: number, code: string, change?: Change];

test.each<Bad>([
  ['off the map', 'Movimiento', 'Andar / 9901 / 1 / False / 0', 2, 'off-the-map'],
  ['ends elsewhere', 'Movimiento', 'Andar / 0503 / 1 / False / 1 / Adelante / 1', 2, 'sbt-ends-elsewhere'],
  ['faces elsewhere', 'Movimiento', 'Andar / 0504 / 2 / False / 1 / Adelante / 1', 3, 'sbt-ends-elsewhere'],
  ['runs out of MP', 'Movimiento', 'Andar / 0505 / 6 / False / 2 / Derecha / 3 / Derecha / 2', 8, 'not-enough-mp'],
  ['no MASC', 'Movimiento', 'Correr / 0504 / 1 / True / 1 / Adelante / 1', 4, 'no-masc'],
  ['runs backwards', 'Movimiento', 'Correr / 0506 / 1 / False / 1 / Atras / 1', 6, 'no-running-backwards'],
  [
    'walks into somebody',
    'Movimiento',
    'Andar / 0605 / 3 / False / 2 / Derecha / 2 / Adelante / 1',
    8,
    'unit-in-the-way',
  ],
  ['is down', 'Movimiento', 'Andar / 0504 / 1 / False / 1 / Adelante / 1', 6, 'prone', { unit: { prone: true } }],
  ['stands already', 'Movimiento', 'Andar / 0505 / 1 / False / 1 / Levantarse / 1', 6, 'not-prone'],
  [
    'goes on in another way',
    'Movimiento',
    'Andar / 0505 / 1 / False / 1 / Levantarse / 1',
    1,
    'keep-the-mode',
    broken('run'),
  ],
  ['more steps than there are', 'Movimiento', 'Andar / 0505 / 1 / False / 1 / Derecha / 600', 5, 'sbt-too-many-steps'],
  ['jumps too far', 'Movimiento', 'Saltar / 0510 / 1', 2, 'beyond-the-jump'],
  ['jumps on somebody', 'Movimiento', 'Saltar / 0502 / 1', 2, 'hex-is-occupied'],
  ['jumps onto its own hex', 'Movimiento', 'Saltar / 0505 / 4', 2, 'jump-goes-nowhere'],
  ['jumps from the ground', 'Movimiento', 'Saltar / 0503 / 1', 1, 'prone', { unit: { prone: true } }],

  [
    'fires both arms from the ground',
    'AtaqueArmas',
    'False / 0502 / 2 / BD / 4 / False / TI / 0 / 0502 / Mech / BI / 4 / False / -1 / -1 / 0502 / Mech',
    11,
    'prone-fires-one-arm',
    { unit: { prone: true } },
  ],
  ['no club there', 'AtaqueArmas', 'True', 1, 'no-club-here'],
  ['an empty slot', 'AtaqueArmas', shot('TD / 9 / False / -1 / -1 / 0502 / Mech'), 4, 'sbt-no-weapon-there'],
  ['twice a turn', 'AtaqueArmas', shot('TD / 0 / True / -1 / -1 / 0502 / Mech'), 6, 'sbt-single-rate'],
  ['without ammunition', 'AtaqueArmas', shot('BD / 4 / False / -1 / -1 / 0502 / Mech'), 7, 'sbt-ammunition-needed'],
  [
    'ammunition that is none',
    'AtaqueArmas',
    shot('BD / 4 / False / TD / 0 / 0502 / Mech'),
    7,
    'sbt-no-ammunition-there',
  ],
  [
    'an empty bin',
    'AtaqueArmas',
    shot('BD / 4 / False / TI / 1 / 0502 / Mech'),
    7,
    'bin-empty',
    { unit: { bins: [20, 0] } },
  ],
  ['nobody in the hex', 'AtaqueArmas', shot('TD / 0 / False / -1 / -1 / 0503 / Mech'), 9, 'sbt-no-target-there'],
  ['itself', 'AtaqueArmas', shot('TD / 0 / False / -1 / -1 / 0505 / Mech'), 9, 'sbt-no-target-there'],
  ['out of its arc', 'AtaqueArmas', shot('TC / 10 / False / -1 / -1 / 0502 / Mech'), 9, 'out-of-arc'],
  ['no woods there', 'AtaqueArmas', shot('TD / 0 / False / -1 / -1 / 0503 / Hexagono'), 10, 'no-woods-there'],
  [
    'a weapon that is gone',
    'AtaqueArmas',
    shot('BD / 4 / False / TI / 1 / 0502 / Mech'),
    4,
    'weapon-destroyed',
    ARMLESS,
  ],

  ['a punch with a leg', 'AtaqueFisico', '1 / PI / 1000 / 0605 / Mech', 3, 'sbt-no-such-blow'],
  ['a sword it has not', 'AtaqueFisico', '1 / BI / 4 / 0605 / Mech', 3, 'sbt-no-such-blow'],
  ['a blow at a hex', 'AtaqueFisico', '1 / BI / 1000 / 0605 / Hexagono', 5, 'sbt-blow-at-a-hex'],
  ['too far away', 'AtaqueFisico', '1 / BI / 1000 / 0502 / Mech', 4, 'not-adjacent'],
  ['nobody there', 'AtaqueFisico', '1 / BI / 1000 / 0504 / Mech', 4, 'sbt-no-target-there'],
  [
    'two kicks',
    'AtaqueFisico',
    '2 / PI / 2000 / 0605 / Mech / PD / 2000 / 0605 / Mech',
    6,
    'one-kick-a-turn',
    { unit: { facing: 2, torso: 2 } },
  ],

  ['more sinks than it has', 'FinalTurno', '11 / 0 / False / 0', 1, 'sbt-sinks'],
  ['more than are off', 'FinalTurno', '0 / 1 / False / 0', 2, 'sbt-sinks'],
  ['no club to drop', 'FinalTurno', '0 / 0 / True / 0', 3, 'no-club'],
  ['ejects a laser', 'FinalTurno', '0 / 0 / False / 2 / TI / 0 / TD / 0', 7, 'sbt-no-ammunition-there'],
  ['ejects nothing', 'FinalTurno', '0 / 0 / False / 1 / TI / 1', 5, 'bin-empty', { unit: { bins: [20, 0] } }],
])('refused: %s', (_, call, lines, line, code, change = {}) => {
  const answer = obey(table0(PHASE_OF[call], change), call, lines);
  const error = { code: 'sbt-illegal', file: 'accionJ0.sbt', line, why: { code } };
  expect(answer).toMatchObject({ ok: false, error });
});

function shot(...shots: readonly string[]): string {
  return `False / 0502 / ${shots.length} / ${shots.join(' / ')}`;
}

describe('skipped with a note', () => {
  const notes = (lines: string, change: Change = {}): readonly Fact[] => {
    const answer = obey(table0('weapons', change), 'AtaqueArmas', lines);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value.notes;
  };

  test.each([
    [
      'a weapon named once too often',
      shot(...Array(3).fill('TD / 0 / False / -1 / -1 / 0502 / Mech')),
      18,
      'sbt-named-twice',
    ],
    ['a shot at nothing', shot('TD / 0 / False / -1 / -1 / 0000 / what?'), 9, 'sbt-fired-at-nothing'],
  ])('%s', (_, lines, line, code) => {
    expect(notes(lines)).toMatchObject([{ code: 'sbt-left-out', line, why: { code } }]);
  });

  test('a primary target that no weapon fires at', () => {
    const both = 'TD / 0 / False / -1 / -1 / 0502 / Mech / BD / 4 / False / TI / 0 / 0605 / Mech';
    const lines = `False / 0510 / 2 / ${both}`;
    expect(notes(lines)).toMatchObject([{ code: 'sbt-left-out', line: 2, why: { code: 'sbt-other-primary' } }]);
  });

  test('an impossible twist', () => {
    const answer = obey(table0('reaction', { unit: { prone: true } }), 'Reaccion', 'Derecha');
    const note = { code: 'sbt-left-out', line: 1, why: { code: 'attacker-is-prone' } };
    expect(answer).toMatchObject({ ok: true, value: { command: { type: 'twist', facing: 0 }, notes: [note] } });
  });
});
