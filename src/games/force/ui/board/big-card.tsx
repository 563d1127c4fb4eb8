import { cardOf, inPlayOf } from '../../rules/cards.ts';
import type { CardId, View } from '../../view.ts';
import type { Labels } from '../labels.ts';
import { capital, sideClass } from '../scene.ts';
import { cardWords, Face } from './face.tsx';
import { statesOf } from './strip.tsx';

/** The card under the pointer, large enough to read, with its description. */
export function BigCard({
  view,
  card,
  place,
  w,
}: {
  readonly view: View;
  readonly card: CardId;
  readonly place: 'left' | 'right';
  readonly w: Labels;
}) {
  const printed = cardOf(view, card);
  const one = inPlayOf(view, card);
  const states = one ? statesOf(view, one) : [];
  return (
    <aside class={`fo-big is-${place} ${sideClass(printed.side)}`} aria-hidden="true">
      <Face card={printed} />
      <div class="fo-big-words">
        <p>
          <b>{printed.name}.</b> {capital(cardWords(printed, w))}.
        </p>
        {states.length > 0 && <p class="fo-big-states">{capital(states.map(w.state).join(', '))}.</p>}
        {printed.lore && <p class="fo-lore">{printed.lore}</p>}
      </div>
    </aside>
  );
}
