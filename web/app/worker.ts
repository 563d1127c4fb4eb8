/** Without HTTPS or localhost, browsers have no service workers. */
export const canWorkOffline = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** On phones, some browsers allow notifications only to installed pages. */
export const canPush = (): boolean => canWorkOffline() && 'PushManager' in window && 'Notification' in window;

/** In local storage: the player wants notifications in this browser. */
export const PUSH_WANTED = 'push';

const START_AFTER = 2000; // milliseconds after the page has loaded

/** Starts the service worker once the page has loaded. */
export function startWorker(): void {
  if (!canWorkOffline()) return;
  const start = () => setTimeout(() => import('../offline/start-worker.ts').catch(() => {}), START_AFTER);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
