import './style/cards.css';
import './style/preview.css';
import type { PreviewProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import type { Card } from '../data/card.ts';
import { isCombatant } from '../data/card.ts';
import { cardName } from '../data/card-names.ts';
import { CARD_OF } from '../data/cards.ts';
import type { ForceKinds } from '../kinds.ts';
import { SIDES } from '../view.ts';
import { Face } from './board/face.tsx';
import { sideClass } from './scene.ts';
import { setUpLabels } from './set-up/labels.ts';
import { TITLES } from './titles.ts';

const STRONGEST = 2; // shown in addition to the starting location

/** Each side's deck: where it starts, and its strongest cards. */
export function Preview({ rules, sideName }: PreviewProps<ForceKinds>) {
  const language = useLanguage();
  const w = setUpLabels(language);
  return (
    <>
      {SIDES.map((side) => {
        const deck = rules.setup.decks[side];
        const start = CARD_OF.get(deck.start);
        const title = Object.entries(TITLES).find(([, { en }]) => en === deck.name)?.[1][language] ?? deck.name;
        return (
          <section key={side} class={`preview-side ${sideClass(side)}`}>
            <h3>
              <span class="side-mark" /> {sideName(side)}: {title}
            </h3>
            <div class="fo-preview-cards">
              {[...(start ? [start] : []), ...strongest(Object.keys(deck.cards))].map((card) => (
                <Face key={card.id} card={card} />
              ))}
            </div>
            <p class="quiet small">{start && w.begins(cardName(start, language))}</p>
          </section>
        );
      })}
    </>
  );
}

const strongest = (ids: readonly string[]): readonly Card[] =>
  ids
    .flatMap((id) => CARD_OF.get(id) ?? [])
    .filter(isCombatant)
    .toSorted((a, b) => b.power + b.ability - a.power - a.ability)
    .slice(0, STRONGEST);
