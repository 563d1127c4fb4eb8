import { sideOf } from '../../kernel/ids.ts';
import type { ChatRecord, Store } from '../../store/store.ts';
import type { ChatMessage } from '../../wire/messages.ts';
import type { Chat } from '../../wire/schemas.ts';
import { type Member, tell } from './member.ts';
import type { Person } from './seat-assignments.ts';

/** So much of it is told to whoever comes later. */
const TALK = 100;

/** What is said at a table, beside the match. */
export class Conversation {
  private readonly said: ChatMessage[] = [];
  private readonly known = new Set<string>(); // what was said here or read, a good deal longer
  private readonly store: Store;
  private readonly match: string; // id
  private readonly members: ReadonlySet<Member>;

  constructor(store: Store, match: string, members: ReadonlySet<Member>) {
    this.store = store;
    this.match = match;
    this.members = members;
  }

  /** What has been said that this member may hear. */
  tellAll(member: Member): void {
    tell(member, ...this.said.filter((message) => hears(member, message)));
  }

  /** False = they have no voice there: spectators listen. */
  async say(member: Member, person: Person | undefined, chat: Chat, at: number): Promise<boolean> {
    const message = spoken(member, person, chat, at);
    if (!message) return false;
    this.add(message);
    await this.store.say(recordOf(this.match, message));
    return true;
  }

  /** What was said before we came, or at other nodes. */
  async catchUp(): Promise<void> {
    const stored = (await this.store.chat(this.match, TALK)).map(messageOf);
    for (const message of stored) if (!this.known.has(JSON.stringify(message))) this.add(message);
  }

  private add(message: ChatMessage): void {
    const [oldest] = this.known;
    if (this.known.size >= 10 * TALK && oldest !== undefined) this.known.delete(oldest);
    this.known.add(JSON.stringify(message));
    this.said.push(message);
    if (this.said.length > TALK) this.said.shift();
    for (const member of this.members) if (hears(member, message)) tell(member, message);
  }
}

const hears = ({ seats }: Member, { to, side }: ChatMessage): boolean =>
  to === 'table' || seats.some((seat) => sideOf(seat) === side);

function spoken(
  { seats }: Member,
  person: Person | undefined,
  { to, text }: Chat,
  at: number,
): ChatMessage | undefined {
  const side = seats[0] === undefined ? null : sideOf(seats[0]);
  if (!person || (to === 'crew' && side === null)) return undefined;
  return { type: 'chat', to, from: person.name, side, text: text.replace(/\p{Cc}/gu, ' '), at };
}

const recordOf = (match: string, { at, to, from, side, text }: ChatMessage): ChatRecord => ({
  match,
  at,
  to: to === 'table' ? 'table' : (side ?? ''),
  from,
  side,
  text,
});

const messageOf = ({ to, from, side, text, at }: ChatRecord): ChatMessage => ({
  type: 'chat',
  to: to === 'table' ? 'table' : 'crew',
  from,
  side,
  text,
  at,
});
