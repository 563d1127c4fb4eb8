import type { Fact } from '../../../kernel/fact.ts';
import { isLocation } from '../data/card.ts';
import type { Rules } from '../state.ts';
import type { View } from '../view.ts';
import type { Names, TableWords } from './words.ts';

/** How one language calls things, with the lists of a match and what lies on its table if they are at hand. */
export function namesOf(
  words: TableWords,
  rules: Rules | undefined,
  view: Pick<View, 'inPlay'> | undefined,
  say: (fact: Fact) => string,
): Names {
  const card = (id: number): string => rules?.cards[id]?.name ?? `${words.card} ${id}`;
  return {
    card,
    cards(ids) {
      const counts = new Map<string, number>();
      for (const id of ids) counts.set(card(id), (counts.get(card(id)) ?? 0) + 1);
      return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
    },
    role(id) {
      const printed = rules?.cards[id];
      if (!printed) return undefined;
      if (isLocation(printed)) return 'location';
      return printed.kind === 'weapon' ? 'weapon' : 'other';
    },
    where: (id) => view?.inPlay.find((one) => one.card === id)?.at,
    side: (id) => (id === 'dark' || id === 'light' ? words.sides[id] : id),
    say,
    figure: (value, decimals) => value.toFixed(decimals).replace('.', words.point),
  };
}
