import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { groupsOf } from '../../picture/layout.ts';
import { type CardId, otherSide, type Side } from '../../view.ts';
import { nearSide } from '../scene.ts';
import type { BoardProps } from './board-props.ts';
import { columnsOf, walked } from './layout.ts';
import { Place } from './place.tsx';

/**
 * The locations by system, usable with pointer, keyboard and screen reader. One card is the Tab stop: left and right
 * go to the next location, up and down through its cards, Enter or Space picks.
 */
export function Table(props: BoardProps) {
  const { scene, w, onPick, onPoint } = props;
  const { view } = scene;
  const near: Side = nearSide(view);
  const far = otherSide(near);
  const root = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(view), [view]);
  const columns = useMemo(() => columnsOf(view, near, far), [view, near, far]);
  const [chosen, setChosen] = useState<CardId | null>(null);
  const goes = useRef(false);
  const has = (card: CardId | null): card is CardId =>
    columns.some(({ cards }) => card !== null && cards.includes(card));
  const at = has(chosen) ? chosen : (columns[0]?.at ?? -1);

  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    root.current?.querySelector<HTMLElement>(`[data-card="${at}"]`)?.focus();
  });
  const fought = view.battle?.at;
  useLayoutEffect(() => {
    if (fought !== undefined) centre(root.current, fought);
  }, [fought]);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const cell = target instanceof HTMLElement ? target.dataset.card : undefined;
    if (cell === undefined || ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      onPick(Number(cell));
      return;
    }
    const to = walked(columns, Number(cell), key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goes.current = true;
    setChosen(to);
  };
  const cardIn = (target: EventTarget | null): CardId | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
    return cell === undefined ? null : Number(cell);
  };
  const onClick = (event: MouseEvent): void => {
    const card = cardIn(event.target);
    if (card === null || (event.target as Element).closest('button')) return;
    setChosen(card);
    onPick(card);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table are no table of figures
    <div
      ref={root}
      class="fo-table"
      role="grid"
      tabindex={-1}
      aria-label={w.board}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocusIn={({ target }) => onPoint(cardIn(target))}
      onFocusOut={() => onPoint(null)}
      onPointerOver={(event) => event.pointerType === 'mouse' && onPoint(cardIn(event.target))}
      onPointerLeave={() => onPoint(null)}
    >
      {groups.map(({ system, parsec, locations }) => (
        // biome-ignore lint/a11y/useSemanticElements: cards on a table are no table of figures
        <div key={system} class="fo-group" role="rowgroup" aria-label={w.systemOf(system, parsec)}>
          <p class="fo-group-head" aria-hidden="true">
            <b>{system}</b> <span>{w.parsec(parsec)}</span>
          </p>
          <div class="fo-group-places" role="presentation">
            {locations.map((location) => (
              <Place key={location} {...props} at={location} near={near} focus={at} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Centres a location by scrolling only the table, not the page. */
function centre(table: HTMLElement | null, at: CardId): void {
  const place = table?.querySelector(`[data-card="${at}"]`)?.getBoundingClientRect();
  const box = table?.getBoundingClientRect();
  if (!table || !place || !box) return;
  table.scrollTop += place.top + place.height / 2 - (box.top + box.height / 2);
  table.scrollLeft += place.left + place.width / 2 - (box.left + box.width / 2);
}
