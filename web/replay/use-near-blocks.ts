import { flushSync } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';

const MARGIN = '600px 0px'; // drawn before they scroll into view

/**
 * The blocks in view or nearly, by index. `current` is always among them; a block with the focus stays. A search of the
 * browser that finds text of another block draws it.
 */
export function useNearBlocks(
  list: { readonly current: HTMLElement | null },
  blocks: readonly unknown[],
  current: number,
): (index: number) => boolean {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const indexOf = (element: Element): number => Number(element.getAttribute('data-block'));
    const watch = new IntersectionObserver(
      (entries) =>
        setNear((old) => {
          const next = new Set(old);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(indexOf(target));
            else if (!target.contains(document.activeElement)) next.delete(indexOf(target));
          return next;
        }),
      { root, rootMargin: MARGIN },
    );
    for (const block of root.querySelectorAll('[data-block]')) watch.observe(block);
    const reveal = ({ target }: Event): void => {
      const block = target instanceof Element ? target.closest('[data-block]') : null;
      if (block) flushSync(() => setNear((old) => new Set([...old, indexOf(block)])));
    };
    root.addEventListener('beforematch', reveal);
    return () => {
      watch.disconnect();
      root.removeEventListener('beforematch', reveal);
    };
  }, [blocks]);
  return (index) => near.has(index) || Math.abs(index - current) <= 1;
}
