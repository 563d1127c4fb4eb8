import { Agent, request } from 'node:https';
import type { RequestDetails } from 'web-push';
import type { Language } from '../../kernel/game.ts';
import type { PushKeys, PushSubscriptionRecord } from '../../store/push-store.ts';
import type { Store } from '../../store/store.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { publicLookup, type Resolve, refuseEndpoint, type TrustedEndpoint } from './endpoint.ts';

/** What a notification shows. It contains only what everyone at the table may know. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly code: string; // of the match to open
  readonly language: Language;
}

/** Milliseconds. */
interface PushTiming {
  readonly grace: number; // until a player who is away is notified; a page that reloads is back by then
  readonly between: number; // least time between two notifications to one person about one match
  readonly within: number; // timeout of all requests to one person
}

const TIMING: PushTiming = { grace: 3000, between: 60_000, within: 10_000 };

/** Sends messages to the browsers of a person. */
export interface Push {
  readonly timing: PushTiming;
  /** The public key for new subscriptions. */
  key(): Promise<string>;
  /** Sends in the background; a failure is only counted and logged. */
  send(person: string, message: (language: Language) => PushMessage): void;
}

/** For tests of other parts. */
export const NO_PUSH: Push = { timing: TIMING, key: async () => '', send: () => {} };

interface PushParts {
  readonly store: Pick<Store, 'push'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly subject: string; // how a push service can reach the operator: an https or mailto address
  readonly test?: PushTest | undefined;
}

/** Replaced in tests. */
export interface PushTest {
  readonly trusted?: TrustedEndpoint; // a push service on this machine
  readonly resolve?: Resolve; // default: DNS
  readonly timing?: Partial<PushTiming>;
}

const AT_ONCE = 4; // people
const WAITING = 1000; // people
const KEPT_FOR = 24 * 3600; // seconds that a push service keeps a message for a browser that is off

/** Signs, encrypts and posts messages, a few at a time. Runs in the background: a match never waits for it. */
export class PushSender implements Push {
  readonly timing: PushTiming;
  private readonly parts: PushParts;
  private readonly agent: Agent;
  private readonly waiting: (() => Promise<void>)[] = [];
  private running = 0;
  private found: Promise<PushKeys> | undefined;

  constructor(parts: PushParts) {
    this.parts = parts;
    const { trusted, resolve, timing } = parts.test ?? {};
    this.timing = { ...TIMING, ...timing };
    this.agent = new Agent(trusted ? { ca: trusted.ca } : { lookup: publicLookup(resolve) });
  }

  async key(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  send(person: string, message: (language: Language) => PushMessage): void {
    if (this.waiting.length >= WAITING) return this.parts.metrics.countPush('dropped');
    this.waiting.push(() => this.sendAll(person, message));
    this.next();
  }

  private next(): void {
    while (this.running < AT_ONCE) {
      const work = this.waiting.shift();
      if (!work) return;
      this.running++;
      work()
        .catch((error: unknown) => this.parts.log.warn(errorFacts(error), 'cannot send a notification'))
        .finally(() => {
          this.running--;
          this.next();
        });
    }
  }

  private async sendAll(person: string, message: (language: Language) => PushMessage): Promise<void> {
    const subscriptions = await this.parts.store.push.subscriptions(person);
    const timeout = AbortSignal.timeout(this.timing.within);
    await Promise.all(
      subscriptions.map((one) => this.sendTo(one, message(one.language === 'es' ? 'es' : 'en'), timeout)),
    );
  }

  /** A push service answers 404 or 410 for a browser that no longer wants messages. */
  private async sendTo(
    subscription: PushSubscriptionRecord,
    message: PushMessage,
    timeout: AbortSignal,
  ): Promise<void> {
    const { metrics, log, store, test } = this.parts;
    const { endpoint } = subscription;
    const refusal = refuseEndpoint(endpoint, test?.trusted);
    const status = refusal
      ? 'refused'
      : await this.post(subscription, message, timeout).catch((error: unknown) => error);
    if (status === 404 || status === 410 || status === 'refused') {
      metrics.countPush('gone');
      return store.push.removeEndpoint(endpoint);
    }
    const isSent = typeof status === 'number' && status >= 200 && status < 300;
    metrics.countPush(isSent ? 'sent' : 'failed');
    const service = new URL(endpoint).host; // the rest of the endpoint is a secret
    if (!isSent)
      log.warn({ service, ...(typeof status === 'number' ? { status } : errorFacts(status)) }, 'push failed');
  }

  private async post(
    subscription: PushSubscriptionRecord,
    message: PushMessage,
    timeout: AbortSignal,
  ): Promise<number> {
    const { endpoint, p256dh, auth } = subscription;
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = await this.keys();
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: this.parts.subject, publicKey, privateKey },
      TTL: KEPT_FOR,
      urgency: 'high',
      topic: message.code, // a newer message about the same match replaces one that was not delivered yet
    });
    return post(details, this.agent, timeout);
  }

  private keys(): Promise<PushKeys> {
    this.found ??= this.findKeys().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async findKeys(): Promise<PushKeys> {
    const { push } = this.parts.store;
    const known = await push.keys();
    if (known) return known;
    const { default: webPush } = await import('web-push');
    return push.keysOr(webPush.generateVAPIDKeys());
  }
}

/** Returns the status. The body of the answer is not read, and redirects are not followed. */
function post({ endpoint, method, headers, body }: RequestDetails, agent: Agent, signal: AbortSignal): Promise<number> {
  return new Promise((done, failed) => {
    const sending = request(endpoint, { method, headers, agent, signal }, (answer) => {
      done(answer.statusCode ?? 0);
      answer.destroy();
    });
    sending.on('error', failed);
    sending.end(body);
  });
}
