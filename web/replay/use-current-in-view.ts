import { useEffect, useRef } from 'preact/hooks';

const MARGIN = 24; // pixels between the current line and the edge of the list
const LOOKING_AROUND = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin', 'beforematch'] as const;

/**
 * Scrolls a list, and nothing else, to its current line. It does so again when blocks above are drawn and turn out higher or
 * lower than estimated, until the reader scrolls the list.
 */
export function useCurrentInView(
  list: { readonly current: HTMLElement | null },
  current: number,
  blocks: readonly unknown[],
): void {
  const isFree = useRef(false); // the reader has scrolled away
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const letGo = (): void => {
      isFree.current = true;
    };
    const resized = new ResizeObserver(() => !isFree.current && reveal(box));
    resized.observe(box);
    for (const kind of LOOKING_AROUND) box.addEventListener(kind, letGo, { passive: true });
    return () => {
      resized.disconnect();
      for (const kind of LOOKING_AROUND) box.removeEventListener(kind, letGo);
    };
  }, [blocks]);
  useEffect(() => {
    isFree.current = false;
  }, [current, blocks]);
  useEffect(() => {
    if (list.current && !isFree.current) reveal(list.current);
  }); // after every change: any of them may move the line
}

function reveal(box: HTMLElement): void {
  const line = box.querySelector<HTMLElement>('[aria-current]');
  if (!line) return;
  const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const spare = box.clientHeight - line.offsetHeight;
  const margin = Math.min(MARGIN, spare / 2);
  if (above < margin || above > spare - margin) box.scrollTop += above - Math.max(0, spare / 2);
}
