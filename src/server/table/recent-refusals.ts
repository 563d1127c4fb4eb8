import type { AnswerMessage } from '../../wire/messages.ts';

const REMEMBERED = 64; // per person

/** Recent refusals, so that a command sent again gets the same answer. Accepted commands are found in the log. */
export class RecentRefusals {
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
