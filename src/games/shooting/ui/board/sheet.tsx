import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useExplained } from '../../../../page/explained.ts';
import type { Explanation } from '../../../../page/help.ts';
import { type Frame, pointIn } from '../../../../page/hex-shape.ts';
import type { Point } from '../../../../parts/plane/point.ts';
import { SIDES } from '../../view.ts';
import type { Words } from '../board-labels.ts';
import type { Cell } from './cells.ts';

export type Thing = Pick<Cell, 'unit' | 'model'>;

interface SheetProps {
  readonly frame: Frame;
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly start: string | undefined; // the key of the cell where Tab lands first
  readonly w: Words;
  cellName(cell: Cell): string;
  cellHelp(thing: Thing): Explanation | null; // for hover, focus and long press
  isChosen(cell: Cell): boolean;
  isBlocked(cell: Cell): boolean;
  hit(point: Point, slack: number): Thing | null; // what is under a point, or within this many pixels of it
  onPick(thing: Thing): void;
  onPoint(thing: Thing | null): void;
  readonly children: ComponentChildren; // under the cells
  readonly over: ComponentChildren; // above the cells; takes no clicks
}

const FINGER = 12; // pixels
const MOUSE = 4;

/**
 * A board in inches for pointers, keyboards and screen readers. Every unit is a cell, and one cell is the Tab stop:
 * arrows go to the nearest cell in that direction, Page Up and Page Down through all, Enter or Space picks.
 */
export function Sheet(props: SheetProps) {
  const { frame, cells, onPick, onPoint } = props;
  const root = useRef<SVGSVGElement>(null);
  const pointed = useRef<string | null>(null);
  const focus = useRoving(root, cells, props.start);

  const at = ({ x, y }: Point, slack: number): Thing | null => {
    const box = root.current?.getBoundingClientRect();
    return box ? props.hit(pointIn(frame, box, { x: x - box.left, y: y - box.top }), slack) : null;
  };
  const under = (event: MouseEvent, slack: number): Thing | null => at({ x: event.clientX, y: event.clientY }, slack);
  useExplained(root, (target, spot) => {
    const thing = (spot && at(spot, MOUSE)) ?? cellIn(target);
    return thing && { key: `unit ${thing.unit}`, what: () => props.cellHelp(thing) };
  });
  const cellIn = (target: EventTarget | null): Cell | null => {
    const key = target instanceof Element ? target.getAttribute('data-cell') : null;
    return cells.find((cell) => cell.key === key) ?? null;
  };
  const onKeyDown = (event: TargetedKeyboardEvent<SVGSVGElement>): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const now = cells.findIndex(({ key }) => key === focus.at);
    const cell = cells[now];
    if (!cell) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(cell);
      return;
    }
    const to = walked(
      cells.map(({ at }) => at),
      now,
      event.key,
    );
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focus.go((cells[to] as Cell).key);
  };
  const onClick = (event: TargetedEvent<SVGSVGElement, MouseEvent>): void => {
    const thing = under(event, FINGER) ?? cellIn(event.target);
    if (!thing) return;
    const cell = cells.find(({ unit, model }) => unit === thing.unit && (model === null || model === thing.model));
    if (cell) focus.go(cell.key);
    onPick(thing);
  };
  const onPointerMove = (event: TargetedEvent<SVGSVGElement, PointerEvent>): void => {
    if (event.pointerType === 'mouse') point(under(event, MOUSE) ?? cellIn(event.target));
  };
  const point = (thing: Thing | null): void => {
    const key = thing && `${thing.unit}`;
    if (key === pointed.current) return;
    pointed.current = key;
    onPoint(thing);
  };

  return (
    // An SVG with focus handlers would become a tab stop itself, so the wrapper has them.
    <div class="sh-sheet" onFocusIn={({ target }) => onPoint(cellIn(target))} onFocusOut={() => onPoint(null)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawn board is not a table */}
      <svg
        ref={root}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a drawn board is not a table
        role="grid"
        aria-label={props.label}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerMove={onPointerMove}
        onPointerLeave={() => point(null)}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, not focusable */}
        <g aria-hidden="true">{props.children}</g>
        {SIDES.filter((side) => cells.some((cell) => cell.side === side)).map((side) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawn board is not a table
          <g role="row" key={side} aria-label={props.w.side(side)}>
            {cells
              .filter((cell) => cell.side === side)
              .map((cell) => (
                // biome-ignore lint/a11y/useSemanticElements: a drawn board is not a table
                <path
                  key={cell.key}
                  role="gridcell"
                  class="sh-cell"
                  data-cell={cell.key}
                  tabindex={cell.key === focus.at ? 0 : -1}
                  aria-label={props.cellName(cell)}
                  aria-selected={props.isChosen(cell)}
                  aria-disabled={props.isBlocked(cell) ? true : undefined}
                  d={cell.path}
                />
              ))}
          </g>
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, not focusable */}
        <g class="sh-over" aria-hidden="true">
          {props.over}
        </g>
      </svg>
    </div>
  );
}

/** The cell that Tab lands on: the one the player used last, while it exists. */
function useRoving(
  root: { readonly current: SVGSVGElement | null },
  cells: readonly Cell[],
  start: string | undefined,
) {
  const [chosen, setChosen] = useState<string | null>(null);
  const goes = useRef(false);
  const has = (key: string | null | undefined): boolean => cells.some((cell) => cell.key === key);
  const at = has(chosen) ? chosen : has(start) ? start : cells[0]?.key;
  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    root.current?.querySelector<SVGElement>(`[data-cell="${at}"]`)?.focus({ preventScroll: true });
  });
  const go = (key: string): void => {
    goes.current = true;
    setChosen(key);
    if (key === at) root.current?.querySelector<SVGElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
  };
  return { at, go };
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const TURNS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Where a key moves the focus among scattered points; undefined if the key does nothing. Arrows go to the nearest in
 * that direction, Page Up and Page Down through all in order. The focus stays if nothing is there.
 */
export function walked(places: readonly Point[], from: number, key: string): number | undefined {
  const last = places.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const turn = TURNS[key];
  if (turn !== undefined) return (from + turn + places.length) % places.length;
  const way = WAYS[key];
  const here = places[from];
  if (!way || !here) return undefined;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [i, { x, y }] of places.entries()) {
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    const far = along + 2 * aside;
    if (i !== from && along > 1e-6 && aside <= 3 * along && far < least) [best, least] = [i, far];
  }
  return best;
}
