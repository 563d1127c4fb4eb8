import { type Facing, type Hex, opposite } from '../../../../parts/hex/hex.ts';
import { type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { ones } from '../status/layout.ts';
import { isMech } from '../status.ts';
import { stepMp } from './cost.ts';
import { type Field, fieldOf, footingAcross, footingOf } from './field.ts';
import { allowance, type Gait, gaitOf } from './gait.ts';
import { bitOf, rollsOf, type Stepping, steppingOf } from './hazards.ts';
import { BLOCKED, stackingFor } from './stacking.ts';
import { cannotStand, standMp } from './standing.ts';

/** The step that led to a node. */
export const BEGIN = 0;
export const FORWARD = 1;
const BACK = 2;
const LEFT = 3;
const RIGHT = 4;
export const STAND = 5;
export const UNREACHED = 255;

/** The cheapest path to every footing and facing, by node: footing * 6 + facing. */
interface WalkSearch extends Lists {
  readonly field: Field;
  readonly nodes: number;
  reached: number; // their number
  readonly left: number; // MP available
}

/** By node. The next search reuses the lists, so callers must copy what they need. */
interface Lists {
  readonly stacking: Uint8Array; // by hex
  readonly mp: Uint8Array; // UNREACHED if it cannot be reached
  readonly rolls: Uint8Array;
  readonly kinds: Uint16Array;
  readonly hexes: Uint8Array;
  readonly back: Uint8Array; // 1 = the counted hexes were moved backwards
  readonly came: Uint8Array; // its facing when it entered the hex
  readonly fires: Uint8Array; // burning hexes entered
  readonly from: Int32Array; // previous node
  readonly via: Uint8Array; // the step that led here
  readonly settled: Uint8Array; // 1 = already expanded
}

const listsOf = (nodes: number): Lists => ({
  stacking: new Uint8Array(nodes),
  mp: new Uint8Array(nodes),
  rolls: new Uint8Array(nodes),
  kinds: new Uint16Array(nodes),
  hexes: new Uint8Array(nodes),
  back: new Uint8Array(nodes),
  came: new Uint8Array(nodes),
  fires: new Uint8Array(nodes),
  from: new Int32Array(nodes),
  via: new Uint8Array(nodes),
  settled: new Uint8Array(nodes),
});
let lists: Lists = listsOf(0);

/** Lists for this many nodes, none reached. */
function blankLists(nodes: number): Lists {
  if (lists.mp.length < nodes) lists = listsOf(nodes);
  lists.stacking.fill(0, 0, nodes);
  lists.mp.fill(UNREACHED, 0, nodes);
  lists.settled.fill(0, 0, nodes);
  return lists;
}

/** Values that a search looks up often. */
interface Walker {
  readonly search: WalkSearch;
  readonly gait: Gait;
  readonly stepping: Stepping;
  readonly backs: boolean;
  readonly counted: number; // enabled rolls, as bits
  readonly queue: number[][]; // nodes by the MP they cost
}

/** Lowest MP first; among equals the path with fewer rolls, then the one with more hexes. */
export function searchWalk(state: State, id: UnitId, mode: Mode, masc: boolean): WalkSearch {
  const { at, level, facing, prone, went } = unitOf(state, id);
  const field = fieldOf(state);
  const most = allowance(state, id, mode, masc);
  const left = Math.max(0, most - went.mp);
  const nodes = field.footings * 6;
  const search: WalkSearch = { field, nodes, reached: 0, left, ...blankLists(nodes) };
  stackingFor(state, id, search.stacking);
  const walker: Walker = {
    search,
    gait: gaitOf(state, id, mode),
    stepping: steppingOf(isMech(state, id), mode, state.rules.ruleset),
    backs: mode !== 'run',
    counted: state.rules.ruleset.pilotingRolls ? -1 : 0,
    queue: Array.from({ length: left + 1 }, () => []),
  };
  const start = footingOf(field, { at, level }) * 6;
  if (!prone) begin(walker, start + facing, facing, 0, BEGIN, went);
  else if (!cannotStand(state, id) && standMp(most) <= left)
    for (let up = 0; up < 6; up++) begin(walker, start + up, up, standMp(most), STAND, went);
  spread(walker);
  // A unit with 1 MP can always enter the hex straight ahead, using all its MP.
  if (!prone && left > 0 && went.mp === 0 && went.stood === 0)
    enters(walker, start + facing, start / 6, facing, facing, false, true);
  return search;
}

function begin(
  { search, counted, queue }: Walker,
  node: number,
  facing: number,
  mp: number,
  via: number,
  went: { readonly hexes: number; readonly backwards: boolean },
): void {
  const kinds = via === STAND ? bitOf('stand-up') & counted : 0;
  search.reached++;
  search.mp[node] = mp;
  search.kinds[node] = kinds;
  search.rolls[node] = kinds === 0 ? 0 : 1;
  search.hexes[node] = went.hexes;
  search.back[node] = went.backwards ? 1 : 0;
  search.came[node] = facing;
  search.fires[node] = 0;
  search.from[node] = node;
  search.via[node] = via;
  queue[mp]?.push(node);
}

function spread(walker: Walker): void {
  const { search, queue } = walker;
  const { settled } = search;
  for (let mp = 0; mp < queue.length; mp++) {
    const bucket = queue[mp] as number[];
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i] as number;
      if (settled[node] === 1 || search.mp[node] !== mp) continue;
      settled[node] = 1;
      const facing = (node % 6) as Facing;
      const footing = (node - facing) / 6;
      turns(walker, node, footing * 6 + ((facing + 5) % 6), LEFT);
      turns(walker, node, footing * 6 + ((facing + 1) % 6), RIGHT);
      enters(walker, node, footing, facing, facing, false);
      if (walker.backs) enters(walker, node, footing, facing, opposite(facing), true);
    }
  }
}

function turns(walker: Walker, node: number, to: number, via: number): void {
  const { mp, rolls, hexes } = walker.search;
  if (offer(walker, to, (mp[node] as number) + 1, rolls[node] as number, hexes[node] as number, true))
    arrive(walker, node, to, via, 0, (mp[node] as number) + 1, hexes[node] as number);
}

/** A step across a hexside. `all`: it uses all MP, and only leads where nothing else does. */
function enters(
  walker: Walker,
  node: number,
  footing: number,
  facing: Facing,
  side: Facing,
  back: boolean,
  all = false,
): void {
  const { search, gait, stepping, counted } = walker;
  const { field } = search;
  const hex = field.near[(field.hexOf[footing] as Hex) * 6 + side] as number;
  if (hex < 0 || search.stacking[hex] === BLOCKED) return;
  const to = footingAcross(field, field.levelOf[footing] as number, hex, opposite(side));
  const cost = stepMp(field, gait, footing, side, to, back);
  const mp = all ? search.left : (search.mp[node] as number) + cost;
  const next = to * 6 + facing;
  if (cost < 0 || mp > search.left || (all && search.mp[next] !== UNREACHED)) return;
  const kinds = rollsOf(field, stepping, footing, side, to, search.came[node] !== facing) & counted;
  const hexes = (search.back[node] === 1) === back ? (search.hexes[node] as number) + 1 : 1;
  if (!offer(walker, next, mp, (search.rolls[node] as number) + ones(kinds), hexes, cost > 0)) return;
  arrive(walker, node, next, back ? BACK : FORWARD, kinds, mp, hexes);
  search.back[next] = back ? 1 : 0;
  search.came[next] = facing;
  search.fires[next] = (search.fires[node] as number) + (to < field.hexes ? (field.fire[hex] as number) : 0);
}

/** Whether this path to a node is better than the known one. Counting more hexes at no cost would lead in circles. */
function offer(walker: Walker, node: number, mp: number, rolls: number, hexes: number, costs: boolean): boolean {
  const { search } = walker;
  const known = search.mp[node] as number;
  if (mp > search.left || mp > known) return false;
  if (mp < known) return true;
  const risk = search.rolls[node] as number;
  return rolls < risk || (rolls === risk && costs && hexes > (search.hexes[node] as number));
}

/** Records a better path to a node, and queues the node if it must be expanded again. */
function arrive(
  { search, queue }: Walker,
  node: number,
  to: number,
  via: number,
  kinds: number,
  mp: number,
  hexes: number,
): void {
  const again = search.mp[to] !== mp || search.settled[to] === 1;
  if (search.mp[to] === UNREACHED) search.reached++;
  search.mp[to] = mp;
  search.rolls[to] = (search.rolls[node] as number) + ones(kinds);
  search.kinds[to] = (search.kinds[node] as number) | kinds;
  search.hexes[to] = hexes;
  search.back[to] = search.back[node] as number;
  search.came[to] = search.came[node] as number;
  search.fires[to] = search.fires[node] as number;
  search.from[to] = node;
  search.via[to] = via;
  if (!again) return;
  search.settled[to] = 0;
  (queue[mp] as number[]).push(to);
}
