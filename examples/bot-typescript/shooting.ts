import type { Command, Line, Table } from './umpire.ts';

interface View {
  readonly shot: readonly number[];
}

const WORTH: Readonly<Record<string, Line>> = {
  confirm: ['the plan stands', 5],
  assign: ['one weapon more', 1],
  'select-shooter': ['one at a time', -1],
  'hold-fire': ['holds fire', -3],
  'skip-unit': ['does nothing', -3],
  'end-phase': ['ends the phase', -5],
  stratagem: ['takes cover', 0.5],
  're-roll': ['luck may turn', -0.5],
};
const UNTIL: Readonly<Record<string, number>> = { unit: 3, weapon: 2, step: 1 };

/** The shooting phase: shoot with everything. */
export function worth(_table: Table, view: View, command: Command): readonly Line[] {
  if (command.type === 'shoot') {
    const aims = command.aims as readonly { readonly target: number }[];
    return [
      ['weapons that bear', aims.length],
      ['finishes what was begun', view.shot.includes(aims[0]?.target ?? -1) ? 1 : 0],
    ];
  }
  if (command.type === 'roll') return [['goes on', UNTIL[String(command.until)] ?? 0]];
  if (command.type === 'allocate') return [['all in one order', (command.models as readonly number[]).length / 100]];
  const line = WORTH[command.type];
  return line ? [line] : [];
}
