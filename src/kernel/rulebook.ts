/** The rules of a game for people, in one language and with the numbers of one set-up. */
export interface Rulebook {
  readonly title: string; // the game, and what is special about this set-up
  readonly summary: string; // what the game is about and how to win it
  readonly sections: readonly RulesSection[];
}

/** A chapter of the rules. Its id is the anchor that panels link to, the same in every language. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** Part of a chapter. In all texts, `*` encloses terms that are explained here: `a *salvo* is ...`. */
export type RulesBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] } // in this order
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly RulesCell[])[] }
  | { readonly kind: 'example'; readonly text: string };

/** A cell of a table: text, or one of the game's icons with its name. */
export type RulesCell = string | { readonly icon: string; readonly text: string };

export const text = (words: string): RulesBlock => ({ kind: 'text', text: words });
export const list = (...items: readonly string[]): RulesBlock => ({ kind: 'list', items });
export const steps = (...items: readonly string[]): RulesBlock => ({ kind: 'steps', items });
export const example = (words: string): RulesBlock => ({ kind: 'example', text: words });
export const table = (head: readonly string[], ...rows: readonly (readonly RulesCell[])[]): RulesBlock => ({
  kind: 'table',
  head,
  rows,
});
