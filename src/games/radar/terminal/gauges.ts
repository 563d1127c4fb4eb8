import { COURSES, cellName } from '../../../parts/grid/grid.ts';
import { NODES_PER_PANEL, PANELS } from '../data/boards.ts';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import type { BoatView, Side, View } from '../view.ts';

const bar = (level: number, full: number): string => '█'.repeat(level) + '░'.repeat(Math.max(0, full - level));

/** One boat beside the chart: its hull, and whatever else this watcher can see. */
export function boatLines(view: View, side: Side, title: string): string[] {
  const { rules } = view;
  const boat = view.boats[side];
  const { chart, ruleset } = rules;
  const row = (name: string, text: string): string => `  ${name.padEnd(8)} ${text}`;
  const lines = [title, row('hull', '♥'.repeat(boat.hull) + '♡'.repeat(ruleset.hull - boat.hull))];
  const depth = boat.surfaced ? 'on the surface' : 'under water';
  if (boat.at !== null && boat.at >= 0)
    lines.push(row('boat', `${cellName(chart, boat.at)}, sector ${chart.sector[boat.at]}, ${depth}`));
  else if (boat.surfaced) lines.push(row('boat', `on the surface in sector ${boat.surfaced}`));
  if (boat.quiet > 0)
    lines.push(
      row('quiet', boat.quiet === 1 ? 'next course not announced' : `next ${boat.quiet} courses not announced`),
    );
  if (boat.mines?.length)
    lines.push(
      row(boat.mines.length === 1 ? 'mine at' : 'mines at', boat.mines.map((at) => cellName(chart, at)).join(' ')),
    );
  const { charges } = boat;
  if (charges) {
    const widest = Math.max(...SYSTEMS.map((system) => ruleset.charges[system]));
    for (const system of SYSTEMS) {
      const full = ruleset.charges[system];
      const state = charges[system] < full ? `${charges[system]}/${full}` : readiness(view, boat, system);
      lines.push(row(system, `${bar(charges[system], full).padEnd(widest)} ${state}`));
    }
  }
  return lines;
}

/** A full gauge works unless the engineer's marks disable it: some roles see the marks, others only the effect. */
function readiness(view: View, { usable, marks }: BoatView, system: System): string {
  if (marks !== null) return marks & view.rules.board.colour[COLOUR_OF[system]] ? 'full, out of order' : 'ready';
  if (!usable || !view.rules.ruleset.fires[system].includes(roleOf(view))) return 'full';
  return usable.includes(system) ? 'ready' : 'full, out of order';
}

const roleOf = ({ watcher }: View) => watcher.slice(watcher.indexOf('.') + 1) as 'captain';

/** The engineer's board: each node with its number, its letter and its circuit; a marked one is struck. */
export function boardLines(view: View, marks: number, course: View['now']['course'], withSystems: boolean): string[] {
  const { board, ruleset } = view.rules;
  const panels = PANELS[ruleset.board];
  const lines = ['engine board: ─R─ is marked, ¹²³ are circuits'];
  for (const [c, panel] of COURSES.entries()) {
    const nodes = panels[panel].map((name, i) => {
      const node = c * NODES_PER_PANEL + i;
      const letter = marks & (1 << node) ? `─${name[0]}─` : ` ${name[0]} `;
      const circuit = name[1] ? '¹²³'[Number(name[1]) - 1] : ' ';
      return `${String(node + 1).padStart(2)}${letter}${circuit}`;
    });
    lines.push(`${panel === course ? '▸' : ' '} ${panel.padEnd(6)} ${nodes.join(' ')}`.trimEnd());
  }
  lines.push(`  radiation    ${bits(marks & board.radiation)} of ${bits(board.radiation)} nodes marked`);
  if (!withSystems) return lines;
  const out = SYSTEMS.filter((system) => marks & board.colour[COLOUR_OF[system]]);
  lines.push(`  out of order ${out.length ? out.join(' ') : 'nothing'}`);
  lines.push('  R torpedo mine · G sonar drone · Y stealth · X radiation');
  return lines;
}

function bits(of: number): number {
  let count = 0;
  for (let rest = of; rest; rest &= rest - 1) count++;
  return count;
}
