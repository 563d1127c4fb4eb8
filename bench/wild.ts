import type { Command } from '../src/games/battletech/commands.ts';
import type { Order, Shot, Step, Target } from '../src/games/battletech/plan.ts';
import { STYLES } from '../src/games/battletech/rules/maps/random-map.ts';
import { RULESETS } from '../src/games/battletech/rulesets.ts';
import { type Mode, modelOf, type View } from '../src/games/battletech/view.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Random } from '../src/kernel/random.ts';
import type { Facing } from '../src/parts/hex/hex.ts';

/*
 * BattleTech beyond what `options` offers: detours, fire at hexes, aimed shots, many orders at once. Much of it is
 * refused; the rest reaches corner cases that no bot would look for.
 */

const any = <T>(random: Random, list: readonly T[]): T => list[random.roll(list.length) - 1] as T;
const chance = (random: Random, one: number): boolean => random.roll(one) === 1;
const many = <T>(random: Random, most: number, make: () => T): T[] => Array.from({ length: random.roll(most) }, make);

/** Any units of the game on any map, or close together on a small one, with any switch of the ruleset flipped. */
export function anyBattle(game: Game, random: Random): Readonly<Record<string, unknown>> {
  const listed = (list: string): string => any(random, game.lists[list]?.() ?? []).id;
  const ruleset = listed('rulesets') as keyof typeof RULESETS;
  const sides = any(random, [2, 2, 2, 3]);
  const units = Array.from({ length: sides }, (_, side) => many(random, 3, () => side))
    .flat()
    .map((side) => ({
      side: String(side),
      design: listed('units'),
      gunnery: random.roll(6),
      piloting: random.roll(7),
    }));
  const flipped = Object.entries(RULESETS[ruleset]).flatMap(([name, value]) =>
    typeof value === 'boolean' && chance(random, 8) ? [[name, !value]] : [],
  );
  const switches = { ...Object.fromEntries(flipped), advanced: true };
  const arena = { style: any(random, STYLES), cols: 7 + random.roll(6), rows: 7 + random.roll(6) };
  const map = chance(random, 2) ? arena : listed('maps');
  return { ruleset, map, units, switches, turnLimit: 10 + random.roll(40) };
}

/** A command the acting side might send, legal or not. */
export function anyOrder(view: View, seat: string, random: Random): Command | undefined {
  const own = view.rules.models.flatMap(({ side }, id) => (side === seat ? [id] : []));
  const unit = view.moving ?? any(random, own);
  switch (view.phase) {
    case 'movement':
      return anyMove(view, unit, random);
    case 'weapons': {
      const shots = many(random, 4, () => anyShot(view, unit, random));
      return { type: 'fire', unit, primary: shots[0]?.target ?? null, shots };
    }
    case 'end':
      return { type: 'end', orders: own.map((id) => anyEnd(view, id, random)) };
    default:
      return undefined;
  }
}

const WAYS: readonly Step['step'][] = [
  'forward',
  'forward',
  'forward',
  'left',
  'right',
  'back',
  'go-prone',
  'stand-up',
];

function anyMove(view: View, unit: number, random: Random): Command {
  const facing = (random.roll(6) - 1) as Facing;
  const to = random.roll(view.rules.map.hexes.length) - 1;
  const step = (): Step => {
    const way = any(random, WAYS);
    return way === 'stand-up' || way === 'jump' ? { step: 'stand-up', facing } : { step: way };
  };
  const modes: readonly Mode[] = ['walk', 'run', 'run', 'jump'];
  const mode = view.moving === null ? any(random, modes) : (view.units[unit]?.went.mode ?? 'walk');
  const steps: Step[] = mode === 'jump' ? [{ step: 'jump', to, facing }] : many(random, 7, step);
  return { type: 'move', unit, mode, steps, ...(mode === 'run' && chance(random, 3) && { masc: true as const }) };
}

/** At an enemy's location or at a hex, with any bin. */
function anyShot(view: View, unit: number, random: Random): Shot {
  const { design } = modelOf(view, unit);
  const foes = view.units.flatMap((_, id) => (modelOf(view, id).side === modelOf(view, unit).side ? [] : [id]));
  const near = (view.units[unit]?.at ?? 0) + (random.roll(9) - 5) * view.rules.map.cols + random.roll(9) - 5;
  const hex = Math.min(view.rules.map.hexes.length - 1, Math.max(0, near));
  const target: Target = chance(random, 3)
    ? { unit: any(random, foes) }
    : { hex, for: any(random, ['clear', 'ignite', 'building'] as const) };
  return {
    weapon: random.roll(design.mounts.length) - 1,
    target,
    ...(design.bins.length > 0 && chance(random, 2) && { bin: random.roll(design.bins.length) - 1 }),
    ...('unit' in target && chance(random, 3) && { aim: random.roll(8) - 1 }),
    ...(chance(random, 3) && { heat: true as const }),
  };
}

function anyEnd(view: View, unit: number, random: Random): Order {
  const { design } = modelOf(view, unit);
  return {
    unit,
    ...(chance(random, 3) && { sinksOff: random.roll(12) - 1 }),
    ...(design.bins.length > 0 && chance(random, 4) && { dump: [random.roll(design.bins.length) - 1] }),
    ...(chance(random, 6) && { dropClub: true as const }),
    ...(chance(random, 12) && { shutDown: true as const }),
    ...(chance(random, 3) && { startUp: true as const }),
  };
}
