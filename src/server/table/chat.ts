import { sideOf } from '../../kernel/ids.ts';
import type { ChatRecord, Store } from '../../store/store.ts';
import type { ChatMessage } from '../../wire/messages.ts';
import type { Chat } from '../../wire/schemas.ts';
import type { ChatFilter } from '../operator/chat-filter.ts';
import { type Member, send } from './member.ts';
import type { Person } from './seat-assignments.ts';

/** Messages sent to a member who joins later. */
const HISTORY = 100;

/** The chat of a table. */
export class TableChat {
  private readonly messages: ChatMessage[] = [];
  private readonly known = new Set<string>(); // messages already seen; keeps more than `messages` does
  private readonly store: Store;
  private readonly match: string; // id
  private readonly members: ReadonlySet<Member>;
  private readonly filter: ChatFilter;

  constructor(store: Store, match: string, members: ReadonlySet<Member>, filter: ChatFilter) {
    this.filter = filter;
    this.store = store;
    this.match = match;
    this.members = members;
  }

  /** Sends the messages that this member may read. */
  sendHistory(member: Member): void {
    send(member, ...this.messages.filter((message) => hears(member, message)));
  }

  /** False if the member may not write there: spectators only read. */
  async say(member: Member, person: Person | undefined, chat: Chat, at: number): Promise<boolean> {
    const message = messageFrom(member, person, chat, at, this.filter);
    if (!message) return false;
    this.add(message);
    await this.store.say(recordOf(this.match, message));
    return true;
  }

  /** Reads messages from before this table was loaded, or from other nodes. */
  async catchUp(): Promise<void> {
    const stored = (await this.store.chat(this.match, HISTORY)).map(messageOf);
    for (const message of stored) if (!this.known.has(JSON.stringify(message))) this.add(message);
  }

  private add(message: ChatMessage): void {
    const [oldest] = this.known;
    if (this.known.size >= 10 * HISTORY && oldest !== undefined) this.known.delete(oldest);
    this.known.add(JSON.stringify(message));
    this.messages.push(message);
    if (this.messages.length > HISTORY) this.messages.shift();
    for (const member of this.members) if (hears(member, message)) send(member, message);
  }
}

const hears = ({ seats }: Member, { to, side }: ChatMessage): boolean =>
  to === 'table' || seats.some((seat) => sideOf(seat) === side);

function messageFrom(
  { seats }: Member,
  person: Person | undefined,
  { to, text }: Chat,
  at: number,
  filter: ChatFilter,
): ChatMessage | undefined {
  const side = seats[0] === undefined ? null : sideOf(seats[0]);
  if (!person || (to === 'crew' && side === null)) return undefined;
  return { type: 'chat', to, from: person.name, side, text: filter(text.replace(/\p{Cc}/gu, ' ')), at };
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
