import { resolvers, type Spot } from '../explained.ts';
import type { Explanation } from '../help.ts';

/** An element, or a part of a board, that can explain itself. */
export interface Explained {
  readonly at: Element;
  readonly key: unknown;
  readonly onBoard: boolean;
  what(): Explanation | null;
  box(): { readonly left: number; readonly top: number; readonly bottom: number };
}

/** The innermost explained thing at this element, or at this spot of a board. */
export function explainedAt(target: EventTarget | null, spot: Spot | null): Explained | null {
  const at = target instanceof Element ? target.closest('[data-help], [data-tip], [data-explained]') : null;
  if (!at || !(target instanceof Element)) return null;
  const resolve = resolvers.get(at);
  if (!resolve)
    return { at, key: at, onBoard: false, what: () => attributesOf(at), box: () => at.getBoundingClientRect() };
  const part = resolve(target, spot);
  return part && { at: target, onBoard: true, box: () => target.getBoundingClientRect(), ...part };
}

const attributesOf = (element: Element): Explanation => ({
  tip: element.getAttribute('data-tip') ?? undefined,
  entries: element.getAttribute('data-help')?.split(' ') ?? [],
});
