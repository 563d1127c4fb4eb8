import type { AnswerMessage } from '../../wire/messages.ts';

const REMEMBERED = 64; // of each person

/** Refusals that were told: a command sent again with its id is answered as before. What was carried out is in the log. */
export class Refusals {
  private readonly byPerson = new Map<string, Map<string, AnswerMessage>>();

  earlier(person: string, key: string): AnswerMessage | undefined {
    return this.byPerson.get(person)?.get(key);
  }

  remember(person: string, key: string, message: AnswerMessage): void {
    const own = this.byPerson.get(person) ?? new Map<string, AnswerMessage>();
    this.byPerson.set(person, own);
    const oldest = own.size >= REMEMBERED ? own.keys().next().value : undefined;
    if (oldest !== undefined) own.delete(oldest);
    own.set(key, message);
  }
}
