import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { parseCommand } from '../../kernel/raw-command.ts';
import type { AnswerMessage } from '../../wire/messages.ts';
import type { Chat, CommandMessage } from '../../wire/schemas.ts';
import { refuseAction, rolesOf } from '../permissions.ts';
import { sayServer } from '../refusal-text.ts';
import { type Member, send } from './member.ts';
import type { Table } from './table.ts';

/** A command sent before the welcome, or during a reload, waits until then. */
export function handleCommand(table: Table, member: Member, message: CommandMessage): void {
  if (table.members.has(member) && !table.runner?.isReloading) return submitFor(table, member, message);
  table.whenSettled(() => table.members.has(member) && submitFor(table, member, message));
}

/** Executes a member's command. Answers with the earlier answer if it was sent before, a refusal, or the new entry. */
function submitFor(table: Table, member: Member, message: CommandMessage): void {
  const { refusals } = table;
  const { id, seat, command, at } = message;
  const { live } = table;
  const { person } = member;
  const key = `${person}/${seat}/${id}`;
  const refuse = (refusal: Fact): void => {
    table.service.metrics.countCommand('refused');
    const words = refusalText(table, refusal, member.connection.language);
    const answer: AnswerMessage = { type: 'answer', id, ok: false, refusal, words };
    if (live && person !== null) refusals.remember(person, key, answer);
    send(member, answer);
  };
  if (!live) return refuse({ code: 'not-started' });
  const refusal = refuseAction('socket command', rolesOf(table.seating, person, 'spectator'), false);
  if (refusal || person === null || !member.seats.includes(seat)) return refuse({ code: 'not-your-seat', seat });
  const earlier = refusals.earlier(person, key);
  if (earlier) return send(member, earlier);
  const position = live.positionOf(key);
  if (position !== undefined)
    return live.outbox.whenSettled(() => {
      if (live !== table.live)
        handleCommand(table, member, message); // the first attempt was not saved: try again
      else send(member, { type: 'answer', id, ok: true, seq: live.seqOf(member, position) });
    });
  if (at !== undefined && at !== live.seqOf(member)) return refuse({ code: 'stale' });
  const parsed = parseCommand(table.game, command);
  if (!parsed.ok) return refuse(parsed.error);
  table.markActive(seat);
  const done = live.act(seat, parsed.value, {
    key,
    again: () => handleCommand(table, member, message),
    answer: (_, seq) => ({ member, message: JSON.stringify({ type: 'answer', id, ok: true, seq: seq(member) }) }),
  });
  if (!done.ok) refuse(done.error);
}

/** Posts a chat message, or tells the member that they may not. */
export function handleChat(table: Table, member: Member, chat: Chat): void {
  const action = chat.to === 'crew' ? 'socket chat crew' : 'socket chat table';
  const refusal = refuseAction(action, rolesOf(table.seating, member.person, 'spectator'), false);
  const person = member.person === null || refusal ? undefined : table.people.get(member.person);
  const unheard = (fault: Fact = { code: 'no-voice' }): void => {
    send(member, { type: 'fault', fault, words: refusalText(table, fault, member.connection.language) });
  };
  if (person && table.mutes.isMuted(person.id)) return unheard({ code: 'muted' });
  table.chat.say(member, person, chat, table.service.now()).then(
    (heard) => heard || unheard(),
    (error: unknown) => table.fail(error),
  );
}

const refusalText = ({ game, rules }: Table, fact: Fact, language: Language): string =>
  game.say(fact, language, rules) ?? sayServer(fact, language) ?? fact.code;
