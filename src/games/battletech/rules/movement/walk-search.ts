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

/** How a node was come to. */
export const [BEGIN, FORWARD, BACK, LEFT, RIGHT, STAND] = [0, 1, 2, 3, 4, 5] as const;
export const UNREACHED = 255;

/** The cheapest way to every footing and facing, by node: footing * 6 + facing. */
export interface WalkSearch extends Lists {
  readonly field: Field;
  readonly nodes: number;
  reached: number; // how many of them
  readonly left: number; // MP to spend
}

/** By node; the next search writes into the same lists, so whoever wants to keep something copies it. */
interface Lists {
  readonly stacking: Uint8Array; // by hex
  readonly mp: Uint8Array; // UNREACHED where it cannot go
  readonly rolls: Uint8Array;
  readonly kinds: Uint16Array;
  readonly hexes: Uint8Array;
  readonly back: Uint8Array; // 1 = the hexes that are counted were backed over
  readonly came: Uint8Array; // its facing as it came into the hex
  readonly fires: Uint8Array; // burning hexes entered
  readonly from: Int32Array; // the node before it
  readonly via: Uint8Array; // the step that led here
  readonly settled: Uint8Array; // 1 = the search has gone on from it
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

/** Lists with room for so many nodes, nothing reached. */
function blankLists(nodes: number): Lists {
  if (lists.mp.length < nodes) lists = listsOf(nodes);
  lists.stacking.fill(0, 0, nodes);
  lists.mp.fill(UNREACHED, 0, nodes);
  lists.settled.fill(0, 0, nodes);
  return lists;
}

/** What a search looks up again and again. */
interface Walker {
  readonly search: WalkSearch;
  readonly gait: Gait;
  readonly stepping: Stepping;
  readonly backs: boolean;
  readonly counted: number; // rolls that are made at all, as bits
  readonly queue: number[][]; // nodes by the MP they cost
}

/** Least MP first; of equals the way with fewer rolls, and then the one with more hexes behind it. */
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
  // The hex straight ahead is within reach of whoever has one MP, with all that he has.
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

/** A step across a hexside. `all`: it takes whatever MP there are, and leads where nothing else does. */
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

/** Whether this way to a node is better than the one that is known. More hexes for nothing would lead round in circles. */
function offer(walker: Walker, node: number, mp: number, rolls: number, hexes: number, costs: boolean): boolean {
  const { search } = walker;
  const known = search.mp[node] as number;
  if (mp > search.left || mp > known) return false;
  if (mp < known) return true;
  const risk = search.rolls[node] as number;
  return rolls < risk || (rolls === risk && costs && hexes > (search.hexes[node] as number));
}

/** Writes down a better way to a node, and queues it where it has to be looked at again. */
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
