import { help } from '../../../../page/help.ts';
import { isCombatant } from '../../data/card.ts';
import { cardOf, isLanded, ownerOf } from '../../rules/cards.ts';
import { seatsLeft } from '../../rules/deploy.ts';
import type { InPlay, View } from '../../view.ts';
import { KindGlyph, SIGNS, type StateName } from '../glyphs.tsx';
import type { Labels } from '../labels.ts';
import { capital, sideClass } from '../scene.ts';
import { CardName, cardWords, Figures } from './face.tsx';

/** The states of a card on the table as text; each has its symbol. */
export function statesOf(
  view: View,
  one: InPlay,
): readonly ('landed' | 'aboard' | 'moved' | 'battled' | 'hit' | 'fired')[] {
  const { battle } = view;
  const isWeapon = cardOf(view, one.card).kind === 'weapon';
  return [
    ...(isLanded(view, one) ? (['landed'] as const) : []),
    ...(one.host !== null && !isWeapon ? (['aboard'] as const) : []),
    ...(one.moved || one.shifted ? (['moved'] as const) : []),
    ...(one.battled && !battle?.fighters.includes(one.card) ? (['battled'] as const) : []),
    ...(battle?.hit.includes(one.card) ? (['hit'] as const) : []),
    ...(battle?.fired.includes(one.card) ? (['fired'] as const) : []),
  ];
}

export const StateSign = ({ name, title }: { readonly name: StateName; readonly title: string }) => (
  <svg class={`fo-sign is-${name}`} viewBox="0 0 12 12" role="img" aria-label={title} {...help(name)}>
    <path d={SIGNS[name]} />
  </svg>
);

/** A card on the table for screen readers. */
export function inPlayWords(view: View, one: InPlay, w: Labels): string {
  const card = cardOf(view, one.card);
  const host = one.host === null ? [] : [w.on(w.cardName(cardOf(view, one.host)), card.kind === 'weapon')];
  const states = statesOf(view, one).filter((state) => state !== 'aboard');
  return [w.cardName(card), w.ofSide(ownerOf(one.card)), cardWords(card, w), ...host, ...states.map(w.state)].join(
    ', ',
  );
}

/** A card on the table, small: kind, name, numbers and states. */
export function StripFace({ view, one, w }: { readonly view: View; readonly one: InPlay; readonly w: Labels }) {
  const card = cardOf(view, one.card);
  const seats = card.kind === 'vehicle' || card.kind === 'starship' ? card.seats : 0;
  return (
    <span class={`fo-strip-face ${sideClass(card.side)}`} aria-hidden="true">
      <span class="fo-strip-kind" {...help(card.kind)}>
        <KindGlyph kind={card.kind} />
      </span>
      <CardName card={card} />
      <Figures card={card} destiny={one.host === null} />
      {isCombatant(card) && seats > 0 && (
        <span class="fo-seats" {...help('seats', w.seatsLeft(seatsLeft(view, one.card), seats))}>
          {'▪'.repeat(seats - seatsLeft(view, one.card))}
          {'▫'.repeat(seatsLeft(view, one.card))}
        </span>
      )}
      <span class="fo-strip-signs">
        {statesOf(view, one).map((state) => (
          <StateSign key={state} name={state} title={capital(w.state(state))} />
        ))}
      </span>
    </span>
  );
}
