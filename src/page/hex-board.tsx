import './hex-board.css';
import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { colOf, type Hex, type HexGrid, hexAt, OFF_MAP, rowOf } from '../parts/hex/hex.ts';
import { detailAt } from './closeness.ts';
import { useExplained } from './explained.ts';
import type { Explanation } from './help.ts';
import { fitted, frameOf, hexPath, hexUnder, middleOf, pointIn } from './hex-shape.ts';
import { InTurn } from './in-turn.tsx';
import { type Paint, Painting, useBox } from './painting.tsx';
import { walked } from './walk.ts';

export type HexMark = 'can' | 'chosen' | 'blocked';

interface HexBoardProps extends HexGrid {
  readonly label: string; // board name, for screen readers
  hexName(hex: Hex): string; // for screen readers: `0507, heavy woods, level 2`
  hexHelp?(hex: Hex): Explanation | null; // what is on this hex, for hover, focus and long press
  readonly onPick?: (hex: Hex) => void; // click, Enter or Space
  readonly onPoint?: (hex: Hex | null) => void; // under the mouse or keyboard focus; null = left
  readonly onKey?: (event: KeyboardEvent, hex: Hex) => boolean; // the game's own keys; true = handled
  readonly marks?: ReadonlyMap<Hex, HexMark>; // can = offered, chosen = part of the draft, blocked = cannot be picked
  readonly start?: Hex; // where Tab lands first; default: the middle
  readonly margin?: number; // space around the hexes, in units
  readonly closeness?: number; // zoom factor, to paint the ground sharply
  readonly paint?: Paint; // paints the ground
  readonly class?: string;
  readonly children?: ComponentChildren; // drawn above the ground, below marks and focus
  readonly over?: ComponentChildren; // drawn on top; clickable only where its style allows it
}

/**
 * A hex board for pointer, keyboard and screen reader. The ground is painted on a canvas; the game draws the rest as SVG in
 * the same units (see hex-shape.ts). The hex under the pointer is computed. The focused hex is the only tab stop: arrow keys
 * move, Home and End go to the ends of the row, Page Up and Page Down to the ends of the column, Enter or Space picks.
 * `data-detail` on the root says how much detail is visible.
 */
export function HexBoard(props: HexBoardProps) {
  const { cols, rows, label, onPick, onPoint, onKey, marks, margin = 0, closeness = 1, paint, children, over } = props;
  const grid: HexGrid = { cols, rows };
  const frame = useMemo(() => frameOf(grid, margin), [cols, rows, margin]);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const box = useBox(root);
  const focus = useRoving(props.start ?? hexAt(grid, cols >> 1, rows >> 1));
  const hover = useHover(grid, marks, sheet);

  const at = ({ x, y }: { readonly x: number; readonly y: number }): Hex => {
    const shown = sheet.current?.getBoundingClientRect();
    return shown ? hexUnder(grid, pointIn(frame, shown, { x: x - shown.left, y: y - shown.top })) : OFF_MAP;
  };
  const under = (event: MouseEvent): Hex => at({ x: event.clientX, y: event.clientY });
  useExplained(sheet, (_, spot) => {
    const hex = spot ? at(spot) : focus.at;
    if (hex === OFF_MAP) return null;
    return { key: hex, what: () => props.hexHelp?.(hex) ?? null, ...(spot && { box: () => boxAround(spot) }) };
  });
  const onKeyDown = (event: TargetedKeyboardEvent<SVGSVGElement>): void => {
    if (event.altKey || event.metaKey) return;
    if (onKey?.(event, focus.at)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if ((event.key === 'Enter' && !event.ctrlKey) || event.key === ' ') {
      event.preventDefault();
      onPick?.(focus.at);
      return;
    }
    const to = walked(grid, focus.at, event.key, event.ctrlKey);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focus.go(to);
  };
  const onClick = (event: TargetedEvent<SVGSVGElement, MouseEvent>): void => {
    const hex = under(event);
    if (hex === OFF_MAP) return;
    focus.go(hex);
    onPick?.(hex);
  };
  const onPointerMove = (event: TargetedEvent<SVGSVGElement, PointerEvent>): void => {
    if (event.pointerType !== 'mouse') return;
    const hex = under(event);
    if (hover.at(hex)) onPoint?.(hex === OFF_MAP ? null : hex);
  };
  const onPointerLeave = (): void => {
    if (hover.at(OFF_MAP)) onPoint?.(null);
  };

  return (
    // An SVG with a focus listener would become a tab stop itself, so its container listens.
    <div
      ref={root}
      class={`hex-board ${props.class ?? ''}`}
      data-detail={detailAt(fitted(frame, box).scale * closeness)}
      onFocusIn={() => onPoint?.(focus.at)}
      onFocusOut={() => onPoint?.(null)}
    >
      {paint && <Painting frame={frame} box={box} closeness={closeness} paint={paint} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawn board is no table */}
      <svg
        ref={sheet}
        class="hex-sheet"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a drawn board is no table
        role="grid"
        aria-label={label}
        aria-rowcount={rows}
        aria-colcount={cols}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerMove={onPointerMove}
        onPointerLeave={onPointerLeave}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, which takes no focus */}
        <g aria-hidden="true">{children}</g>
        <Marks grid={grid} marks={marks} />
        <path ref={hover.shape} class="hex-hover" d="" />
        {focus.cells.map((hex) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawn board is no table
          <g role="row" key={hex} aria-rowindex={rowOf(grid, hex) + 1}>
            {/* biome-ignore lint/a11y/useSemanticElements: a drawn board is no table */}
            <path
              ref={hex === focus.at ? focus.cell : null}
              role="gridcell"
              class="hex-cell"
              data-hex={hex}
              tabindex={hex === focus.at ? 0 : -1}
              aria-label={props.hexName(hex)}
              aria-colindex={colOf(grid, hex) + 1}
              aria-selected={marks?.get(hex) === 'chosen'}
              aria-disabled={marks?.get(hex) === 'blocked' ? true : undefined}
              d={hexPath(middleOf(grid, hex), 0.96)}
            />
          </g>
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, which takes no focus */}
        <g class="hex-over" aria-hidden="true">
          <InTurn>{over}</InTurn>
        </g>
      </svg>
    </div>
  );
}

/** Leaves room for the pointer. */
const boxAround = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: x, top: y - 24, bottom: y + 24 });

const KINDS: readonly HexMark[] = ['blocked', 'can', 'chosen'];

/** One path for all marks of a kind, so large maps stay fast. */
function Marks({ grid, marks }: { readonly grid: HexGrid; readonly marks: HexBoardProps['marks'] }) {
  const paths = useMemo(() => {
    const drawn: Record<HexMark, string> = { can: '', chosen: '', blocked: '' };
    for (const [hex, mark] of marks ?? []) drawn[mark] += hexPath(middleOf(grid, hex), 0.94);
    return drawn;
  }, [marks, grid.cols, grid.rows]);
  return <>{KINDS.map((kind) => paths[kind] && <path key={kind} class={`hex-mark is-${kind}`} d={paths[kind]} />)}</>;
}

/**
 * The focused hex and the previously focused one. Only these two are in the document, so the focus moves between
 * elements as it would if every hex had one.
 */
function useRoving(start: Hex) {
  const [{ at, was }, setPlace] = useState({ at: start, was: start });
  const cell = useRef<SVGPathElement>(null);
  const goes = useRef(false);
  const visited = useRef(false);
  useEffect(() => {
    if (!visited.current) setPlace({ at: start, was: start });
  }, [start]);
  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    cell.current?.focus({ preventScroll: true });
  });
  const go = (to: Hex): void => {
    goes.current = true;
    visited.current = true;
    setPlace((now) => ({ at: to, was: now.at }));
  };
  return { at, cells: at === was ? [at] : [was, at], cell, go };
}

/** Outlines the hex under the pointer without redrawing the board. */
function useHover(grid: HexGrid, marks: HexBoardProps['marks'], sheet: { readonly current: SVGSVGElement | null }) {
  const shape = useRef<SVGPathElement>(null);
  const last = useRef<Hex>(OFF_MAP);
  const at = (hex: Hex): boolean => {
    if (hex === last.current) return false;
    last.current = hex;
    shape.current?.setAttribute('d', hex === OFF_MAP ? '' : hexPath(middleOf(grid, hex), 0.96));
    sheet.current?.classList.toggle('is-over-can', marks?.get(hex) === 'can');
    return true;
  };
  return { shape, at };
}
