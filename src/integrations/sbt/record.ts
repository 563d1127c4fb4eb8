import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Newline, Recorder } from '../../bots/external-player.ts';
import type { Side, UnitId, View } from '../../games/battletech/view.ts';
import { unitsOf } from './calls.ts';
import { actionOf, type Order } from './command-to-action.ts';
import { actionName, writeAction } from './files/action.ts';
import { ascii } from './files/lines.ts';
import type { RecordedCall } from './program-instance.ts';
import { type Past, pastOf } from './view-to-files/match.ts';
import { type FileOptions, filesFor, WITHIN } from './view-to-files.ts';

/** The folder of a call: `turn-03/0-Movimiento`, with `-2` appended if a fall caused a second one. */
const folderOf = ({ turn, player, call }: RecordedCall, again: number): string =>
  join(`turn-${String(turn).padStart(2, '0')}`, `${player}-${call}${again > 1 ? `-${again}` : ''}`);

/** Saves every call of a match as files: those programs received and wrote, and those built-in bots would have. */
export function recorder(
  dir: string,
  within: number = WITHIN,
  newline: Newline = 'crlf',
): Recorder & { keep(call: RecordedCall): void } {
  const made = new Map<string, number>();
  let past: Past | null = null;

  function keep(call: RecordedCall): void {
    const first = folderOf(call, 1);
    const again = (made.get(first) ?? 0) + 1;
    made.set(first, again);
    const folder = join(dir, folderOf(call, again));
    mkdirSync(folder, { recursive: true });
    for (const { name, bytes } of call.left ? [...call.given, call.left] : call.given)
      writeFileSync(join(folder, name), bytes);
  }

  return {
    keep,
    decided(seen, side, command) {
      const view = seen as View;
      const order = command as Order;
      if (order.type === 'flip') return; // the protocol cannot express it
      past = pastOf(view, past);
      for (const unit of actingUnits(view, side, order)) keep(kept(view, unit, order, { within, past, newline }));
    },
  };
}

/** The units a command is for: in the End Phase, each unit of the side. */
const actingUnits = (view: View, side: Side, order: Order): readonly UnitId[] =>
  order.type === 'end' ? unitsOf(view, side) : [order.unit];

function kept(view: View, unit: UnitId, order: Order, telling: FileOptions): RecordedCall {
  const { call, action } = actionOf(view, unit, order);
  const left = { name: actionName(unit), bytes: ascii(writeAction(call, action)) };
  return { turn: view.turn, player: unit, call, given: filesFor(view, unit, telling), left };
}
