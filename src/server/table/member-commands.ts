import type { Fact } from '../../kernel/fact.ts';
import { parseCommand } from '../../kernel/match.ts';
import type { AnswerMessage } from '../../wire/messages.ts';
import type { Chat, CommandMessage } from '../../wire/schemas.ts';
import { type Member, send } from './member.ts';
import type { RecentRefusals } from './recent-refusals.ts';
import type { Table } from './table.ts';

/** Executes a member's command. Answers with the earlier answer if it was sent before, a refusal, or the new entry. */
export function submitFor(table: Table, refusals: RecentRefusals, member: Member, message: CommandMessage): void {
  const { id, seat, command, at } = message;
  const { live } = table;
  const { person } = member;
  const key = `${person}/${seat}/${id}`;
  const refuse = (refusal: Fact): void => {
    table.service.metrics.countCommand('refused');
    const words = table.refusalText(refusal, member.connection.language);
    const answer: AnswerMessage = { type: 'answer', id, ok: false, refusal, words };
    if (live && person !== null) refusals.remember(person, key, answer);
    send(member, answer);
  };
  if (!live) return refuse({ code: 'not-started' });
  if (person === null || !member.seats.includes(seat)) return refuse({ code: 'not-your-seat', seat });
  const earlier = refusals.earlier(person, key);
  if (earlier) return send(member, earlier);
  const place = live.placeOf(key);
  if (place !== undefined)
    return live.outbox.whenSettled(() => {
      if (live !== table.live)
        table.command(member, message); // the first attempt was not saved: try again
      else send(member, { type: 'answer', id, ok: true, seq: live.seqOf(member, place) });
    });
  if (at !== undefined && at !== live.seqOf(member)) return refuse({ code: 'stale' });
  const parsed = parseCommand(table.game, command);
  if (!parsed.ok) return refuse(parsed.error);
  table.markActive(seat);
  const done = live.act(seat, parsed.value, {
    key,
    again: () => table.command(member, message),
    answer: (_, seq) => ({ member, message: JSON.stringify({ type: 'answer', id, ok: true, seq: seq(member) }) }),
  });
  if (!done.ok) refuse(done.error);
}

/** Posts a chat message, or tells the member that they may not. */
export function chatFor(table: Table, member: Member, chat: Chat): void {
  const person = member.person === null ? undefined : table.people.get(member.person);
  const unheard = (): void => {
    const fault: Fact = { code: 'no-voice' };
    send(member, { type: 'fault', fault, words: table.refusalText(fault, member.connection.language) });
  };
  table.chat.say(member, person, chat, table.service.now()).then(
    (heard) => heard || unheard(),
    (error: unknown) => table.fail(error),
  );
}
