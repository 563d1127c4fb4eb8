import { never } from '../../../kernel/never.ts';
import type { Random } from '../../../kernel/random.ts';
import { COURSES } from '../../../parts/grid/grid.ts';
import { type Board, NODES } from '../data/boards.ts';
import { COLOUR_OF, COLOURS, SYSTEMS } from '../data/systems.ts';
import { mayFire } from '../rulesets.ts';
import type { BoatView, Role, Rules } from '../view.ts';
import type { Belief, Memory } from './memory.ts';

const ALL = (1 << NODES) - 1;
const known = new WeakMap<Board, readonly number[]>();

/** Sets of nodes that are never all marked: completing one has an effect that clears them. */
function groupsOf(board: Board): readonly number[] {
  let groups = known.get(board);
  if (!groups) {
    groups = [...COURSES.map((course) => board.panel[course]), ...board.circuits, board.radiation];
    known.set(board, groups);
  }
  return groups;
}

/** An engine board consistent with which systems this role sees working. */
export function imagineMarks(
  rules: Rules,
  boat: BoatView,
  role: Role | undefined,
  random: Random,
  mended = 0, // nodes known to be clear
): number {
  const { board, ruleset } = rules;
  if (boat.surfaced > 0) return 0;
  const groups = groupsOf(board);
  let clear = mended;
  let broken = 0; // colours, as bits of COLOURS
  if (role && boat.usable && boat.charges)
    for (const system of SYSTEMS) {
      if (!mayFire(ruleset, role, system) || boat.charges[system] < ruleset.charges[system]) continue;
      if (boat.usable.includes(system)) clear |= board.colour[COLOUR_OF[system]];
      else broken |= 1 << COLOURS.indexOf(COLOUR_OF[system]);
    }
  let marks = random.next() & random.next() & ALL & ~clear; // one node in four
  for (const group of groups) if ((marks & group) === group) marks &= ~(group & -group);
  COLOURS.forEach((colour, i) => {
    if (broken & (1 << i)) marks = withOne(groups, marks, board.colour[colour] & ~clear, random);
  });
  return marks;
}

/** Marks at least one of these nodes as well. */
function withOne(groups: readonly number[], marks: number, nodes: number, random: Random): number {
  if (marks & nodes) return marks;
  const from = random.roll(NODES) - 1;
  for (let i = 0; i < NODES; i++) {
    const node = 1 << ((from + i) % NODES);
    const more = marks | node;
    if (nodes & node && !groups.some((group) => (more & group) === group)) return more;
  }
  return never('every colour has two nodes in some panel, and one of them is in no circuit');
}

/** Nodes the crew heard become clear and that cannot have been marked since: a mark follows a move. */
export function mendedNodes({ rules, side, memory }: Belief): number {
  let clear = 0;
  for (let node: Memory | null = memory; node; node = node.before) {
    const { heard } = node;
    if (!heard || !('side' in heard) || heard.side !== side) continue;
    if (heard.type === 'moved' || heard.type === 'stealthed' || heard.type === 'slipped') break;
    if (heard.type === 'circuit-repaired') clear |= rules.board.circuits[heard.circuit - 1] as number;
    if (heard.type === 'damaged' && 'cause' in heard) clear = ALL;
  }
  return clear;
}
