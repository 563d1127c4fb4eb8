import { distance, type Facing, type Hex, turns } from '../../../../parts/hex/hex.ts';
import type { CommandOf } from '../../commands.ts';
import { fieldOf } from '../../rules/movement/field.ts';
import { type Reach, reach } from '../../rules/movement/reach.ts';
import { inTheWay } from '../../rules/movement/stacking.ts';
import type { Manner } from '../../text/reasons/agente.ts';
import { type Mode, type UnitId, unitOf, type View } from '../../view.ts';
import { type Goal, looksTo, type Spot } from './goals.ts';
import { facingAt, firstStep, hexAtNode, type OnFoot, wayOnFoot } from './graphs.ts';

/** A candidate move. */
export interface Move {
  readonly manner: Manner;
  readonly ends: Reach | null; // null = the unit does nothing
  readonly entry: number; // index into `ends`
  readonly arrives: boolean; // reaches the goal
  readonly mp: number;
  readonly left: number; // MP, or straight-line hexes, left to the goal
  readonly getsUp: boolean;
  readonly rolls: number;
  readonly heat: number;
  readonly off: number; // hexsides between its facing and the direct path to the rival
}

export interface Moving {
  readonly view: View;
  readonly unit: UnitId;
  readonly rival: UnitId;
  readonly goal: Goal;
  readonly runs: boolean; // running is considered
  readonly limit: number; // the heat must stay below this after a jump
}

const spotAt = ({ hex, level, facing }: Reach, entry: number): Spot => ({
  hex: hex[entry] as Hex,
  level: level[entry] as number,
  facing: facing[entry] as Facing,
});

/** The facts about a move that depend on its end. */
function moveTo({ view, unit }: Moving, ends: Reach, entry: number, more: Pick<Move, 'manner'> & Partial<Move>): Move {
  return {
    ends,
    entry,
    arrives: false,
    mp: ends.mp[entry] as number,
    left: 0,
    getsUp: unitOf(view, unit).prone && ends.prone[entry] === 0,
    rolls: ends.rolls[entry] as number,
    heat: ends.heat[entry] as number,
    off: 0,
    ...more,
  };
}

/** Candidate moves: to the goal, along the shortest path, by jump, or none. */
export function movesOf(moving: Moving): readonly Move[] {
  const { view, unit, goal, runs } = moving;
  const going = view.moving === unit ? unitOf(view, unit).went.mode : undefined; // an interrupted move keeps its mode
  const may = (mode: Mode): boolean => going === undefined || going === mode;
  const foot: OnFoot = going === 'run' ? 'run' : 'walk';
  const ends = reach(view, unit, foot);
  if (goal.kind === 'away') return [...awayMoves(moving, ends), ...stays(moving, ends)];
  const walked = onFoot(moving, ends, foot);
  const moves = [...walked, ...stays(moving, ends)];
  if (runs && may('run') && foot !== 'run') moves.push(...onFoot(moving, reach(view, unit, 'run'), 'run'));
  if (may('jump')) moves.push(...jumps(moving, walked));
  if (walked.length === 0) moves.push(...creeps(moving, ends));
  return moves;
}

/** Every end that reaches the goal, or else the furthest one along the shortest path. */
function onFoot(moving: Moving, ends: Reach, manner: OnFoot): readonly Move[] {
  const { goal } = moving;
  const there: Move[] = [];
  for (let entry = 0; entry < ends.count; entry++)
    if (ends.prone[entry] === 0 && goal.arrives(spotAt(ends, entry)))
      there.push(moveTo(moving, ends, entry, { manner, arrives: true }));
  return there.length > 0 ? there : alongTheWay(moving, ends, manner);
}

function alongTheWay(moving: Moving, ends: Reach, manner: OnFoot): readonly Move[] {
  const { view, unit, rival, goal } = moving;
  if (ends.count === 0) return [];
  const field = fieldOf(view);
  const way = wayOnFoot(view, unit, manner, {
    isGoal: (node) => {
      const hex = hexAtNode(field, node);
      const spot = { hex, level: field.levelOf[Math.floor(node / 6)] as number, facing: facingAt(node) };
      return goal.meets(spot) && !inTheWay(view, unit, hex);
    },
    middle: unitOf(view, rival).at,
    within: 1,
  });
  if (!way) return [];
  for (let i = way.nodes.length - 1; i >= 0; i--) {
    const node = way.nodes[i] as number;
    const entry = ends.entryAt[hexAtNode(field, node) * 6 + facingAt(node)] as number;
    if (entry < 0 || ends.node[entry] !== node) continue;
    const move = moveTo(moving, ends, entry, { manner, left: way.cost - (way.costs[i] as number) });
    return i > 0 || move.getsUp || way.cost === 0 ? [move] : [];
  }
  return [];
}

/** Every landing, facing the rival; the nearest to the goal is best. */
function jumps(moving: Moving, walked: readonly Move[]): readonly Move[] {
  const { view, unit, rival, goal } = moving;
  const ends = reach(view, unit, 'jump');
  const to = unitOf(view, rival).at;
  const beaten = walked.some(({ arrives }) => arrives);
  const there = walked.some(({ arrives, mp }) => arrives && mp === 0);
  const moves: Move[] = [];
  for (let entry = 0; entry < ends.count; entry++) {
    const spot = spotAt(ends, entry);
    if (!looksTo(view.rules.map, spot.hex, spot.facing, to)) continue;
    const arrives = goal.kind === 'strike' && goal.arrives(spot);
    const manner = goal.kind === 'strike' && !there && (arrives || !beaten) ? 'leap' : 'jump';
    moves.push(moveTo(moving, ends, entry, { manner, arrives, left: goal.left(spot.hex) }));
  }
  return moves;
}

/** If no path leads to the rival: as near as possible in a straight line. */
function creeps(moving: Moving, ends: Reach): readonly Move[] {
  const { view, unit, rival } = moving;
  const { map } = view.rules;
  const to = unitOf(view, rival).at;
  const now = distance(map, unitOf(view, unit).at, to);
  const moves: Move[] = [];
  for (let entry = 0; entry < ends.count; entry++) {
    const { hex, facing } = spotAt(ends, entry);
    const left = distance(map, hex, to);
    if (left < now && ends.prone[entry] === 0 && looksTo(map, hex, facing, to))
      moves.push(moveTo(moving, ends, entry, { manner: 'creep', left }));
  }
  return moves;
}

function awayMoves(moving: Moving, ends: Reach): readonly Move[] {
  const moves: Move[] = [];
  for (let entry = 0; entry < ends.count; entry++)
    moves.push(moveTo(moving, ends, entry, { manner: 'away', left: moving.goal.left(ends.hex[entry] as Hex) }));
  return moves;
}

/** No step, or only turns, towards the rival. */
function stays(moving: Moving, ends: Reach): readonly Move[] {
  const { view, unit, rival } = moving;
  const { at, facing } = unitOf(view, unit);
  const ahead = firstStep(view, at, unitOf(view, rival).at) ?? facing;
  const still: Move = {
    manner: 'stay',
    ends: null,
    entry: -1,
    arrives: false,
    mp: 0,
    left: 0,
    getsUp: false,
    rolls: 0,
    heat: 0,
    off: turns(facing, ahead),
  };
  const moves = [still];
  for (let side = 0; side < 6; side++) {
    const entry = ends.entryAt[at * 6 + side] as number;
    if (entry < 0 || ends.steps(entry).length === 0) continue;
    moves.push(moveTo(moving, ends, entry, { manner: 'stay', off: turns(side as Facing, ahead) }));
  }
  return moves;
}

/** The command for a move. With nothing to do the unit stands still, or stops an interrupted move. */
export function commandOf({ view, unit }: Moving, { ends, entry }: Move): CommandOf<'move'> {
  const steps = ends?.steps(entry) ?? [];
  const still: Mode = view.moving === unit ? unitOf(view, unit).went.mode : 'still';
  return { type: 'move', unit, mode: steps.length === 0 || !ends ? still : ends.mode, steps: [...steps] };
}
