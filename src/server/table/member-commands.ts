import type { Fact } from '../../kernel/fact.ts';
import { parseCommand } from '../../kernel/match.ts';
import type { AnswerMessage } from '../../wire/messages.ts';
import type { Chat, CommandMessage } from '../../wire/schemas.ts';
import { type Member, tell } from './member.ts';
import type { Refusals } from './recent-refusals.ts';
import type { Table } from './table.ts';

/** What a member's command comes to: the first answer again, a refusal with its words, or an entry of the log. */
export function carryOut(table: Table, refusals: Refusals, member: Member, message: CommandMessage): void {
  const { id, seat, command, at } = message;
  const { play } = table;
  const { person } = member;
  const key = `${person}/${seat}/${id}`;
  const refuse = (refusal: Fact): void => {
    table.service.meters.commanded('refused');
    const words = table.words(refusal, member.connection.language);
    const answer: AnswerMessage = { type: 'answer', id, ok: false, refusal, words };
    if (play && person !== null) refusals.remember(person, key, answer);
    tell(member, answer);
  };
  if (!play) return refuse({ code: 'not-started' });
  if (person === null || !member.seats.includes(seat)) return refuse({ code: 'not-your-seat', seat });
  const earlier = refusals.earlier(person, key);
  if (earlier) return tell(member, earlier);
  const place = play.placeOf(key);
  if (place !== undefined)
    return play.outbox.whenSettled(() => {
      if (play !== table.play)
        table.command(member, message); // it was not kept after all, and is tried again
      else tell(member, { type: 'answer', id, ok: true, seq: play.seqOf(member, place) });
    });
  if (at !== undefined && at !== play.seqOf(member)) return refuse({ code: 'stale' });
  const parsed = parseCommand(table.game, command);
  if (!parsed.ok) return refuse(parsed.error);
  table.actedOn(seat);
  const done = play.act(seat, parsed.value, {
    key,
    again: () => table.command(member, message),
    answer: (_, seq) => ({ member, message: JSON.stringify({ type: 'answer', id, ok: true, seq: seq(member) }) }),
  });
  if (!done.ok) refuse(done.error);
}

/** What a member says; those without a voice are told so. */
export function speak(table: Table, member: Member, chat: Chat): void {
  const person = member.person === null ? undefined : table.people.get(member.person);
  const unheard = (): void => {
    const fault: Fact = { code: 'no-voice' };
    tell(member, { type: 'fault', fault, words: table.words(fault, member.connection.language) });
  };
  table.talk.say(member, person, chat, table.service.now()).then(
    (heard) => heard || unheard(),
    (error: unknown) => table.fail(error),
  );
}
