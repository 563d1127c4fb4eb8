import { type Fact, first } from '../../kernel/fact.ts';
import type { Action, CardsAsked, Choosable, Decision } from './decision.ts';

/** An answer of several cards is separated by commas; an answer of none is empty. */
const partsOf = (answer: string): readonly string[] => (answer === '' ? [] : answer.split(','));

/** Why the server would reject an answer. Check before sending: some bad answers end the whole game on the server. */
export function refuse(decision: Decision, answer: string): Fact | undefined {
  switch (decision.type) {
    case 'EMPTY':
      return undefined;
    case 'INTEGER': {
      const { min, max } = decision;
      const value = Number(answer);
      return first<Fact>(
        !/^-?\d{1,9}$/.test(answer) && { code: 'gemp-answer-no-number', answer },
        ((min !== null && value < min) || (max !== null && value > max)) && {
          code: 'gemp-answer-out-of-range',
          answer,
          min,
          max,
        },
      );
    }
    case 'MULTIPLE_CHOICE': {
      const { length } = decision.results;
      return /^\d{1,9}$/.test(answer) && Number(answer) < length
        ? undefined
        : { code: 'gemp-answer-out-of-range', answer, min: 0, max: length - 1 };
    }
    case 'CARD_SELECTION':
      return refuseCards(decision, partsOf(answer));
    case 'ARBITRARY_CARDS':
      return refuseCards(decision.anyNumber ? { ...decision, min: 0, max: Infinity } : decision, partsOf(answer));
    case 'CARD_ACTION_CHOICE':
      if (answer === '') return mayPass(decision) ? undefined : { code: 'gemp-answer-no-pass' };
      if (answer === 'revert') return decision.revert ? undefined : { code: 'gemp-answer-not-offered', answer };
      return refuseAction(decision.actions, answer);
    case 'ACTION_CHOICE':
      return refuseAction(decision.actions, answer);
  }
}

/** If there is nothing to choose, the empty answer is right. */
export const mayPass = ({
  noPass,
  actions,
}: {
  readonly noPass: boolean;
  readonly actions: readonly Action[];
}): boolean => !noPass || actions.length === 0;

function refuseCards(
  { min, max, cards }: Pick<CardsAsked, 'min' | 'max' | 'cards'>,
  chosen: readonly string[],
): Fact | undefined {
  const offered = new Map(cards.map((card) => [card.card, card]));
  const strange = chosen.find((id) => !offered.get(id)?.selectable);
  return first<Fact>(
    strange !== undefined && { code: 'gemp-answer-not-offered', answer: strange },
    new Set(chosen).size < chosen.length && { code: 'gemp-answer-twice' },
    (chosen.length < min || chosen.length > max) && { code: 'gemp-answer-count', count: chosen.length, min, max },
  );
}

const refuseAction = (actions: readonly Action[], answer: string): Fact | undefined =>
  actions.some(({ id }) => id === answer) ? undefined : { code: 'gemp-answer-not-offered', answer };

export const selectable = (cards: readonly Choosable[]): readonly string[] =>
  cards.filter((card) => card.selectable).map(({ card }) => card);
