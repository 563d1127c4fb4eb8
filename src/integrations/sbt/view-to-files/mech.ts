import { MECH_ARMOUR, rearOf, SLOTS } from '../../../games/battletech/data/places.ts';
import { alive, hasPlace, jumpMp, runMp, walkMp, workingSinks } from '../../../games/battletech/rules/status.ts';
import { type Mode, modelOf, type Unit, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import type { MechRecord, OwnRecord } from '../files/mechs.ts';
import { sideOf } from '../hexsides.ts';
import { PLACES } from '../protocol-types.ts';

/** Remaining armour; none on a destroyed location. */
export const armourOf = (unit: Unit): readonly number[] =>
  MECH_ARMOUR.map((_, i) => {
    const place = PLACES.findIndex((_, at) => at === i || rearOf(at) === i);
    return hasPlace(unit, place) ? (unit.armour[i] ?? 0) : 0;
  });

export const structureOf = (unit: Unit): readonly number[] =>
  PLACES.map((_, place) => (hasPlace(unit, place) ? (unit.structure[place] ?? 0) : 0));

/** A 'Mech as `reader` sees it; its own in more detail. */
export function mechOf(view: View, id: UnitId, reader: UnitId): MechRecord {
  const unit = unitOf(view, id);
  const nowhere = view.units.map(() => false);
  return {
    player: id,
    operational: alive(unit),
    shutDown: unit.shutDown,
    stuck: unit.stuck,
    down: unit.prone,
    at: labelOf(view.rules.map, unit.at),
    feet: sideOf(unit.facing),
    torso: sideOf(unit.torso),
    heat: unit.heat,
    burning: false,
    club: unit.club !== 'none',
    tree: unit.club === 'tree',
    armour: armourOf(unit),
    structure: structureOf(unit),
    own: id === reader ? ownOf(view, id) : null,
    narc: nowhere,
    inarc: nowhere,
  };
}

function ownOf(view: View, id: UnitId): OwnRecord {
  const unit = unitOf(view, id);
  const { bins } = modelOf(view, id).design;
  const works = workingSinks(view, id);
  const off = Math.min(unit.sinksOff, works);
  return {
    ...pointsOf(view, id),
    sinksOn: works - off,
    sinksOff: off,
    wounds: unit.pilot.hits,
    conscious: unit.pilot.awake,
    hits: SLOTS.map((slots, place) => (hasPlace(unit, place) ? (unit.hits[place] ?? 0) : (1 << slots) - 1)),
    fired: unit.fired,
    eject: bins.flatMap(({ at, slot }, bin) => ((unit.dumping & (1 << bin)) !== 0 ? [{ place: at, slot }] : [])),
  };
}

type Points = Pick<OwnRecord, 'walk' | 'run' | 'jump'>;

/** MP available: for an interrupted move, the rest of it, in the same mode only. */
function pointsOf(view: View, id: UnitId): Points {
  const { went } = unitOf(view, id);
  const walk = walkMp(view, id);
  const run = runMp(view, id, view.moving === id && went.masc);
  const jump = jumpMp(view, id);
  if (view.moving !== id) return { walk, run, jump };
  const left = (mode: Mode, mp: number): number => (went.mode === mode ? Math.max(0, mp - went.mp) : 0);
  return { walk: left('walk', walk), run: left('run', run), jump: left('jump', jump) };
}
