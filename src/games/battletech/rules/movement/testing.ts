import type { Dice } from '../../../../kernel/dice.ts';
import type { Random } from '../../../../kernel/random.ts';
import type { CommandOf } from '../../commands.ts';
import type { Design } from '../../design.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import type { Step } from '../../plan.ts';
import type { State } from '../../state.ts';
import { modelOf } from '../../state.ts';
import { play, testMech } from '../testing.ts';
import { move } from './move.ts';

/** A tracked vehicle for a test. */
export const testVehicle = (walk = 4): Design => ({
  ...testMech({ id: 'TANK', walk }),
  kind: 'vehicle',
  twist: 0,
  armour: [20, 20, 20, 20, 20],
  structure: [5, 5, 5, 5, 5],
  slots: [],
});

/** Steps by their letters: F forward, B back, L left, R right, P prone, and a digit to stand up facing that way. */
export const steps = (letters: string): readonly Step[] => [...letters].map((letter) => STEPS[letter] ?? up(letter));
const STEPS: Readonly<Record<string, Step>> = {
  F: { step: 'forward' },
  B: { step: 'back' },
  L: { step: 'left' },
  R: { step: 'right' },
  P: { step: 'go-prone' },
};
const up = (digit: string): Step => ({ step: 'stand-up', facing: Number(digit) as 0 });

type Move = CommandOf<'move'>;

export const order = (
  unit: number,
  mode: Move['mode'],
  list: string | readonly Step[],
  rest: Partial<Move> = {},
): Move => ({
  type: 'move',
  unit,
  mode,
  steps: typeof list === 'string' ? [...steps(list)] : [...list],
  ...rest,
});

export const refused = (state: State, command: Move) => move.refuse(state, modelOf(state, command.unit).side, command);

/** Carries out a move that the rules allow. */
export function moved(state: State, command: Move, dice: Dice) {
  const no = refused(state, command);
  if (no) throw new Error(`refused: ${JSON.stringify(no)}`);
  return play(state, move.resolve(state, modelOf(state, command.unit).side, command, dice));
}

/** Dice that always show a six. */
export const LUCKY: Dice = { roll: (sides) => sides };

/** Steep hills, most of them crossed by roads. */
export function mountains(random: Random, cols: number, rows: number): GameMap {
  const one = (): Ground => ({
    ...CLEAR,
    level: random.roll(5) - 1,
    road: random.roll(4) === 1 ? random.roll(64) - 1 : 63,
    woods: random.roll(3) === 1 ? 1 : 0,
  });
  return { name: 'mountains', cols, rows, hexes: Array.from({ length: cols * rows }, one) };
}

/** A map with a bit of everything. */
export function wild(random: Random, cols: number, rows: number, cf = 900): GameMap {
  const one = (): Ground => {
    const pick = random.roll(20);
    const level = Math.max(0, random.roll(6) - 3);
    if (pick <= 3) return { ...CLEAR, level, woods: pick <= 2 ? 1 : 2 };
    if (pick <= 5) return { ...CLEAR, water: random.roll(4) - 1, level: random.roll(6) === 1 ? 1 : 0 };
    if (pick === 6) return { ...CLEAR, rough: true, level };
    if (pick === 7) return { ...CLEAR, rubble: true, level };
    if (pick === 8) return { ...CLEAR, swamp: true };
    if (pick <= 10) return { ...CLEAR, paved: true };
    if (pick === 11) return { ...CLEAR, level, road: random.roll(64) - 1, woods: 1 };
    if (pick === 12) return { ...CLEAR, river: random.roll(63), road: random.roll(2) === 1 ? 9 : 0 };
    if (pick === 13)
      return { ...CLEAR, water: 2, bridge: { level: random.roll(2) - 1, cf, exits: random.roll(64) - 1 } };
    if (pick === 14) {
      const kind = random.roll(4) as 1;
      return { ...CLEAR, building: { kind, bunker: false, cf, height: random.roll(3) } };
    }
    if (pick === 15) return { ...CLEAR, fire: 1, woods: 1 };
    return { ...CLEAR, level };
  };
  return { name: 'wild', cols, rows, hexes: Array.from({ length: cols * rows }, one) };
}
