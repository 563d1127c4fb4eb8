import { FACINGS, type Facing, neighbour, OFF_MAP, opposite } from '../../../parts/hex/hex.ts';
import type { Command, CommandOf } from '../commands.ts';
import { move } from '../rules/movement/move.ts';
import { type Reach, reach } from '../rules/movement/reach.ts';
import { chargeRefusal, type Ending } from '../rules/physical/charge-refusal.ts';
import { alive } from '../rules/status.ts';
import { type Mode, modelOf, type UnitId, unitOf, type View } from '../view.ts';

const MODES: readonly Mode[] = ['walk', 'run', 'jump'];

/** Stand still, or go to every hex and facing within reach; a charge or leap from every hex next to its target. */
export function* moveOptions(view: View, unit: UnitId): Generator<Command, void> {
  const { side } = modelOf(view, unit);
  const broken = view.moving === unit; // continue in the same mode, or stop
  yield { type: 'move', unit, mode: broken ? unitOf(view, unit).went.mode : 'still', steps: [] };
  const prone: CommandOf<'move'> = { type: 'move', unit, mode: 'walk', steps: [{ step: 'go-prone' }] };
  if (!move.refuse(view, side, prone)) yield prone;
  const ahead = foesAhead(view, side);
  for (const mode of broken ? [unitOf(view, unit).went.mode] : MODES) yield* ways(view, unit, mode, false, ahead);
  if (!broken && modelOf(view, unit).design.masc) yield* ways(view, unit, 'run', true, ahead);
}

type Ahead = ReadonlyMap<number, readonly UnitId[]>;

/** All ends of a move in one mode. */
function* ways(view: View, unit: UnitId, mode: Mode, masc: boolean, ahead: Ahead): Generator<Command, void> {
  const { side } = modelOf(view, unit);
  const ends = reach(view, unit, mode, masc);
  if (masc && !ends.masc) return;
  const { count } = ends;
  const stride = strideOf(count);
  for (let i = 0, entry = 0; i < count; i++, entry = (entry + stride) % count) {
    const steps = ends.steps(entry);
    if (steps.length === 0) continue;
    const plain = { type: 'move', unit, mode, steps } as const;
    const command: CommandOf<'move'> = masc ? { ...plain, masc } : plain;
    yield command;
    const foes = ahead.get((ends.hex[entry] as number) * 6 + (ends.facing[entry] as number));
    if (foes) yield* charges(view, side, command, foes, ends, entry);
  }
}

/** Living enemies by the adjacent hexes and the facing from there towards them: `hex * 6 + facing`. */
function foesAhead(view: View, side: string): Ahead {
  const ahead = new Map<number, UnitId[]>();
  for (const [id, foe] of view.units.entries()) {
    if (!alive(foe) || modelOf(view, id).side === side) continue;
    for (const away of FACINGS) {
      const hex = neighbour(view.rules.map, foe.at, away);
      if (hex === OFF_MAP) continue;
      const key = hex * 6 + opposite(away);
      const others = ahead.get(key);
      if (others) others.push(id);
      else ahead.set(key, [id]);
    }
  }
  return ahead;
}

/** The same move with an attack at its end. Cheap checks of the end hex come before the whole path. */
function* charges(
  view: View,
  side: string,
  command: CommandOf<'move'>,
  foes: readonly UnitId[],
  ends: Reach,
  entry: number,
): Generator<Command, void> {
  const { unit, mode } = command;
  const kind = mode === 'jump' ? 'death-from-above' : 'charge';
  const [at, facing] = [ends.hex[entry] as number, ends.facing[entry] as Facing];
  const [level, hexes] = [ends.level[entry] as number, ends.hexes[entry] as number];
  const end: Ending = { at, facing, level, mode, hexes, backwards: false };
  for (const target of foes) {
    const attack: CommandOf<'move'> = { ...command, attack: { kind, target } };
    if (!chargeRefusal(view, unit, { kind, target }, end) && !move.refuse(view, side, attack)) yield attack;
  }
}

/** Step between entries: visits the whole list in an order in which every prefix is a fair sample. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divisor(stride, count) > 1) stride++;
  return stride;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
