import type { Command } from '../../games/force/commands.ts';
import type { CardId } from '../../games/force/view.ts';
import type { Board } from './board.ts';
import { continuesPlan, objectOf, type Plan, subjectOf } from './candidates/plan.ts';
import { isConfirmation, isDestiny, isOptional, kindsIn, pileIn } from './candidates/server-phrases.ts';
import type { Action, CardsAsked, Choosable, Decision } from './decision.ts';
import type { Slots } from './view/card-slots.ts';

/** A legal answer, and the commands of our game it may start or complete. */
export interface Candidate {
  readonly answer: string;
  readonly commands: readonly Command[];
}

export interface CandidateInput {
  readonly board: Board;
  readonly slots: Slots;
  readonly options: readonly Command[]; // allowed by our own rules
  readonly plan: Plan | null;
}

/**
 * The possible meanings of each answer. The server decides which answers are legal; our rules only interpret them.
 * While a plan is in progress, only answers that follow it count, if there are any.
 */
export function candidatesFor(decision: Decision, scene: CandidateInput): readonly Candidate[] {
  switch (decision.type) {
    case 'EMPTY':
      return [];
    case 'INTEGER':
      return committed(amounts(scene.options), scene.plan);
    case 'MULTIPLE_CHOICE':
      return choices(decision.results, decision.text);
    case 'CARD_SELECTION':
    case 'ARBITRARY_CARDS':
      return cards(decision, scene);
    case 'CARD_ACTION_CHOICE':
      return [
        ...decision.actions.map((action) => ({ answer: action.id, commands: meant(action, scene, scene.options) })),
        { answer: '', commands: scene.options.filter(({ type }) => type === 'pass') },
      ];
    case 'ACTION_CHOICE': {
      const { plan, options } = scene;
      const own = plan ? options.filter((command) => subjectOf(command) === subjectOf(plan.command)) : options;
      const all = decision.actions.map((action) => ({ answer: action.id, commands: meant(action, scene, own) }));
      return committed(all, plan);
    }
  }
}

const amounts = (options: readonly Command[]): readonly Candidate[] =>
  options.flatMap((command) =>
    command.type === 'activate' ? [{ answer: String(command.amount), commands: [command] }] : [],
  );

/** Yes and no, recognized by text: for a battle destiny, or to confirm our last answer. */
function choices(results: readonly string[], text: string): readonly Candidate[] {
  const indexOf = (word: RegExp): string | undefined => {
    const index = results.findIndex((result) => word.test(result));
    return index < 0 ? undefined : String(index);
  };
  const [yes, no] = [indexOf(/^\s*yes\b/i), indexOf(/^\s*no\b/i)];
  if (yes === undefined || no === undefined) return [];
  if (isConfirmation(text)) return [{ answer: yes, commands: [{ type: 'pass' }] }];
  if (!isDestiny(text)) return [];
  return [
    { answer: yes, commands: [{ type: 'destiny', draw: true }] },
    { answer: no, commands: [{ type: 'destiny', draw: false }] },
  ];
}

/** The commands an action may start, by its text and its card. */
function meant({ card, text }: Action, { slots }: CandidateInput, options: readonly Command[]): readonly Command[] {
  const kinds = kindsIn(text);
  const number = card === null ? undefined : slots.numbers[card];
  return options.filter((command) => {
    const subject = subjectOf(command);
    return kinds.has(command.type) && (card === null || subject === undefined || subject === number);
  });
}

function cards(
  decision: CardsAsked | Extract<Decision, { type: 'ARBITRARY_CARDS' }>,
  scene: CandidateInput,
): readonly Candidate[] {
  const { options, plan } = scene;
  const kinds = kindsIn(decision.text);
  const losing = kinds.has('lose') || kinds.has('forfeit');
  const own = losing || !plan ? options : options.filter((command) => continuesPlan(plan, command));
  const all = decision.cards
    .filter(({ selectable }) => selectable)
    .map((card) => ({
      answer: card.card,
      commands: losing ? losses(card, scene) : own.filter((command) => objectOf(command) === numberOf(card, scene)),
    }));
  if (!losing) return committed(all, plan);
  return decision.min === 0 && isOptional(decision.text) ? [{ answer: '', commands: [{ type: 'pass' }] }] : all;
}

/** Only answers that follow the plan, if any are offered. */
function committed(candidates: readonly Candidate[], plan: Plan | null): readonly Candidate[] {
  if (!plan) return candidates;
  const same = JSON.stringify(plan.command);
  const found = candidates.filter(({ commands }) => commands.some((command) => JSON.stringify(command) === same));
  return found.length > 0 ? found.map(({ answer }) => ({ answer, commands: [plan.command] })) : candidates;
}

/** A card on the table by its number; a card that is only shown, by its blueprint, if such a card is in the hand. */
function numberOf({ card, blueprint }: Choosable, { board, slots }: CandidateInput): CardId | undefined {
  const number = slots.numbers[card];
  if (number !== undefined) return number;
  const like = Object.values(board.cards).find((one) => one.zone === 'HAND' && one.blueprint === blueprint);
  return blueprint === null || !like ? undefined : slots.numbers[like.id];
}

/** A card from the hand, the top of a pile, or a forfeited card. The server says what may be lost, not our rules. */
function losses(card: Choosable, scene: CandidateInput): readonly Command[] {
  const zone = scene.board.cards[card.card]?.zone ?? '';
  const pile = pileIn(zone.replaceAll('_', ' ')) ?? pileIn(card.text);
  const number = numberOf(card, scene);
  if (pile !== undefined) return [{ type: 'lose', from: pile }];
  if (number === undefined) return [];
  const onTable = zone === 'AT_LOCATION' || zone === 'ATTACHED';
  return onTable ? [{ type: 'forfeit', card: number }] : [{ type: 'lose', from: 'hand', card: number }];
}
