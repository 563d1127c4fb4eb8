import { sideOf } from '../kernel/ids.ts';
import type { ChatRecord } from '../store/store.ts';
import type { ChatMessage } from '../wire/messages.ts';
import type { Chat } from '../wire/schemas.ts';
import type { Person } from './chairs.ts';
import type { Member } from './member.ts';

/** So much of it is told to whoever comes later. */
export const TALK = 100;

export const hears = ({ seats }: Member, { to, side }: ChatMessage): boolean =>
  to === 'table' || seats.some((seat) => sideOf(seat) === side);

/** What somebody says; nothing = they have no voice there: spectators listen. */
export function spoken(
  member: Member,
  person: Person | undefined,
  { to, text }: Chat,
  at: number,
): ChatMessage | undefined {
  const side = member.seats[0] === undefined ? null : sideOf(member.seats[0]);
  if (!person || (to === 'crew' && side === null)) return undefined;
  return { type: 'chat', to, from: person.name, side, text: text.replace(/\p{Cc}/gu, ' '), at };
}

export const recordOf = (match: string, { at, to, from, side, text }: ChatMessage): ChatRecord => ({
  match,
  at,
  to: to === 'table' ? 'table' : (side ?? ''),
  from,
  side,
  text,
});

export const messageOf = ({ to, from, side, text, at }: ChatRecord): ChatMessage => ({
  type: 'chat',
  to: to === 'table' ? 'table' : 'crew',
  from,
  side,
  text,
  at,
});
