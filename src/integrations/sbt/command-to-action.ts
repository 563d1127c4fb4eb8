import type { Command, CommandOf } from '../../games/battletech/commands.ts';
import { workingSinks } from '../../games/battletech/rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import type { Fact } from '../../kernel/fact.ts';
import { never } from '../../kernel/never.ts';
import { turned, turns } from '../../parts/hex/hex.ts';
import { blowsOf, unsupportedBlow } from './command-to-action/blows.ts';
import { moveOf, unsupportedMove } from './command-to-action/move.ts';
import { placeOf, shotsOf, unsupportedShot } from './command-to-action/shots.ts';
import { NO_HEX } from './files/lines.ts';
import type { Actions, CallAnswer, EndAction, ReactionAction } from './protocol-types.ts';

/** The commands of a unit; `begin` belongs to the umpire. */
export type Order = Exclude<Command, { readonly type: 'begin' }>;

/** Fires nothing. */
const HOLDS_FIRE: Actions['AtaqueArmas'] = { takeClub: false, primary: NO_HEX, shots: [] };

/** A command in the simulator's format. Drops what the protocol cannot express; `unsupported` reports it. */
export function actionOf(view: View, unit: UnitId, command: Order): CallAnswer {
  switch (command.type) {
    case 'move':
      return { call: 'Movimiento', action: moveOf(view, command) };
    case 'twist':
      return { call: 'Reaccion', action: twistOf(view, command) };
    case 'fire':
      return { call: 'AtaqueArmas', action: shotsOf(view, command) };
    case 'take-club':
      return { call: 'AtaqueArmas', action: { ...HOLDS_FIRE, takeClub: true } };
    case 'flip':
      return { call: 'AtaqueArmas', action: HOLDS_FIRE };
    case 'strike':
      return { call: 'AtaqueFisico', action: blowsOf(view, command) };
    case 'end':
      return { call: 'FinalTurno', action: endOf(view, unit, command) };
    default:
      return never(command);
  }
}

/** The first thing in a command that the protocol cannot express. */
export function unsupported(view: View, unit: UnitId, command: Order): Fact | undefined {
  switch (command.type) {
    case 'move':
      return unsupportedMove(view, command);
    case 'twist':
      return unsupportedTwist(view, command);
    case 'fire':
      return unsupportedShot(view, command);
    case 'take-club':
      return undefined;
    case 'flip':
      return { code: 'untold-flip' };
    case 'strike':
      return unsupportedBlow(command);
    case 'end':
      return unsupportedOrder(unit, command);
    default:
      return never(command);
  }
}

type Twist = CommandOf<'twist'>;

/** The torso turns one hexside left or right, or stays. */
function twistOf(view: View, { unit, facing }: Twist): ReactionAction {
  const { facing: legs, torso } = unitOf(view, unit);
  if (facing === torso || facing === legs) return { twist: 'Igual' };
  const right = [1, 2].some((hexsides) => turned(legs, hexsides) === facing);
  return { twist: right ? 'Derecha' : 'Izquierda' };
}

/** The simulator's torsos turn at most one hexside. */
const unsupportedTwist = (view: View, { unit, facing }: Twist): Fact | undefined =>
  turns(unitOf(view, unit).facing, facing) > 1 ? { code: 'untold-twist' } : undefined;

type End = CommandOf<'end'>;

/** One unit's part of its side's orders: heat sinks to switch, ammunition to dump, a club to drop. */
function endOf(view: View, unit: UnitId, { orders }: End): EndAction {
  const order = orders.find((one) => one.unit === unit);
  const off = Math.min(unitOf(view, unit).sinksOff, workingSinks(view, unit));
  const change = (order?.sinksOff ?? off) - off;
  const { bins } = modelOf(view, unit).design;
  return {
    sinksOff: Math.max(0, change),
    sinksOn: Math.max(0, -change),
    dropClub: order?.dropClub ?? false,
    eject: (order?.dump ?? []).flatMap((bin) => {
      const found = bins[bin];
      return found ? [{ place: placeOf(found.at), slot: found.slot }] : [];
    }),
  };
}

/** The protocol cannot shut down or start a reactor. */
function unsupportedOrder(unit: UnitId, { orders }: End): Fact | undefined {
  const order = orders.find((one) => one.unit === unit);
  return order?.shutDown || order?.startUp ? { code: 'untold-reactor' } : undefined;
}
