import type { Side } from '../sides.ts';
import type { CardId, Phase, Source } from '../state.ts';

type None = Readonly<Record<never, never>>;
/** The side that must act, for status lines shown to the others; null = the opponent. */
interface Who {
  readonly who: string | null;
}
interface OfCard {
  readonly card: CardId;
}
interface OfPlace {
  readonly at: CardId;
}
interface Toward {
  readonly to: CardId;
}
interface Field {
  readonly field: string;
}
interface Known {
  readonly known: readonly string[];
}
interface Near {
  readonly nearest?: string | undefined;
}
interface Word {
  readonly word: string;
}
interface Usage {
  readonly usage: string;
}

/** The facts of every code the rules use: refusals, status lines, lines of receipts, outcomes. */
interface RuleFacts {
  // turns, phases and status lines
  'not-begun': None;
  'not-your-turn': { readonly acts: Side };
  'wrong-phase': { readonly phase: Phase | 'set-up' | 'ended'; readonly needs: Phase };
  'loss-first': { readonly amount: number };
  'battle-first': OfPlace;
  'must-answer': { readonly segment: 'power' | 'damage' | 'weapons' };
  'awaits-activate': None;
  'awaits-activate-by': Who;
  'awaits-control': None;
  'awaits-control-by': Who;
  'awaits-deploy': None;
  'awaits-deploy-by': Who;
  'awaits-battle': None;
  'awaits-battle-by': Who;
  'awaits-move': None;
  'awaits-move-by': Who;
  'awaits-draw': None;
  'awaits-draw-by': Who;
  'awaits-weapons': None;
  'awaits-weapons-by': Who;
  'awaits-power': None;
  'awaits-power-by': Who;
  'awaits-loss': { readonly amount: number };
  'awaits-loss-by': Who & { readonly amount: number };
  'awaits-damage': { readonly damage: number; readonly attrition: number };
  'awaits-damage-by': Who & { readonly damage: number; readonly attrition: number };
  // Force
  'too-much-force': { readonly amount: number; readonly most: number };
  'too-little-force': { readonly cost: number; readonly force: number };
  'pile-empty': { readonly from: Source };
  'nothing-to-lose': None;
  'which-card': None;
  'top-card-only': { readonly from: Source };
  // cards and places
  'not-in-hand': OfCard;
  'not-your-card': OfCard;
  'no-such-location': OfPlace;
  'no-such-place': Toward;
  'already-drained': OfPlace;
  'not-controlled': OfPlace;
  // deploying
  'location-stands-alone': OfCard;
  'never-deployed': OfCard;
  unique: OfCard & { readonly most: number };
  'where-to': OfCard;
  'no-bearer': Toward;
  'already-armed': OfCard;
  'systems-only': Toward;
  'sites-only': Toward;
  'exterior-only': Toward;
  'no-icon-no-presence': OfPlace;
  'characters-only': Toward;
  'no-carrier': Toward;
  'no-seat': Toward;
  // moving
  'cannot-move': OfCard;
  aboard: OfCard;
  'already-moved': OfCard;
  'already-there': OfPlace;
  'too-far': Toward & { readonly distance: number; readonly reach: number };
  'no-way': Toward;
  'no-character': OfCard;
  'already-shifted': OfCard;
  'not-there': OfCard & OfPlace;
  'not-aboard': OfCard;
  // battle
  'already-battled': OfPlace;
  'no-presence': OfPlace & { readonly side: Side };
  'no-weapons-segment': None;
  'no-power-segment': None;
  'no-damage-segment': None;
  'no-such-weapon': OfCard;
  'not-in-battle': OfCard;
  'bearer-aboard': OfCard;
  'already-fired': OfCard;
  'no-destiny-left': None;
  'own-card': OfCard;
  'target-aboard': OfCard;
  'already-hit': OfCard;
  'no-tactic': OfCard;
  'hit-first': { readonly cards: readonly CardId[] };
  // receipts
  'generation-base': None;
  'generation-icons': OfPlace;
  'generation-master': OfCard;
  'drain-icons': OfPlace;
  'power-of': OfCard;
  'ability-of': OfCard;
  'tactic-of': OfCard;
  'battle-destiny': { readonly side: Side };
  // the end
  'life-force-gone': { readonly side: Side };
  'limit-life-force': { readonly turns: number };
  'limit-even': { readonly turns: number };
  // files
  'saved-state-is-wrong': { readonly field: string };
}

/** The facts of faults in set-ups, questions and typed commands. */
interface InputFacts {
  'bad-setup': Field & { readonly problem: string };
  'bad-question': Field & { readonly problem: string };
  'unknown-deck': Field & Known & Near & { readonly deck: string };
  'deck-of-other-side': Field & Known & { readonly deck: string; readonly side: Side };
  'unknown-card': Field & Near & { readonly card: string };
  'card-of-other-side': Field & { readonly card: string; readonly side: Side; readonly deck: Side };
  'location-twice': Field & { readonly card: string; readonly copies: number };
  'deck-size': Field & { readonly cards: number; readonly needed: number };
  'start-missing': Field & Near & { readonly start: string };
  'start-no-location': Field & Known & { readonly start: string };
  'nothing-typed': { readonly example: string };
  'unknown-verb': Word & Known;
  'words-missing': Usage;
  'words-left': Word & Usage;
  'not-a-card': Word & Known & Near;
  'several-cards': Word & Known;
  'not-a-number': Word;
  'not-one-of': Word & Known;
  'not-json': { readonly problem: string };
}

export type Facts = RuleFacts & InputFacts;
export type Code = keyof Facts;
