import { useEffect, useState } from 'preact/hooks';

/** Whether an element has ever been visible. */
export function useInView(element: { readonly current: Element | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || seen) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [seen]);
  return seen;
}
