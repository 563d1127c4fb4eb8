import { useEffect, useRef } from 'preact/hooks';
import type { Explanation } from './help.ts';

/** Screen coordinates. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A part of a board. Its text is made only when it is shown. */
interface Part {
  readonly key: unknown; // tells parts apart
  what(): Explanation | null;
  box?(): { readonly left: number; readonly top: number; readonly bottom: number }; // default: of the element itself
}

type Resolve = (target: Element, spot: Spot | null) => Part | null;

/** Boards that explain their parts, marked with `data-explained`. */
export const resolvers = new WeakMap<Element, Resolve>();

/** Explains the parts of a drawn board on demand: it has too many cells to store a text on each. */
export function useExplained(board: { readonly current: Element | null }, resolve: Resolve): void {
  const current = useRef(resolve);
  current.current = resolve;
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    root.setAttribute('data-explained', '');
    resolvers.set(root, (target, spot) => current.current(target, spot));
  }, []);
}
