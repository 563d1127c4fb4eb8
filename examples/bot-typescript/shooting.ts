import type { Command, Line, Table } from './umpire.ts';

interface View {
  readonly shot: readonly number[];
}

const WORTH: Readonly<Record<string, Line>> = {
  confirm: ['all targets assigned', 5],
  assign: ['one more weapon', 1],
  'select-shooter': ['slower than shooting at once', -1],
  'hold-fire': ['holds fire', -3],
  'skip-unit': ['does nothing', -3],
  'end-phase': ['ends the phase', -5],
  stratagem: ['takes cover', 0.5],
  're-roll': ['may get worse', -0.5],
};
const UNTIL: Readonly<Record<string, number>> = { unit: 3, weapon: 2, step: 1 };

/** The Shooting Phase: fire every weapon, preferably at a target that was already shot at. */
export function worth(_table: Table, view: View, command: Command): readonly Line[] {
  if (command.type === 'shoot') {
    const aims = command.aims as readonly { readonly target: number }[];
    return [
      ['weapons in range', aims.length],
      ['target already shot at', view.shot.includes(aims[0]?.target ?? -1) ? 1 : 0],
    ];
  }
  if (command.type === 'roll') return [['continues', UNTIL[String(command.until)] ?? 0]];
  if (command.type === 'allocate')
    return [['allocates several models at once', (command.models as readonly number[]).length / 100]];
  const line = WORTH[command.type];
  return line ? [line] : [];
}
