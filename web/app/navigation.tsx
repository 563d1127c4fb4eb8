import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Route, routeOf } from './route.ts';

const MOVED = 'umpire-moved';

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.pathname));
  useEffect(() => {
    const look = (): void => setRoute(routeOf(location.pathname));
    addEventListener('popstate', look);
    addEventListener(MOVED, look);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener(MOVED, look);
    };
  }, []);
  return route;
}

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly children: ComponentChildren;
}

/** A client-side link; Ctrl or the middle button opens a tab as usual. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
