import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Cell, colOf, rowOf, type Grid as Shape } from '../parts/grid/grid.ts';
import { walked } from './walk.ts';

/** The length of a cell's edge in the drawing's own units. */
export const UNIT = 40;

export type CellMark = 'can' | 'chosen' | 'blocked';

export interface GridProps extends Shape {
  readonly label: string; // spoken name of the whole board
  cellName(cell: Cell): string; // spoken: `H8, island`
  readonly onPick?: (cell: Cell) => void; // click, Enter or Space
  readonly onPoint?: (cell: Cell | null) => void; // under the pointer or the keyboard's focus; null = gone
  readonly marks?: ReadonlyMap<Cell, CellMark>; // can = offered, chosen = part of the draft, blocked = picking does nothing
  readonly start?: Cell; // where Tab lands first; the middle unless told
  readonly margin?: number; // room around the cells for letters and numbers, in units
  readonly class?: string;
  readonly children?: ComponentChildren; // the picture, under the cells
  readonly over?: ComponentChildren; // the picture above the cells; it never takes a click
}

/**
 * A board that hands, keyboards and screen readers share. The picture is SVG of the game's own, in units: cell `c` covers
 * (col * UNIT, row * UNIT) to ((col + 1) * UNIT, (row + 1) * UNIT), the margin lies at negative coordinates. Above it lie the
 * cells, transparent: one tab stop, arrows walk, Home and End go to the row's ends, Page Up and Page Down to the column's,
 * Enter or Space picks. It fills the box it is given and keeps its shape.
 *
 *     <Grid rows={15} cols={15} label="Chart" cellName={(c) => cellName(chart, c)} onPick={aim}>
 *       <path d="…" class="island" />
 *     </Grid>
 */
export function Grid(props: GridProps) {
  const { rows, cols, label, cellName, onPick, onPoint, marks, margin = 0, children, over } = props;
  const shape: Shape = { rows, cols };
  const middle = Math.floor(rows / 2) * cols + Math.floor(cols / 2);
  const [at, setAt] = useState(props.start ?? middle);
  const visited = useRef(false);
  const root = useRef<SVGSVGElement>(null);

  useEffect(() => {
    if (!visited.current && props.start !== undefined) setAt(props.start);
  }, [props.start]);

  const go = (to: Cell): void => {
    setAt(to);
    root.current?.querySelector<SVGElement>(`[data-cell="${to}"]`)?.focus();
  };
  const onKeyDown = (event: TargetedKeyboardEvent<SVGSVGElement>): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick?.(at);
      return;
    }
    const to = walked(shape, at, event.key, event.ctrlKey);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const onFocusIn = (event: TargetedEvent<SVGSVGElement, FocusEvent>): void => {
    const cell = cellAt(event.target);
    if (cell === null) return;
    visited.current = true;
    setAt(cell);
    onPoint?.(cell);
  };
  const onClick = (event: TargetedEvent<SVGSVGElement, MouseEvent>): void => {
    const cell = cellAt(event.target);
    if (cell !== null) onPick?.(cell);
  };

  const width = cols * UNIT + 2 * margin;
  const height = rows * UNIT + 2 * margin;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawn board is no table
    <svg
      ref={root}
      class={`grid ${props.class ?? ''}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a drawn board is no table
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={cols}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      tabindex={-1} // a drawing that listens for the focus would be a stop of Tab itself
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      onFocusOut={() => onPoint?.(null)}
      onClick={onClick}
      onPointerOver={(event) => event.pointerType === 'mouse' && onPoint?.(cellAt(event.target))}
      onPointerLeave={() => onPoint?.(null)}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, which takes no focus */}
      <g aria-hidden="true">{children}</g>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawn board is no table
        <g role="row" key={row}>
          {Array.from({ length: cols }, (_, col) => {
            const cell = row * cols + col;
            const mark = marks?.get(cell);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a drawn board is no table
              <rect
                key={cell}
                role="gridcell"
                class={mark ? `grid-cell is-${mark}` : 'grid-cell'}
                data-cell={cell}
                tabindex={cell === at ? 0 : -1}
                aria-label={cellName(cell)}
                aria-rowindex={row + 1}
                aria-colindex={col + 1}
                aria-selected={mark === 'chosen'}
                aria-disabled={mark === 'blocked' ? true : undefined}
                x={colOf(shape, cell) * UNIT}
                y={rowOf(shape, cell) * UNIT}
                width={UNIT}
                height={UNIT}
              />
            );
          })}
        </g>
      ))}
      {over !== undefined && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, which takes no focus
        <g class="grid-over" aria-hidden="true">
          {over}
        </g>
      )}
    </svg>
  );
}

function cellAt(target: EventTarget | null): Cell | null {
  const cell = target instanceof Element ? target.getAttribute('data-cell') : null;
  return cell === null ? null : Number(cell);
}
