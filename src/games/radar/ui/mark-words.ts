import type { Language } from '../../../kernel/game.ts';
import { colourOfNode, courseOfNode, NODES_PER_PANEL } from '../data/boards.ts';
import type { System } from '../data/systems.ts';
import type { Rules } from '../view.ts';
import type { MarkEffect } from './engine-room.ts';
import { circuitOf } from './engine-sheet.ts';
import { labels } from './labels.ts';
import { COLOUR_NAME, COURSE_NAME, capital, listed, SYSTEM_NAME } from './names.ts';

/** `North panel, node 3, red, circuit 2`. */
export function nodeWords(rules: Rules, node: number, language: Language): string {
  const w = labels(language);
  const circuit = circuitOf(rules, node);
  const said = [
    w.panel(COURSE_NAME[language][courseOfNode(node)]),
    w.node((node % NODES_PER_PANEL) + 1, COLOUR_NAME[language][colourOfNode(rules.board, node)]),
  ];
  if (circuit) said.push(w.circuit(circuit));
  return capital(said.join(', '));
}

/** `breaks torpedo and mine`, `completes circuit 2 and clears it; repairs sonar`. */
export function effectWords({ hull, circuit, breaks, mends }: MarkEffect, language: Language): string {
  const w = labels(language);
  const names = (systems: readonly System[]): string =>
    listed(
      systems.map((system) => SYSTEM_NAME[language][system]),
      language,
    );
  const said: string[] = [];
  if (hull) said.push(hull === 'overload' ? w.overloads : w.irradiates);
  if (circuit) said.push(w.repairs(circuit));
  if (breaks.length) said.push(w.breaks(names(breaks)));
  if (mends.length && !hull) said.push(w.mends(names(mends)));
  return said.length ? said.join('; ') : w.noHarm;
}

/** The legend entries of a node. */
export function nodeHelp(rules: Rules, node: number, isMarked: boolean): string {
  const ids = [`node-${colourOfNode(rules.board, node)}`];
  if (isMarked) ids.push('marked');
  if (circuitOf(rules, node)) ids.push('circuit');
  return ids.join(' ');
}
