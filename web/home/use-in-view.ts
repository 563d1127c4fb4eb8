import { useEffect, useState } from 'preact/hooks';

const AHEAD = '300px'; // starts to load before it is visible

/** Whether an element has ever been in view, or nearly. */
export function useInView(element: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || isSeen) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(watched);
    return () => watch.disconnect();
  }, [isSeen]);
  return isSeen;
}
