import type { NotificationEvent, WorkerScope } from './scope.ts';

/** As the server sends it. */
interface TurnMessage {
  readonly title: string;
  readonly body: string;
  readonly code: string;
  readonly language: string;
}

/** Shows a notification for each push message; a click opens its match. */
export function receivePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const message = event.data?.json() as TurnMessage | undefined;
    if (message) event.waitUntil(show(scope, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openMatch(scope, event));
  });
}

const show = ({ registration }: WorkerScope, { title, body, code, language }: TurnMessage): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag: code, // replaces an older one about the same match
    lang: language,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: code,
  });

/** Focuses the tab of the match if there is one. */
async function openMatch({ clients, location }: WorkerScope, { notification }: NotificationEvent): Promise<void> {
  const path = `/m/${encodeURIComponent(String(notification.data))}`;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ url }) => url.split(/[?#]/)[0] === `${location.origin}${path}`);
  await (tab ? tab.focus() : clients.openWindow(path));
}
