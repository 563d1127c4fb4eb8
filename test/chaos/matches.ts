import type { StubbornClient } from '../fixtures/stubborn-client.ts';
import { StubbornClient as Client } from '../fixtures/stubborn-client.ts';

/** A match under load, with all its clients. */
export interface Played {
  readonly code: string;
  readonly clients: readonly StubbornClient[];
}

interface Pass {
  readonly code: string;
  readonly token: string;
}

const BLUE = ['captain', 'first-mate', 'engineer', 'radio-operator'].map((role) => `blue.${role}`);
const RED = BLUE.map((seat) => seat.replace('blue', 'red'));
const FAST = { pace: 0, listed: false };

/** Errors that clients may get while a database or a node is down; they reconnect. */
const TOLERATED = ['broken', 'no-such-match', 'slow-down'];

/** Creates matches of three kinds in turn: only bots, a crew of people against bots, people on both sides. */
export class Matches {
  readonly all: Played[] = [];
  private readonly port: () => number; // on any server
  private created = 0;

  constructor(port: () => number) {
    this.port = port;
  }

  get underWay(): readonly Played[] {
    return this.all.filter(({ clients }) => !clients.every(({ over }) => over));
  }

  get clients(): readonly StubbornClient[] {
    return this.all.flatMap(({ clients }) => clients);
  }

  async fill(many: number): Promise<void> {
    while (this.underWay.length < many) {
      const kinds = [() => this.bots(), () => this.crew(), () => this.crews()];
      await kinds[this.all.length % kinds.length]?.();
    }
  }

  private async bots(): Promise<void> {
    const { code } = await this.post<Pass>('/matches', { game: 'radar', start: true, settings: FAST });
    this.all.push({ code, clients: [this.client(code)] });
  }

  private async crew(): Promise<void> {
    const wish = { game: 'radar', sit: BLUE, start: true, settings: FAST };
    const { code, token } = await this.post<Pass>('/matches', wish);
    this.all.push({ code, clients: [this.client(code, token), this.client(code)] });
  }

  private async crews(): Promise<void> {
    const { code, token } = await this.post<Pass>('/matches', { game: 'radar', sit: BLUE, settings: FAST });
    const other = await this.post<Pass>(`/matches/${code}/join`, { seats: RED });
    await this.post(`/matches/${code}/start`, {}, token);
    this.all.push({ code, clients: [this.client(code, token), this.client(code, other.token)] });
  }

  private client(code: string, token?: string): StubbornClient {
    const name = `${token ? 'player' : 'spectator'}-${this.created}`;
    return new Client(this.port, code, name, this.created++, token, { twice: 0.1, tolerates: TOLERATED });
  }

  /** Tries every server until one answers: creating a match is not what this test is about. */
  private async post<T>(path: string, body: object, token?: string): Promise<T> {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`http://127.0.0.1:${this.port()}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.ok) return (await answer.json()) as T;
      if (tries === 60 || (answer && answer.status < 500)) throw new Error(`${path}: ${await answer?.text()}`);
      await new Promise((then) => setTimeout(then, 250));
    }
  }
}
