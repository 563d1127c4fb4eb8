/** Fields of every question. The id is nearly always the same, so it does not identify one. */
interface Asked {
  readonly id: string;
  readonly text: string;
}

export interface Choosable {
  readonly card: string;
  readonly blueprint: string | null; // if the decision contains it
  readonly selectable: boolean;
  readonly text: string;
}

export interface Action {
  readonly id: string;
  readonly card: string | null; // the card it belongs to
  readonly blueprint: string | null; // `inPlay` for a card on the table
  readonly text: string;
}

interface IntegerAsked extends Asked {
  readonly type: 'INTEGER';
  readonly min: number | null;
  readonly max: number | null;
  readonly usual: number | null;
}
interface ChoiceAsked extends Asked {
  readonly type: 'MULTIPLE_CHOICE';
  readonly results: readonly string[];
  readonly usual: number | null;
}
export interface CardsAsked extends Asked {
  readonly type: 'CARD_SELECTION';
  readonly min: number;
  readonly max: number;
  readonly cards: readonly Choosable[];
}
interface ArbitraryAsked extends Asked {
  readonly type: 'ARBITRARY_CARDS';
  readonly min: number;
  readonly max: number;
  readonly anyNumber: boolean; // `returnAnyChange`: the bounds do not apply
  readonly cards: readonly Choosable[];
}
interface CardActionAsked extends Asked {
  readonly type: 'CARD_ACTION_CHOICE';
  readonly actions: readonly Action[];
  readonly noPass: boolean;
  readonly yourTurn: boolean;
  readonly revert: boolean;
}
interface ActionAsked extends Asked {
  readonly type: 'ACTION_CHOICE';
  readonly actions: readonly Action[];
}
interface EmptyAsked extends Asked {
  readonly type: 'EMPTY';
}

export type Decision =
  | IntegerAsked
  | ChoiceAsked
  | CardsAsked
  | ArbitraryAsked
  | CardActionAsked
  | ActionAsked
  | EmptyAsked;
export type DecisionType = Decision['type'];
