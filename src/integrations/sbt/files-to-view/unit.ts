import { unitWith } from '../../../games/battletech/copies.ts';
import { CT, HD } from '../../../games/battletech/data/places.ts';
import { heatOf } from '../../../games/battletech/rules/movement/gait.ts';
import { jumpMp, runMp, walkMp } from '../../../games/battletech/rules/status.ts';
import { floorAt } from '../../../games/battletech/rules/terrain.ts';
import { type Mode, modelOf, type Unit, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { distance, hexOf } from '../../../parts/hex/hex.ts';
import type { MechRecord } from '../files/mechs.ts';
import type { MoveWord } from '../files/moves.ts';
import { facingOf } from '../hexsides.ts';
import { MODE_OF } from '../move-modes.ts';
import type { Call } from '../protocol-types.ts';
import { hitsOf, lostOf } from './hits.ts';
import type { PlayerFiles } from './player-files.ts';
import { fittingsOf } from './slots.ts';

/**
 * A unit as in the files, except for how it has moved. The files say nothing about another player's pilot, so assume it
 * is unhurt.
 */
export function bodyOf(view: View, id: UnitId, playerFiles: PlayerFiles, call: Call): Unit {
  const mech = playerFiles.mechs[id] as MechRecord;
  const definition = playerFiles.definitions[id] as PlayerFiles['definitions'][number];
  const { design } = modelOf(view, id);
  const { own } = mech;
  return unitWith(unitOf(view, id), {
    facing: facingOf(mech.feet),
    torso: facingOf(mech.torso),
    twisted: mech.torso !== mech.feet,
    prone: mech.down,
    stuck: mech.stuck,
    shutDown: mech.shutDown,
    destroyed: mech.operational ? null : whyDestroyed(mech),
    armour: mech.armour,
    structure: mech.structure,
    hits: hitsOf(mech, definition, design),
    lost: lostOf(mech),
    bins: fittingsOf(definition).bins.map(({ component }) => Math.max(0, definition.components[component]?.left ?? 0)),
    heat: mech.heat,
    club: mech.club ? (mech.tree ? 'tree' : 'club') : 'none',
    ...(own && {
      dumping: design.bins.reduce(
        (bits, { at, slot }, bin) =>
          own.eject.some((marked) => marked.place === at && marked.slot === slot) ? bits | (1 << bin) : bits,
        0,
      ),
      fired: call === 'AtaqueFisico' ? own.fired : 0,
      sinksOff: own.sinksOff,
      pilot: { hits: own.wounds, awake: own.conscious, out: 0 },
    }),
  });
}

const whyDestroyed = ({ structure }: MechRecord): string =>
  structure[HD] === 0 ? 'destroyed-head' : structure[CT] === 0 ? 'destroyed-torso' : 'destroyed-engine';

/** A unit that moves later in this phase still shows its movement of the previous turn. */
function modeOf({ order, moves, player }: PlayerFiles, call: Call, id: UnitId): Mode {
  const isLater = order.indexOf(id) > order.indexOf(player);
  return call === 'Movimiento' && isLater ? 'still' : MODE_OF[moves[id] as MoveWord];
}

/** How a unit has moved this turn, and the heat from it. A unit that continues after a fall has fewer MP. */
export function goneOf(view: View, id: UnitId, playerFiles: PlayerFiles, call: Call): Unit {
  const unit = unitOf(view, id);
  const mode = modeOf(playerFiles, call, id);
  if (mode === 'still') return unit;
  const hexes = hexesOf(view, id, mode, playerFiles);
  const { own } = playerFiles.mechs[id] as MechRecord;
  const goesOn = call === 'Movimiento' && own !== null;
  const left = mode === 'walk' ? (own?.walk ?? 0) : mode === 'run' ? (own?.run ?? 0) : (own?.jump ?? 0);
  const masc = goesOn && mode === 'run' && left > runMp(view, id);
  const mp = goesOn ? Math.max(0, mpOf(view, id, mode, masc) - left) : 0;
  return unitWith(unit, {
    level: mode === 'jump' ? floorAt(view, unit.at, 'roof') : unit.level,
    went: { ...unit.went, mode, hexes, mp, masc },
    // The Heat Phase has already counted it at the end of the turn.
    gained: { ...unit.gained, move: call === 'FinalTurno' ? 0 : heatOf(view, id, mode, hexes) },
  });
}

const mpOf = (view: View, id: UnitId, mode: Mode, masc = false): number =>
  mode === 'walk' ? walkMp(view, id) : mode === 'run' ? runMp(view, id, masc) : jumpMp(view, id);

/**
 * The files do not contain the hexes moved for the target modifier. If the notes have the starting hex, use the
 * distance from it; otherwise assume full range for a jump, and a point or two spent on turning for a walk or run.
 */
function hexesOf(view: View, id: UnitId, mode: Mode, { notes }: PlayerFiles): number {
  const start = notes?.starts[id];
  const { map } = view.rules;
  const { at } = unitOf(view, id);
  if (start) return distance(map, hexOf(map, start), at);
  return Math.max(0, mpOf(view, id, mode) - TURNING[mode]);
}

const TURNING: Readonly<Record<Mode, number>> = { still: 0, walk: 1, run: 2, jump: 0 };
