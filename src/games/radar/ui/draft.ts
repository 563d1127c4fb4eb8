import type { Cell, Course } from '../../../parts/grid/grid.ts';
import type { Command } from '../commands.ts';
import type { Claim } from '../events.ts';

/** The planned order; null = not chosen yet. */
export type Draft =
  | { readonly kind: 'place'; readonly at: Cell | null }
  | { readonly kind: 'move'; readonly course: Course }
  | { readonly kind: 'torpedo'; readonly at: Cell | null }
  | { readonly kind: 'drop-mine'; readonly at: Cell | null }
  | { readonly kind: 'detonate'; readonly at: Cell | null }
  | { readonly kind: 'stealth'; readonly course: Course | null; readonly steps: number }
  | { readonly kind: 'drone'; readonly sector: number | null }
  | { readonly kind: 'surface' }
  | { readonly kind: 'answer'; readonly first: Claim; readonly second: Claim }
  | { readonly kind: 'mark'; readonly node: number };

/** The order of a complete draft; null while something is missing. */
export function commandOf(draft: Draft): Command | null {
  switch (draft.kind) {
    case 'place':
    case 'torpedo':
    case 'drop-mine':
    case 'detonate':
      return draft.at === null ? null : { type: draft.kind, at: draft.at };
    case 'move':
      return { type: 'move', course: draft.course };
    case 'stealth':
      return draft.course === null ? null : { type: 'stealth', course: draft.course, steps: draft.steps };
    case 'drone':
      return draft.sector === null ? null : { type: 'drone', sector: draft.sector };
    case 'surface':
      return { type: 'surface' };
    case 'answer':
      return { type: 'answer-sonar', first: draft.first, second: draft.second };
    case 'mark':
      return { type: 'mark', node: draft.node };
  }
}

/** A command as a draft, for previews on hover; null for commands without a place on the chart. */
export function draftOf(command: Command): Draft | null {
  switch (command.type) {
    case 'place':
    case 'torpedo':
    case 'drop-mine':
    case 'detonate':
      return { kind: command.type, at: command.at };
    case 'move':
      return { kind: 'move', course: command.course };
    case 'stealth':
      return { kind: 'stealth', course: command.course, steps: command.steps };
    case 'drone':
      return { kind: 'drone', sector: command.sector };
    case 'mark':
      return { kind: 'mark', node: command.node };
    case 'surface':
      return { kind: 'surface' };
    default:
      return null;
  }
}
