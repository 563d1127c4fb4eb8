import { useEffect, useRef } from 'preact/hooks';

const BUZZ = 120; // milliseconds

/** Shows in the tab's title and icon that it is the player's turn; phones also vibrate. */
export function useTurnAlert(title: string, isMyTurn: boolean, yourTurn: string): void {
  const before = useRef(isMyTurn);
  useEffect(() => {
    document.title = isMyTurn ? `● ${yourTurn} · ${title}` : `${title} · Umpire`;
    setIcon(isMyTurn);
    if (isMyTurn && !before.current && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZ);
    before.current = isMyTurn;
  }, [title, isMyTurn, yourTurn]);
  useEffect(() => () => setIcon(false), []);
}

/** The icon with a dot, or the normal one. */
function setIcon(dot: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.usual ??= link.href;
  const href = dot ? DOTTED : link.dataset.usual;
  if (link.href !== href) link.href = href;
}

/** Inline, so that no second file has to load when the turn starts. */
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect x="1" y="1" width="20" height="20" rx="3" fill="#fffdf8" stroke="#1e2430" stroke-width="1.6"/><circle cx="11" cy="11" r="6" fill="#9a7423"/></svg>',
)}`;
