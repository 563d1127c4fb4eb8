import type { Cell, Course } from '../../../parts/grid/grid.ts';
import type { MessageType } from '../commands.ts';
import type { Role } from '../data/roles.ts';
import type { System } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import type { Side } from '../state.ts';

type None = Readonly<Record<never, never>>;
interface BadInput {
  readonly field: string;
  readonly problem: string;
}
/** Facts of a sentence about another seat or side; null when the watcher cannot know which. */
interface Who {
  readonly who: string | null;
}

/** The facts of every code the game uses: a code without a text does not compile. */
export interface Facts {
  // turns and roles
  'already-begun': None;
  'wrong-role': { readonly roles: readonly Role[] };
  'not-yet-playing': None;
  'not-your-turn': { readonly active: Side };
  'already-playing': None;
  'already-placed': None;
  'already-said': { readonly kind: MessageType };
  'turn-is-over': None;
  // status lines
  'awaits-placement': None;
  'awaits-placement-by': Who;
  'awaits-course': None;
  'awaits-course-by': Who;
  'awaits-dive': None;
  'awaits-dive-by': Who;
  'awaits-mark': None;
  'awaits-mark-by': Who;
  'awaits-charge': None;
  'awaits-charge-by': Who;
  'awaits-sonar-answer': None;
  'awaits-sonar-answer-by': Who;
  'awaits-end-of-turn': None;
  'awaits-end-of-turn-by': Who;
  'awaits-turn': None;
  'awaits-turn-by': Who;
  // places
  'off-map': { readonly cell: Cell };
  island: { readonly cell: Cell };
  // the course
  'already-moved': None;
  'move-first': None;
  'on-the-surface': None;
  'not-on-the-surface': None;
  'no-sea-there': { readonly course: Course };
  'own-trail': { readonly course?: Course; readonly cell: Cell };
  'own-mine': { readonly course?: Course; readonly cell: Cell };
  'too-far': { readonly steps: number; readonly reach: number };
  // systems
  'not-charged': { readonly system: System; readonly charge: number; readonly full: number };
  'broken-down': { readonly system: System };
  'system-used': None;
  'already-charged': None;
  'gauge-full': { readonly system: System };
  'out-of-reach': { readonly reach: number };
  'not-adjacent': None;
  'no-mine-there': { readonly cell: Cell };
  'no-such-sector': { readonly sector: number; readonly sectors: number };
  'no-sonar-pending': None;
  'sonar-pending': None;
  'same-kind-of-fact': { readonly about: Claim['about'] };
  'claim-off-map': {
    readonly about: Claim['about'];
    readonly value: number;
    readonly from: number;
    readonly to: number;
  };
  'both-true': None;
  'both-false': None;
  // engineering
  'already-marked': None;
  'wrong-panel': { readonly course: Course | null };
  'node-marked': { readonly node: number };
  'engineer-first': None;
  'first-mate-first': None;
  // set-up
  'bad-setup': BadInput;
  'unknown-ruleset': { readonly ruleset: string; readonly known: readonly string[] };
  'unknown-map': { readonly map: string; readonly known: readonly string[] };
  'sector-too-large': {
    readonly sector: { readonly across: number; readonly down: number };
    readonly rows: number;
    readonly cols: number;
  };
  'island-off-map': { readonly cell: Cell; readonly cells: number };
  'too-little-sea': { readonly cells: number };
  'sea-not-connected': { readonly reached: number; readonly cells: number };
  'bad-question': BadInput;
  // the value of a shot; questions name cells, matches number them
  'direct-hit': { readonly cell: Cell | string; readonly share: number };
  'near-miss': { readonly cell: Cell | string; readonly share: number };
  'own-blast': { readonly cell: Cell | string };
  // the end
  sunk: { readonly side: Side };
  'both-sunk': None;
  'limit-hull': { readonly turns: number };
  'limit-even': { readonly turns: number };
  // the terminal
  'nothing-typed': { readonly example: string };
  'not-understood': { readonly word: string; readonly known: readonly string[] };
  'words-missing': { readonly usage: string };
  'words-left': { readonly word: string; readonly usage: string };
  'not-a-cell': { readonly word: string; readonly last: string };
  'not-a-course': { readonly word: string };
  'not-a-system': { readonly word: string };
  'not-a-number': { readonly word: string; readonly from: number; readonly to: number };
  'not-a-column': { readonly word: string; readonly last: string };
  'not-one-of': { readonly word: string; readonly known: readonly string[] };
  'too-many-words': { readonly length: number; readonly most: number };
  'gauges-not-seen': None;
  'not-json': { readonly problem: string };
  // the radio operator's sentences: a player may send them with any facts, so every fact is optional
  'last-surfaced': { readonly sector?: unknown };
  'moving-mostly': { readonly course?: unknown; readonly count?: unknown; readonly total?: unknown };
  'torpedoes-fired': { readonly count?: unknown };
  candidates: { readonly count?: unknown; readonly certainty?: unknown };
  'best-cell': { readonly cell?: unknown; readonly share?: unknown };
  'no-idea': None;
  'lost-them': None;
  recommend: {
    readonly system?: unknown;
    readonly sector?: unknown;
    readonly cell?: unknown;
    readonly before?: unknown;
    readonly after?: unknown;
  };
  narrowed: { readonly before?: unknown; readonly after?: unknown };
  words: { readonly words?: unknown };
}
export type Code = keyof Facts;
