import { describe, expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import type { CommandOf } from '../commands.ts';
import { moveOptions } from '../options/moves.ts';
import { targetMoved } from '../rules/attack-modifiers.ts';
import { LUCKY, moved, order, steps, wild } from '../rules/movement/testing.ts';
import { ground, hex, set, table, testMech } from '../rules/testing.ts';
import { type State, unitOf } from '../state.ts';
import { view } from '../view.ts';
import { outlook } from './outlook.ts';
import { OUTLOOK } from './outlook-text.ts';

type Move = CommandOf<'move'>;
const says = (state: State, command: Move) => outlook(command, view(state, '0'), 'en');

/** A unit that can walk, run and jump, and an enemy, on a map with a bit of everything. */
function situation(seed: number): State {
  const map = wild(new Random(seed), 9, 9);
  const units = [
    { at: labelOf(map, 40), design: testMech({ jump: 4 }), side: '0', piloting: 0 },
    { at: labelOf(map, 3), side: '1' },
  ];
  const state = table({ map, units, switches: { collapse: false }, queue: ['0', '1'] });
  return seed % 2 === 0 ? set(state, 0, { prone: true }) : state;
}

/** What the move comes to when it is made. */
function made(state: State, command: Move): readonly string[] {
  const { state: after, events } = moved(state, command, LUCKY);
  const { went, gained } = unitOf(after, 0);
  const [heat, rolls] = [gained.move + gained.outside, events.filter(({ type }) => type === 'piloting-rolled').length];
  const harder = targetMoved(went.hexes) + (went.mode === 'jump' ? 1 : 0);
  const { en } = OUTLOOK;
  return [
    en.mp(went.mp),
    ...(heat > 0 ? [en.heat(heat)] : []),
    ...(rolls > 0 ? [en.rolls(rolls)] : []),
    ...(harder > 0 ? [en.harder(harder)] : []),
  ];
}

test('a move shows the consequences that it has when it is made', () => {
  let shown = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const state = situation(seed);
    for (const command of moveOptions(view(state, '0'), 0)) {
      if (command.type !== 'move' || command.attack) continue;
      const said = says(state, command);
      if (said.length === 0) {
        expect([[], steps('P')]).toContainEqual(command.steps);
        continue;
      }
      shown++;
      expect([seed, command, said]).toEqual([seed, command, made(state, command)]);
    }
  }
  expect(shown).toBeGreaterThan(1000);
});

describe('two ways to one hex and facing', () => {
  test('a prone unit that turns does not pay for standing up', () => {
    const state = set(table({ units: [{ at: '0505' }, { at: '0901', side: '1' }], queue: ['0', '1'] }), 0, {
      prone: true,
    });
    expect(says(state, order(0, 'walk', 'R'))).toEqual(['1 MP', 'heat +1']);
    expect(says(state, order(0, 'walk', '1'))).toEqual(['2 MP', 'heat +2', '1 piloting roll']);
  });

  test('a jump onto a bridge does not roll for the water below it', () => {
    const bridge = { water: 2, bridge: { level: 0, cf: 900, exits: 63 } };
    const units = [
      { at: '0505', design: testMech({ jump: 4 }) },
      { at: '0901', side: '1' },
    ];
    const state = table({ map: ground({ '0503': bridge }), units, queue: ['0', '1'] });
    const jump = { step: 'jump', to: hex(state, '0503'), facing: 0 } as const;
    const [under, over] = [order(0, 'jump', [jump]), order(0, 'jump', [{ ...jump, landOn: 'bridge' }])];
    for (const command of [under, over]) expect(says(state, command)).toEqual(made(state, command));
    expect(says(state, under)).not.toEqual(says(state, over));
  });
});

test.each([
  ['a detour', 'walk', 'RLF'],
  ['going prone', 'walk', 'P'],
  ['going prone after a step', 'walk', 'FP'],
  ['standing still', 'still', ''],
] as const)('%s shows no consequences', (_, mode, letters) => {
  const state = table({ units: [{ at: '0505' }, { at: '0901', side: '1' }], queue: ['0', '1'] });
  expect(says(state, order(0, mode, letters))).toEqual([]);
});
