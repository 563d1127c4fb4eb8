import { begin } from '../../games/battletech/apply.ts';
import { unitWith } from '../../games/battletech/copies.ts';
import { mayAct } from '../../games/battletech/rules/phases.ts';
import { alive } from '../../games/battletech/rules/status.ts';
import { view as seenBy, type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Facing } from '../../parts/hex/hex.ts';
import { PHASE_OF } from './calls.ts';
import type { PlayerFiles } from './files-to-view/player-files.ts';
import { readPlayerFiles } from './files-to-view/read-files.ts';
import { rulesOf } from './files-to-view/rules.ts';
import { bodyOf, goneOf } from './files-to-view/unit.ts';
import type { Call, SbtFile } from './protocol-types.ts';

/** The turn if the notes have none. Not the first: in the first turn nothing can have burnt yet. */
const SOME_TURN = 2;

/**
 * The battle in a player's files, as a view in which that player acts next. Every 'Mech is its own side. What the files
 * do not contain is assumed: hexes moved and their heat (unit.ts), hits on other players' parts (hits.ts), original
 * armour (design.ts), duration of fire and smoke (map.ts).
 */
export function viewOf(files: readonly SbtFile[], player: UnitId, call: Call): Result<View> {
  const playerFiles = readPlayerFiles(files, player);
  return playerFiles.ok ? viewFrom(playerFiles.value, call) : playerFiles;
}

export function viewFrom(playerFiles: PlayerFiles, call: Call): Result<View> {
  const { player } = playerFiles;
  const start = seenBy(begin(rulesOf(playerFiles)), String(player));
  const bodies: View = { ...start, units: start.units.map((_, id) => bodyOf(start, id, playerFiles, call)) };
  if (!alive(unitOf(bodies, player))) return no({ code: 'sbt-out-of-battle', player });
  const gone: View = { ...bodies, units: bodies.units.map((_, id) => goneOf(bodies, id, playerFiles, call)) };
  return ok(inTurn(gone, playerFiles, call));
}

/** The phase at this player's turn: earlier players have acted, later ones wait. */
function inTurn(view: View, { player, order, notes, config }: PlayerFiles, call: Call): View {
  const inLine = order.filter((id) => alive(unitOf(view, id)));
  const turns = call === 'Reaccion' ? inLine.toReversed() : inLine;
  const at = turns.indexOf(player);
  const before = new Set(turns.slice(0, at));
  const now: View = {
    ...view,
    turn: notes?.turn ?? SOME_TURN,
    phase: PHASE_OF[call],
    order: inLine.map(String),
    wind: config.wind && config.windSide >= 0 ? (Math.max(0, config.windSide - 1) as Facing) : null,
    moving: call === 'Movimiento' && unitOf(view, player).went.mode !== 'still' ? player : null,
    units: view.units.map((unit, id) => (before.has(id) ? unitWith(unit, { acted: true }) : unit)),
  };
  const after = turns.slice(at + 1).filter((id) => call === 'FinalTurno' || mayAct(now, id));
  return { ...now, queue: [player, ...after].map(String) };
}
