import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../rules/cards.ts';
import type { CardId } from '../../view.ts';
import type { BoardProps } from './board-props.ts';
import { cardWords, Face } from './face.tsx';

interface HandProps extends BoardProps {
  readonly cards: readonly CardId[];
  readonly label: string;
  readonly mine: boolean; // false = read-only
  readonly far?: boolean; // on the far side of the table
}

const MANY = 4; // on a phone, more than this are small and in two rows

/** A hand of cards in a row: arrow keys move through it, playable cards are highlighted. */
export function Hand({ scene, cards, label, mine, far, marks, pickable, fresh, w, onPick, onPoint }: HandProps) {
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const goes = useRef(false);
  const focus = Math.min(at, cards.length - 1);
  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    root.current?.querySelectorAll<HTMLElement>('button')[focus]?.focus();
  });
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    goes.current = true;
    setAt(Math.max(0, Math.min(cards.length - 1, focus + step)));
  };
  return (
    <div
      ref={root}
      class={`fo-hand ${far ? 'is-far' : ''} ${cards.length > MANY ? 'is-many' : ''}`}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      {cards.length === 0 && <p class="quiet small">{w.handEmpty}</p>}
      {cards.map((card, i) => {
        const printed = cardOf(scene.view, card);
        const mark = marks.get(card);
        return (
          <button
            key={card}
            type="button"
            class={`fo-card ${mark ? `is-${mark}` : ''} ${fresh.has(card) ? 'is-fresh' : ''}`}
            tabindex={i === focus ? 0 : -1}
            aria-pressed={mark === 'chosen'}
            aria-disabled={!mine || !(mark || pickable.has(card))}
            data-card={card}
            onClick={({ currentTarget }) => {
              currentTarget.focus(); // Safari does not, and the focused card is shown large
              setAt(i);
              onPick(card);
            }}
            onFocus={() => onPoint(card)}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(card)}
          >
            <span class="spoken">
              {[w.cardName(printed), cardWords(printed, w), ...(mine && pickable.has(card) ? [w.playable] : [])].join(
                ', ',
              )}
            </span>
            <Face card={printed} />
          </button>
        );
      })}
    </div>
  );
}
