import type { WebSocket } from 'ws';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { validator } from '../../parts/schema/validator.ts';
import { PROTOCOL } from '../../wire/messages.ts';
import { type ClientMessage, ClientMessage as ClientSchema, type Hello } from '../../wire/schemas.ts';
import { sessionWith } from '../identity/sessions.ts';
import { recordSighting, sightingOf } from '../lobby/sightings.ts';
import { type Problem, sayServer } from '../refusal-text.ts';
import type { Connection } from '../table/member.ts';
import { handleChat, handleCommand } from '../table/member-commands.ts';
import type { Table } from '../table/table.ts';
import { BaseSocket, type SocketContext } from './base-socket.ts';

const check = validator(ClientSchema);

/** A page's socket. */
export class PageSocket extends BaseSocket implements Connection {
  language: Language = 'en';
  options = true;
  private state: 'new' | 'greeting' | 'seated' = 'new';
  private warned = false; // about sending too much

  constructor(socket: WebSocket, given: SocketContext) {
    super(socket, given, { code: 'no-hello' });
  }

  send(messages: readonly string[]): void {
    if (messages.length > 0) this.sendFrame(`[${messages.join(',')}]`);
  }

  override heartbeat(): void {
    super.heartbeat();
    this.send([JSON.stringify({ type: 'beat', now: this.service.now() })]);
  }

  protected hear(text: string | null): void {
    if (!this.mayGoOn()) return;
    const message = text === null ? undefined : read(text);
    if (!message) {
      if (this.state === 'new') return this.cut('bad-hello', { code: 'bad-hello' });
      return this.fault({ code: 'bad-message', problem: problemIn(text) });
    }
    if (message.type === 'hello') return this.greet(message);
    if (this.state === 'new') return this.cut('bad-hello', { code: 'bad-hello' });
    if (!this.table || !this.member) return this.fault({ code: 'not-seated' });
    const { table, member } = this;
    table.guarded(() =>
      message.type === 'command' ? handleCommand(table, member, message) : handleChat(table, member, message),
    );
  }

  private greet(hello: Hello): void {
    if (this.state !== 'new') return this.fault({ code: 'hello-twice' });
    if (hello.protocol !== PROTOCOL) return this.cut('bad-hello', { code: 'other-protocol', protocol: PROTOCOL });
    this.state = 'greeting';
    this.language = hello.language ?? 'en';
    this.options = hello.options ?? true;
    this.find(hello.match, (table) => this.sit(table, hello));
  }

  private async sit(table: Table, hello: Hello): Promise<void> {
    if (hello.session !== undefined) {
      this.session = (await sessionWith(this.service, hello.session)) ?? null;
      if (!this.isUsable(table)) return;
      if (!this.session) return this.cut('signed-out', { code: 'signed-out' });
    }
    const identity = this.session?.identity ?? null;
    const person = table.saved.personOf(hello.token ?? null, identity) ?? null;
    if (person === null && hello.token !== undefined) return this.cut('wrong-token', { code: 'wrong-token' });
    const seen = sightingOf(table, person, hello.browser, identity);
    if (seen) {
      await recordSighting(table, seen);
      if (!this.isUsable(table)) return;
    }
    if (this.isBanned(person)) return this.cut('banned', { code: 'banned' });
    this.table = table;
    this.state = 'seated';
    this.member = table.attach(this, person, hello);
  }

  /** A client that sends too much is warned once, then disconnected. */
  private mayGoOn(): boolean {
    const { messagesPerSecond, burst } = this.limits;
    const left = this.bucket.take(this.service.elapsed());
    if (left >= 0) {
      this.warned = false;
      return true;
    }
    if (left < -burst) this.cut('flood', { code: 'flood' });
    else if (!this.warned) this.fault({ code: 'slow-down', messagesPerSecond });
    this.warned = true;
    return false;
  }

  protected fault(fault: Fact): void {
    const words = sayServer(fault, this.language) ?? fault.code;
    this.send([JSON.stringify({ type: 'fault', fault, words })]);
  }
}

function read(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return check.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function problemIn(text: string | null): Problem {
  if (text === null) return 'binary';
  try {
    JSON.parse(text);
    return 'shape';
  } catch {
    return 'not-json';
  }
}
