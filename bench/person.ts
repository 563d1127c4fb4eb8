import { radar } from '../src/games/radar/game.ts';
import type { View } from '../src/games/radar/view.ts';
import { loaded } from '../src/kernel/dice.ts';
import { must } from '../src/kernel/result.ts';
import type { AskMessage, ServerMessage } from '../src/wire/messages.ts';
import { patched } from '../src/wire/patch.ts';
import { Caller, UMPIRE } from './caller.ts';

export type Order = readonly [seat: string, command: { readonly type: string; readonly [fact: string]: unknown }];

const rules = must(radar.setUp(undefined, loaded()));

/** A person at a radar table, who reads messages on request and knows the views and questions of their seats. */
export class Person {
  readonly caller: Caller;
  over = false;
  private readonly views = new Map<string, object>();
  private readonly asks = new Map<string, AskMessage>();
  private ids = 0;

  private constructor(caller: Caller) {
    this.caller = caller;
  }

  static async sit(port: number, { code, token }: { readonly code: string; readonly token: string }): Promise<Person> {
    const caller = await Caller.open(port, UMPIRE, true);
    caller.say(JSON.stringify({ type: 'hello', protocol: 1, match: code, token, options: false }));
    return new Person(caller);
  }

  view(seat: string): View {
    return { ...this.views.get(seat), rules } as View;
  }

  asked(seat: string): readonly string[] {
    return this.asks.get(seat)?.kinds ?? [];
  }

  /** What the match waits for from one of these seats. */
  needed(seats: readonly string[]): Order | undefined {
    const seat = seats.find((one) => this.asks.get(one)?.must);
    const instead = seat === undefined ? undefined : radar.fallback(this.view(seat), seat);
    return seat !== undefined && instead ? [seat, { ...instead }] : undefined;
  }

  message([seat, command]: Order): string {
    return JSON.stringify({ type: 'command', id: `c${this.ids++}`, seat, command });
  }

  read(): void {
    const { frames } = this.caller;
    this.caller.frames = [];
    for (const frame of frames) for (const message of JSON.parse(String(frame)) as ServerMessage[]) this.take(message);
  }

  private take(message: ServerMessage): void {
    if (message.type === 'ask') this.asks.set(message.seat, message);
    else if (message.type === 'over') this.over = true;
    else if (message.type === 'view')
      for (const [seat, view] of Object.entries(message.views)) this.views.set(seat, view);
    else if (message.type === 'heard')
      for (const [seat, patch] of Object.entries(message.see))
        this.views.set(seat, patched(this.views.get(seat) ?? {}, patch));
  }
}
