import { type Facing, type Hex, turned, turns } from '../../../../parts/hex/hex.ts';
import { FIRE_STEP } from '../../data/fire.ts';
import type { Step } from '../../plan.ts';
import { type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { isMech } from '../status.ts';
import { addEnd, blankEnd, noReach, type Reach } from './ends.ts';
import { footingOf } from './field.ts';
import { heatOf, mpLeft } from './gait.ts';
import { bitOf } from './hazards.ts';
import { limpOf } from './limps.ts';
import { FREE } from './stacking.ts';
import { proneTurns } from './standing.ts';
import { BEGIN, FORWARD, STAND, searchWalk, UNREACHED } from './walk-search.ts';

/** Where a walk or run can end; a prone unit may stand up first, or only turn. */
export function walkReach(state: State, id: UnitId, mode: Mode, masc: boolean): Reach {
  const { at, facing, went, prone } = unitOf(state, id);
  const search = searchWalk(state, id, mode, masc);
  const { field } = search;
  const ends = noReach(id, mode, masc, search.reached + 6, field.hexes);
  const trail = new Int32Array(search.nodes);
  const end = blankEnd();
  const opening = went.mode === 'still' ? heatOf(state, id, mode) : 0;
  const mech = isMech(state, id);
  const fire = mech ? FIRE_STEP : 0;
  const heat = opening + (prone && mech ? state.rules.ruleset.standUp.heat : 0);
  const always = masc && !went.masc ? bitOf('masc') : 0;
  const limp = (hexes: number): number => {
    const kind = state.rules.ruleset.pilotingRolls && limpOf(state, id, mode, hexes);
    return kind ? bitOf(kind) : 0;
  };
  const [turning, going] = [limp(0), limp(1)]; // rolls at the end of a move within one hex, and of any other
  for (let node = 0; node < search.nodes; node++) {
    if (search.mp[node] === UNREACHED) continue;
    trail[node] = ((search.from[node] as number) << 3) | (search.via[node] as number);
    const side = node % 6;
    const footing = (node - side) / 6;
    const hex = field.hexOf[footing] as Hex;
    if (hex !== at && search.stacking[hex] !== FREE) continue;
    const hurt = search.via[node] === BEGIN ? 0 : search.hexes[node] === 0 ? turning : going;
    end.hex = hex;
    end.level = field.levelOf[footing] as number;
    end.facing = side;
    end.mp = search.mp[node] as number;
    end.hexes = search.hexes[node] as number;
    end.heat = heat + fire * (search.fires[node] as number);
    end.kinds = (search.kinds[node] as number) | always | hurt;
    end.rolls = (search.rolls[node] as number) + (always ? 1 : 0) + (hurt ? 1 : 0);
    end.node = node;
    addEnd(ends, end);
  }
  if (prone) {
    const level = field.levelOf[footingOf(field, unitOf(state, id))] as number;
    const most = Math.max(0, proneTurns(state, id, mpLeft(state, id, mode, masc), went.mp));
    const lying = { ...end, hex: at, level, prone: true, hexes: went.hexes, heat: opening, kinds: always, node: -1 };
    for (let side = 0; side < 6; side++) {
      const mp = turns(facing, side as Facing);
      if (mp <= most) addEnd(ends, { ...lying, facing: side, mp, rolls: always ? 1 : 0 });
    }
  }
  ends.steps = (entry) =>
    ends.prone[entry] ? swung(facing, ends.facing[entry] as Facing) : traced(trail, ends.node[entry] as number);
  return ends;
}

/** Turns in the shorter direction. */
function swung(from: Facing, to: Facing): readonly Step[] {
  const many = turns(from, to);
  const step: Step = { step: turned(from, many) === to ? 'right' : 'left' };
  return Array.from({ length: many }, () => step);
}

/** The path to a node from a trail of entries `previous node * 8 + step`. */
function traced(trail: Int32Array, end: number): readonly Step[] {
  const steps: Step[] = [];
  for (let node = end; ; node = (trail[node] as number) >> 3) {
    const how = (trail[node] as number) & 7;
    if (how === BEGIN) break;
    steps.push(how === STAND ? { step: 'stand-up', facing: (node % 6) as Facing } : (STEPS[how - FORWARD] as Step));
    if (how === STAND) break;
  }
  return steps.reverse();
}

// By the step that led to a node, from FORWARD on.
const STEPS: readonly Step[] = [{ step: 'forward' }, { step: 'back' }, { step: 'left' }, { step: 'right' }];
