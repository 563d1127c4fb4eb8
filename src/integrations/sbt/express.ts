import type { Command } from '../../games/battletech/commands.ts';
import type { UnitId, View } from '../../games/battletech/view.ts';
import type { Fact } from '../../kernel/fact.ts';
import { never } from '../../kernel/never.ts';
import { blowsOf, untoldBlow } from './express/blows.ts';
import { endOf, untoldOrder } from './express/end.ts';
import { moveOf, untoldMove } from './express/move.ts';
import { shotsOf, untoldShot } from './express/shots.ts';
import { twistOf, untoldTwist } from './express/twist.ts';
import { NO_HEX } from './files/lines.ts';
import type { Actions, Said } from './nouns.ts';

/** The commands of a unit; `begin` belongs to the umpire. */
export type Order = Exclude<Command, { readonly type: 'begin' }>;

/** Fires nothing. */
const HOLDS_FIRE: Actions['AtaqueArmas'] = { takeClub: false, primary: NO_HEX, shots: [] };

/** A command in the simulator's format. Drops what the protocol cannot express; `untold` reports it. */
export function actionOf(view: View, unit: UnitId, command: Order): Said {
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
export function untold(view: View, unit: UnitId, command: Order): Fact | undefined {
  switch (command.type) {
    case 'move':
      return untoldMove(view, command);
    case 'twist':
      return untoldTwist(view, command);
    case 'fire':
      return untoldShot(view, command);
    case 'take-club':
      return undefined;
    case 'flip':
      return { code: 'untold-flip' };
    case 'strike':
      return untoldBlow(command);
    case 'end':
      return untoldOrder(unit, command);
    default:
      return never(command);
  }
}
