import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Cell, colOf, rowOf, type Grid as Shape } from '../parts/grid/grid.ts';
import { useExplained } from './explained.ts';
import type { Explanation } from './help.ts';
import { walked } from './walk.ts';

/** Length of a cell's edge in drawing units. */
export const UNIT = 40;

export type CellMark = 'can' | 'chosen' | 'blocked';

interface GridProps extends Shape {
  readonly label: string; // board name, for screen readers
  cellName(cell: Cell): string; // for screen readers: `H8, island`
  cellHelp?(cell: Cell): Explanation | null; // what is on this cell, for hover, focus and long press
  readonly onPick?: (cell: Cell) => void; // click, Enter or Space
  readonly onPoint?: (cell: Cell | null) => void; // under the pointer or keyboard focus; null = left
  readonly marks?: ReadonlyMap<Cell, CellMark>; // can = offered, chosen = part of the draft, blocked = cannot be picked
  readonly start?: Cell; // where Tab lands first; default: the middle
  readonly margin?: number; // space around the cells for letters and numbers, in units
  readonly class?: string;
  readonly children?: ComponentChildren; // drawn below the cells
  readonly over?: ComponentChildren; // drawn above the cells; never clickable
}

/**
 * A board for pointer, keyboard and screen reader. The game draws SVG in units: cell `c` covers (col * UNIT, row * UNIT)
 * to ((col + 1) * UNIT, (row + 1) * UNIT); the margin has negative coordinates. Transparent cells lie on top: one tab stop,
 * arrow keys move, Home and End go to the ends of the row, Page Up and Page Down to the ends of the column, Enter or Space
 * picks. It fills its container and keeps its aspect ratio.
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

  useExplained(root, (target) => {
    const cell = cellAt(target);
    return cell === null ? null : { key: cell, what: () => props.cellHelp?.(cell) ?? null };
  });
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
      tabindex={-1} // an SVG with a focus listener would become a tab stop itself
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
