/** The part of the global scope that the service worker uses. TypeScript's DOM types lack it. */
export interface WorkerScope {
  readonly clients: Clients;
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(type: E, listener: (event: WorkerEvents[E]) => void): void;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly push: ExtendableEvent & { readonly data: { json(): unknown } | null };
  readonly notificationclick: NotificationEvent;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  openWindow(path: string): Promise<unknown>;
}
