import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import type { EventOf, EventType, Rolled } from '../events.ts';
import type { Side } from '../sides.ts';
import type { Stage, Stratagem } from '../state.ts';
import type { Names, Phrase } from './names.ts';
import { overParText } from './par.ts';

type None = Readonly<Record<never, never>>;
interface OfUnit {
  readonly unit: number;
}
interface OfModel {
  readonly model: number;
}
interface Most {
  readonly most: number; // the last valid index
}

/** The points of both sides, and what was expected. */
interface Score {
  readonly attacker: number;
  readonly defender: number;
  readonly attackerPar: number;
  readonly defenderPar: number;
}

/** The facts of every code that the phase's rules use: refusals, suggestions, and the ends of phases and matches. */
interface PhaseFacts {
  readonly 'not-begun': None;
  readonly 'not-your-phase': { readonly active: Side };
  readonly 'wrong-stage': { readonly stage: Stage; readonly needs?: Stage };

  // shooters
  readonly 'no-such-unit': OfUnit;
  readonly 'not-your-unit': OfUnit;
  readonly 'unit-is-destroyed': OfUnit;
  readonly 'already-shot': OfUnit;
  readonly 'already-chosen': OfUnit;
  readonly 'another-is-shooting': OfUnit;
  readonly 'no-weapons': OfUnit;
  readonly 'fell-back': OfUnit;
  readonly advanced: OfUnit;
  readonly engaged: OfUnit & { readonly by: number };
  readonly 'bearer-is-destroyed': OfModel;
  readonly 'no-bearer-left': { readonly group?: string };

  // targets
  readonly 'own-unit': OfUnit;
  readonly 'no-line-of-sight': OfUnit;
  readonly hidden: OfUnit & { readonly distance: number; readonly within: number };
  readonly 'out-of-range': { readonly distance: number; readonly range: number };
  readonly 'target-is-engaged': OfUnit & { readonly by: number };

  // weapons
  readonly 'no-such-weapon': { readonly group: string; readonly known: readonly string[] };
  readonly 'no-such-profile': Most & { readonly profile: number };
  readonly 'no-such-bearer': Most & { readonly bearer: number };
  readonly 'hand-modifiers-are-forbidden': None;
  readonly 'no-lethal-hits': { readonly group: string };
  readonly 'pistols-or-others': OfModel;
  readonly 'firing-deck-is-full': Most;
  readonly 'lends-another': { readonly group: string };
  readonly 'fires-twice': { readonly group: string };
  readonly 'nothing-assigned': { readonly group?: string };
  readonly 'weapons-unassigned': { readonly groups: readonly string[] };

  // allocation and Precision
  readonly 'not-yours-to-allocate': { readonly side: Side };
  readonly 'no-such-model': OfModel;
  readonly 'not-in-the-unit': OfModel & OfUnit;
  readonly 'model-is-destroyed': OfModel;
  readonly 'bodyguards-first': OfModel;
  readonly 'wounded-first': OfModel & { readonly first: number };
  readonly 'not-to-be-picked-out': OfModel;

  // stratagems
  readonly 'not-yours-to-answer': { readonly side: Side };
  readonly 'too-few-command-points': { readonly has: number; readonly costs: number };
  readonly 'stratagem-was-used': { readonly use: Stratagem };
  readonly 'not-a-target': OfUnit;
  readonly 'lacks-keyword': OfUnit & { readonly keyword: string };
  readonly 'nothing-to-re-roll': None;
  readonly 'no-such-die': Most & { readonly die: number };
  readonly 'die-was-re-rolled': { readonly die: number };
  readonly 'die-is-critical': { readonly die: number };

  // suggestions
  readonly 'no-eligible-targets': None;
  readonly 'only-eligible-target': None;
  readonly 'focus-fire': None;
  readonly 'finish-wounded': None;
  readonly 'several-targets': None;

  // files
  readonly 'saved-state-is-wrong': { readonly field: string; readonly why?: Fact };

  // ends of phases and matches
  readonly 'no-unit-left-to-shoot': None;
  readonly 'ended-by-hand': None;
  readonly 'points-even': { readonly points: number };
  readonly 'par-even': Score;
  readonly 'par-lead': Score & { readonly side: Side };
  readonly 'points-lead': { readonly side: Side; readonly attacker: number; readonly defender: number };
}

/** The facts of a score, with the difference from par as text. */
export const scored = (score: Score, language: Language) => ({
  ...score,
  attackerOver: overParText(score.attacker - score.attackerPar, language),
  defenderOver: overParText(score.defender - score.defenderPar, language),
});

export type PhaseTable = { readonly [C in keyof PhaseFacts]: Phrase<PhaseFacts[C]> };
export type EventTable = { readonly [T in EventType]: Phrase<EventOf<T>> };

/** Templates, which may also use the facts of `diceFacts`. */
export type DiceTable = { readonly [C in Rolled['context']]: string | ((event: Rolled) => string) };

export function sayDice(table: DiceTable, event: Rolled, names: Names): string {
  const template = table[event.context];
  return names.fill(typeof template === 'string' ? template : template(event), diceFacts(event));
}

const diceFacts = (event: Rolled) => ({
  ...event,
  faces: facesOf(event),
  modified: modified(event.modifier),
  failures: event.rolls.length - event.successes,
});

/** `[6,1→4,2]`: every die as rolled; a re-rolled die with both faces. */
function facesOf({ rolls, reRolled, results }: Pick<Rolled, 'rolls' | 'reRolled' | 'results'>): string {
  const then = new Map(reRolled.map((place, i) => [place, results[i]]));
  return `[${rolls.map((face, place) => (then.has(place) ? `${face}→${then.get(place)}` : face)).join(',')}]`;
}

/** ` +1`, or nothing if there is no modifier. */
const modified = (modifier: number): string =>
  modifier === 0 ? '' : ` ${modifier < 0 ? '\u2212' : '+'}${Math.abs(modifier)}`;

const NAMED = 3;

/** The names of the first few models of a list, and how many more there are. */
export function few(models: readonly number[], names: Names): { readonly named: string; readonly more: number } {
  const shown = models.length > NAMED + 1 ? models.slice(0, NAMED) : models;
  return { named: shown.map(names.model).join(', '), more: models.length - shown.length };
}
