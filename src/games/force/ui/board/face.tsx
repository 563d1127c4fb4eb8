import { help } from '../../../../page/help.ts';
import { useLanguage } from '../../../../page/language.ts';
import { type Card, isCombatant, isLocation } from '../../data/card.ts';
import { cardName } from '../../data/card-names.ts';
import type { StatName } from '../../picture/glyphs.ts';
import { deployCost } from '../../rules/deploy.ts';
import type { Side } from '../../view.ts';
import { Art } from '../art.tsx';
import { ForceIcon, KindGlyph, StatGlyph } from '../glyphs.tsx';
import type { Labels } from '../labels.ts';
import { sideClass } from '../scene.ts';

/** The cost to play a card; undefined for one that is never played. */
export const costOf = (card: Card): number | undefined =>
  card.kind === 'omen' ? undefined : card.kind === 'tactic' ? card.cost : deployCost(card);

const Dots = ({ count }: { readonly count: number }) => <span class="fo-dots">{'•'.repeat(count)}</span>;

export const CardName = ({ card }: { readonly card: Card }) => (
  <span class="fo-name">
    {'dots' in card && <Dots count={card.dots} />}
    {cardName(card, useLanguage())}
  </span>
);

const Stat = ({ name, value }: { readonly name: StatName; readonly value: number }) => (
  <span class="fo-figure" {...help(name)}>
    <StatGlyph name={name} />
    {value}
  </span>
);

const Icons = ({ icons }: { readonly icons: Readonly<Record<Side, number>> }) => (
  <span class="fo-icons" {...help('icons')}>
    {(['dark', 'light'] as const).map((side) => (
      <span key={side} class={`fo-icon-count ${sideClass(side)}`}>
        <ForceIcon side={side} />
        {icons[side]}
      </span>
    ))}
  </span>
);

/** The numbers of a card on one line, each with its symbol. */
export function Figures({ card, destiny = false }: { readonly card: Card; readonly destiny?: boolean }) {
  if (isLocation(card)) return <Icons icons={card.icons} />;
  if (isCombatant(card))
    return (
      <span class="fo-figures">
        <Stat name="power" value={card.power} />
        <Stat name="ability" value={card.ability} />
        <Stat name="forfeit" value={card.forfeit} />
        {destiny && <Stat name="destiny" value={card.destiny} />}
      </span>
    );
  if (card.kind === 'weapon')
    return (
      <span class="fo-figures">
        <Stat name="deploy" value={card.fire} />
        <span class="fo-figure">+{card.bonus}</span>
      </span>
    );
  return card.kind === 'tactic' ? (
    <span class="fo-figures">
      <Stat name="power" value={card.power} />
    </span>
  ) : (
    <span class="fo-figures" />
  );
}

/** A whole card, face up. */
export function Face({ card }: { readonly card: Card }) {
  const cost = costOf(card);
  return (
    <span class={`fo-face ${sideClass(card.side)} is-${card.kind}`} aria-hidden="true">
      <span class="fo-face-head">
        <span class="fo-cost">{isLocation(card) ? <KindGlyph kind={card.kind} /> : (cost ?? '–')}</span>
        <span class="fo-destiny">{card.destiny}</span>
      </span>
      <Art card={card} />
      <CardName card={card} />
      <Figures card={card} />
    </span>
  );
}

/** A card as text, for screen readers and beside its picture. */
export function cardWords(card: Card, w: Labels): string {
  const parts = [w.kind(card.kind)];
  if (isLocation(card)) {
    if (card.kind === 'site') parts.push(card.exterior ? w.exterior : w.interior);
    parts.push(w.icons(card.icons.dark, card.icons.light));
    return parts.join(', ');
  }
  const cost = costOf(card);
  if (cost !== undefined) parts.push(w.costs(cost));
  if (isCombatant(card)) {
    parts.push(w.numbers(card.power, card.ability, card.forfeit), w.defence(card.defence));
    if (card.kind === 'character') parts.push(...(card.master ? [w.master] : []));
    else
      parts.push(
        card.kind === 'starship' ? w.hyperspeed(card.hyperspeed) : w.landspeed(card.landspeed),
        w.seats(card.seats),
      );
    if (card.dots > 0) parts.push(w.unique(card.dots));
  }
  if (card.kind === 'weapon') parts.push(w.fires(card.fire, card.bonus));
  if (card.kind === 'tactic') parts.push(w.adds(card.power));
  if (card.kind === 'omen') parts.push(w.neverPlayed);
  parts.push(w.destiny(card.destiny));
  return parts.join(', ');
}
