import { type Fact, first } from '../../../../kernel/fact.ts';
import { distance, type Facing, type Hex, within } from '../../../../parts/hex/hex.ts';
import { hexesOf, lineBetween } from '../../../../parts/hex/line.ts';
import type { Step } from '../../plan.ts';
import type { Ruleset } from '../../rulesets.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { jumpMp } from '../status.ts';
import { topOf } from '../terrain.ts';
import { across, type Field, type Footing, fieldOf } from './field.ts';
import { LOCOMOTION } from './gait.ts';
import { occupant } from './stacking.ts';

export type Jump = Extract<Step, { readonly step: 'jump' }>;

/** The jump that a unit's jets, position and posture allow, 0 = none. */
export function jumpAllowance(state: State, id: UnitId): number {
  const { prone, stuck, went } = unitOf(state, id);
  return prone || stuck || went.stood > 0 ? 0 : jumpMp(state, id);
}

/** One jump and its possible destinations. */
interface Flight {
  readonly field: Field;
  readonly ruleset: Ruleset;
  readonly at: Hex;
  readonly level: number;
  readonly mp: number;
  readonly hexes: ReadonlySet<Hex>;
}
let last: Flight | undefined; // cached: the same jump is asked about many times in a row

/** Hexes low enough for a jump to end in or fly over. */
export function jumpHexes(state: State, id: UnitId, mp: number): ReadonlySet<Hex> {
  const { at, level } = unitOf(state, id);
  const { ruleset } = state.rules;
  const field = fieldOf(state);
  const known = last?.field === field && last.ruleset === ruleset && last.at === at;
  if (last && known && last.level === level && last.mp === mp) return last.hexes;
  const hexes = ruleset.jumpLine === 'one-line' ? byLine(state, id, mp) : byShortestPath(state, id, mp);
  last = { field, ruleset, at, level, mp, hexes };
  return hexes;
}

/** The height of a hex for a jump over it. Woods never count. */
function peak(state: State, hex: Hex): number {
  const ground = groundAt(state, hex);
  return state.rules.ruleset.jumpHeight === 'buildings' ? topOf(ground) : ground.level;
}

/** Any shortest path will do if none of its hexes is higher than the jets lift. */
function byShortestPath(state: State, id: UnitId, mp: number): ReadonlySet<Hex> {
  const { at, level } = unitOf(state, id);
  const { map } = state.rules;
  const field = fieldOf(state);
  const reached = new Set<Hex>();
  let ring: Hex[] = [at];
  for (let far = 1; far <= mp; far++) {
    const next: Hex[] = [];
    for (const hex of ring)
      for (let side = 0; side < 6; side++) {
        const to = across(field, hex, side as Facing);
        if (to < 0 || reached.has(to) || distance(map, at, to) !== far || peak(state, to) > level + mp) continue;
        reached.add(to);
        next.push(to);
      }
    ring = next;
  }
  return reached;
}

/** The simulator's height of a hex: a lake counts from its bed. */
const written = (state: State, hex: Hex): number => peak(state, hex) - Math.max(0, groundAt(state, hex).water);

/** One straight line; where it is divided, the higher hexes count. */
function byLine(state: State, id: UnitId, mp: number): ReadonlySet<Hex> {
  const { at, level } = unitOf(state, id);
  const { map, ruleset } = state.rules;
  const low = (hex: Hex): boolean => written(state, hex) <= level + mp;
  const reached = new Set<Hex>();
  for (const to of within(map, at, mp)) {
    const { left, right } = lineBetween(map, at, to, ruleset.corner);
    if (low(to) && hexesOf(map, at, left).every(low) && hexesOf(map, at, right).every(low)) reached.add(to);
  }
  return reached;
}

/** Possible landings in a hex: the roof of a building, else a bridge or what is under it, else the ground. */
export function landingsIn(field: Field, hex: Hex, height: number): readonly Footing[] {
  const above = field.aboveOf[hex] as number;
  if (above < 0) return [hex];
  if (field.walls[hex] !== 0) return [above];
  return (field.levelOf[hex] as number) + height <= (field.deck[hex] as number) ? [above, hex] : [above];
}

/** The footing that a jump names, if the hex has it. */
export function landingOf(state: State, id: UnitId, { to, landOn }: Pick<Jump, 'to' | 'landOn'>): Footing | undefined {
  const field = fieldOf(state);
  const landings = landingsIn(field, to, LOCOMOTION[modelOf(state, id).design.kind].height);
  const roof = field.walls[to] !== 0;
  if (landOn === 'bridge' && roof) return undefined;
  if (landOn === 'roof' && !roof) return undefined;
  const wanted = landOn || roof ? field.aboveOf[to] : to;
  return landings.find((footing) => footing === wanted);
}

/** The `landOn` of a landing. */
export const landOnOf = (field: Field, footing: Footing): Jump['landOn'] =>
  footing < field.hexes ? undefined : field.walls[field.hexOf[footing] as number] !== 0 ? 'roof' : 'bridge';

/** The first rule that refuses a jump. */
export function jumpRefusal(state: State, id: UnitId, jump: Jump): Fact | undefined {
  const { at, level, prone, went } = unitOf(state, id);
  const { map } = state.rules;
  const mp = jumpMp(state, id);
  const onMap = jump.to < map.cols * map.rows;
  const hexes = onMap ? distance(map, at, jump.to) : 0;
  return (
    first<Fact>(
      mp === 0 && { code: 'cannot-jump' },
      prone && { code: 'prone' },
      went.stood > 0 && { code: 'has-stood-up' },
      !onMap && { code: 'off-the-map' },
      hexes === 0 && { code: 'jump-goes-nowhere' },
      hexes > mp && { code: 'beyond-the-jump', hexes, mp },
    ) ??
    placeRefusal(state, id, jump) ??
    landingRefusal(state, id, jump, level + mp)
  );
}

/** Wrecks do not prevent a landing. */
function placeRefusal(state: State, id: UnitId, { to }: Jump): Fact | undefined {
  const other = occupant(state, to, id);
  return other === undefined ? undefined : { code: 'hex-is-occupied', hex: to, unit: other };
}

function landingRefusal(state: State, id: UnitId, jump: Jump, most: number): Fact | undefined {
  const footing = landingOf(state, id, jump);
  if (footing === undefined) return { code: 'nothing-to-land-on', hex: jump.to, landOn: jump.landOn ?? 'ground' };
  const level = fieldOf(state).levelOf[footing] as number;
  return first<Fact>(
    level > most && { code: 'too-high-for-the-jump', hex: jump.to, level, most },
    !jumpHexes(state, id, jumpMp(state, id)).has(jump.to) && { code: 'too-high-on-the-way', hex: jump.to, most },
  );
}
