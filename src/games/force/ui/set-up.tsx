import './style/set-up.css';
import { useId } from 'preact/hooks';
import type { SetUpProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import { SECOND_HAND, SECOND_HANDS } from '../deck.ts';
import { SIDES, type Side } from '../view.ts';
import { DeckChoice } from './set-up/deck-choice.tsx';
import { setUpLabels } from './set-up/labels.ts';

const USUAL_TURNS = 150;

/** The set-up form: a deck for each side, the cards dealt to the second player, and the turn limit. */
export function SetUp({ options, onChange }: SetUpProps) {
  const w = setUpLabels(useLanguage());
  const id = useId();
  const decks = (options.decks ?? {}) as Readonly<Partial<Record<Side, unknown>>>;
  return (
    <>
      <section class="set-up-part">
        <h2>{w.decks}</h2>
        <div class="fo-set-up">
          {SIDES.map((side) => (
            <DeckChoice
              key={side}
              side={side}
              value={decks[side]}
              onChoose={(deck) => onChange({ ...options, decks: { ...decks, [side]: deck } })}
            />
          ))}
        </div>
      </section>
      <section class="set-up-part">
        <h2>{w.limits}</h2>
        <div class="field">
          <label for={`${id}-hand`}>{w.secondHand}</label>
          <input
            id={`${id}-hand`}
            class="input fo-turns"
            type="number"
            min={SECOND_HANDS.least}
            max={SECOND_HANDS.most}
            value={String(options.secondHand ?? SECOND_HAND)}
            onInput={({ currentTarget }) => {
              const cards = Math.trunc(Number(currentTarget.value));
              if (currentTarget.value !== '' && cards >= SECOND_HANDS.least && cards <= SECOND_HANDS.most)
                onChange({ ...options, secondHand: cards });
            }}
          />
        </div>
        <div class="field">
          <label for={`${id}-turns`}>{w.turnLimit}</label>
          <input
            id={`${id}-turns`}
            class="input fo-turns"
            type="number"
            min={2}
            max={10000}
            value={String(options.turnLimit ?? USUAL_TURNS)}
            onInput={({ currentTarget }) => {
              const turns = Math.trunc(Number(currentTarget.value));
              if (currentTarget.value !== '' && turns >= 2 && turns <= 10000)
                onChange({ ...options, turnLimit: turns });
            }}
          />
        </div>
      </section>
    </>
  );
}
