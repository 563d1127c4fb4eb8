import './style/cards.css';
import './style/board.css';
import './style/player.css';
import './style/table.css';
import './style/strip.css';
import './style/battle.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fact } from '../../../kernel/fact.ts';
import { RuleLink } from '../../../page/rule-link.tsx';
import type { Command } from '../commands.ts';
import { options } from '../options.ts';
import { cardOf, inPlayOf } from '../rules/cards.ts';
import { type CardId, isSide, otherSide, SIDES, type View } from '../view.ts';
import { BattlePanel } from './board/battle-panel.tsx';
import type { BoardProps, Mark } from './board/board-props.ts';
import { cardWords, Face } from './board/face.tsx';
import { Hand } from './board/hand.tsx';
import { PlayerBar } from './board/player-bar.tsx';
import { statesOf } from './board/strip.tsx';
import { Table } from './board/table.tsx';
import { deedsOf, sourceOf, sourcesIn, targetOf } from './choices.ts';
import { type Draft, draftFor, pointed as pointedAt } from './draft.ts';
import { type Labels, labels } from './labels.ts';
import { capital, type ForceScene, nearSide, sideClass } from './scene.ts';
import { whyNot } from './why-not.ts';

/** The card table: the opponent's piles at the top, locations in the middle, the player's piles and hand below. */
export function Board({ scene }: { readonly scene: ForceScene }) {
  const { view, before, controls, settings } = scene;
  const w = labels(settings.language);
  const near = nearSide(view);
  const far = otherSide(near);
  const seat = controls && isSide(controls.seat) ? controls.seat : null;
  const list = useMemo(() => (seat ? options(view, seat) : []), [view, seat]);
  const draft = draftFor(list, scene.draft);
  const [card, setCard] = useState<CardId | null>(null);
  const [said, setSaid] = useState<Fact | undefined>(undefined);
  const onLeft = useRef(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => setSaid(undefined), [view, scene.draft]); // the message was about the previous view
  const marks = useMemo(
    () => marksOf(view, list, draft, scene.shown, settings.suggestions),
    [view, list, draft.from, draft.command, scene.shown, settings.suggestions],
  );
  const pickable = useMemo(() => new Set(sourcesIn(list)), [list]);
  const fresh = useMemo(() => (scene.still ? new Set<CardId>() : freshIn(before, view)), [before, view, scene.still]);
  const onPick = (picked: CardId): void => {
    if (!seat || controls?.busy) return;
    const next = pointedAt(view, list, draft, picked);
    if (next) scene.setDraft(next);
    setSaid(next ? undefined : whyNot(view, seat, picked));
  };
  const onPoint = (next: CardId | null): void => {
    if (next === card) return;
    if (next !== null) onLeft.current = isRightOf(root.current, next);
    setCard(next);
  };
  const props: BoardProps = { scene, w, marks, pickable, fresh, onPick, onPoint };
  const open = view.players[far].hand;
  const own = view.players[near].hand;
  return (
    <div ref={root} class={`fo-board ${scene.still ? 'is-still' : ''}`}>
      <PlayerBar scene={scene} side={far} near={false} w={w} />
      {open && open.length > 0 && <Hand {...props} cards={open} label={w.handNamed(far)} mine={false} far />}
      <BattlePanel scene={scene} w={w} />
      <Table {...props} />
      <PlayerBar scene={scene} side={near} near w={w} />
      {own && <Hand {...props} cards={own} label={w.handNamed(near)} mine={seat === near} />}
      {said && (
        <p class="fo-said small" role="status">
          {capital(scene.say(said))} <RuleLink code={said.code} />
        </p>
      )}
      {card !== null && (inPlayOf(view, card) || cardOf(view, card)) && (
        <BigCard
          view={view}
          card={card}
          place={onLeft.current ? 'left' : 'right'}
          w={w}
          onClose={() => setCard(null)}
        />
      )}
    </div>
  );
}

/** Whether a card is in the right half of the board: the large card is then shown on the left. */
function isRightOf(root: HTMLElement | null, card: CardId): boolean {
  const found = root?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
  const box = root?.getBoundingClientRect();
  return !!found && !!box && found.left + found.width / 2 > box.left + box.width / 2;
}

/** Cards to animate: those that arrived, moved or were drawn between the two views. */
function freshIn(before: View | null, view: View): ReadonlySet<CardId> {
  const fresh = new Set<CardId>();
  if (!before || before === view) return fresh;
  for (const { card, at, host } of view.inPlay) {
    const was = inPlayOf(before, card);
    if (was?.at !== at || was.host !== host) fresh.add(card);
  }
  for (const at of view.locations) if (!before.locations.includes(at)) fresh.add(at);
  for (const side of SIDES) {
    const had = before.players[side].hand;
    for (const card of view.players[side].hand ?? []) if (had && !had.includes(card)) fresh.add(card);
  }
  return fresh;
}

/** The card under the pointer, large enough to read, with its description. */
function BigCard({
  view,
  card,
  place,
  w,
  onClose,
}: {
  readonly view: View;
  readonly card: CardId;
  readonly place: 'left' | 'right';
  readonly w: Labels;
  onClose(): void; // a tap on it; the mouse passes through
}) {
  const printed = cardOf(view, card);
  const one = inPlayOf(view, card);
  const states = one ? statesOf(view, one) : [];
  return (
    <aside class={`fo-big is-${place} ${sideClass(printed.side)}`} aria-hidden="true" onPointerDown={onClose}>
      <Face card={printed} />
      <div class="fo-big-words">
        <p>
          <b>{w.cardName(printed)}.</b> {capital(cardWords(printed, w))}.
        </p>
        {states.length > 0 && <p class="fo-big-states">{capital(states.map(w.state).join(', '))}.</p>}
        {w.cardLore(printed) && <p class="fo-lore">{w.cardLore(printed)}</p>}
      </div>
    </aside>
  );
}

/** Highlights on the table: destinations of the picked card, cards that can be picked, and the current choice. */
function marksOf(
  view: View,
  list: readonly Command[],
  { from, command }: Draft,
  shown: Command | null,
  suggestions: boolean,
): ReadonlyMap<CardId, Mark> {
  const marks = new Map<CardId, Mark>();
  const add = (card: CardId | null | undefined, mark: Mark): void => {
    if (card !== null && card !== undefined) marks.set(card, mark);
  };
  if (from !== null) for (const one of deedsOf(list, from)) add(targetOf(view, one), 'can');
  else if (suggestions) for (const card of sourcesIn(list)) add(card, 'can');
  add(from, 'chosen');
  if (command) add(targetOf(view, command), 'chosen');
  if (shown) for (const card of [sourceOf(shown), targetOf(view, shown)]) add(card, 'shown');
  return marks;
}
