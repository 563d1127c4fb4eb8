/**
 * Makes several connections look like one conversation to the program: question numbers continue, a second hello is
 * dropped, and answers to questions of an earlier connection are discarded.
 */
export interface Numbering {
  /** A new connection starts. */
  renew(): void;
  /** A server message translated for the program; null = drop it. */
  inward(text: string): string | null;
  /** A program message translated for the server; null = drop it. */
  outward(text: string): string | null;
  readonly heardCount: number; // number of events so far
  readonly greeted: boolean;
  readonly ready: string | null; // the program's ready message
  readonly bye: string | null; // the server's reason for the goodbye
  readonly fault: string | null; // the text of the last fault
  readonly ending: Ending;
}

/** How the match ended, as reported by the server. */
export interface Ending {
  readonly hello: Message | null;
  readonly outcome: unknown;
  readonly faults: number;
}

type Message = Readonly<Record<string, unknown>>;

export function numbering(): Numbering {
  let base = 0; // number of the last question of earlier connections
  let last = 0;
  let heardCount = 0;
  let greeted = false;
  let ready: string | null = null;
  let bye: string | null = null;
  let fault: string | null = null;
  let ending: Ending = { hello: null, outcome: null, faults: 0 };
  return {
    renew() {
      base = last;
    },
    inward(text) {
      const message = parsed(text);
      if (!message) return null;
      const { type, id } = message;
      if (type === 'hello' && greeted) return null;
      greeted ||= type === 'hello';
      if (type === 'hello') ending = { ...ending, hello: message };
      if (type === 'heard') heardCount = Number(message.n) + (message.events as readonly unknown[]).length;
      if (type === 'bye') {
        bye = String(message.why);
        ending = { ...ending, outcome: message.outcome };
      }
      if (type === 'fault') {
        fault = String(message.words);
        ending = { ...ending, faults: ending.faults + 1 };
      }
      if (typeof id !== 'number') return text;
      last = Math.max(last, base + id);
      return JSON.stringify({ ...message, id: base + id });
    },
    outward(text) {
      const message = parsed(text);
      if (message?.type === 'ready') ready ??= text;
      if (message?.type !== 'answer' || typeof message.id !== 'number') return text;
      return message.id > base ? JSON.stringify({ ...message, id: message.id - base }) : null;
    },
    get heardCount() {
      return heardCount;
    },
    get greeted() {
      return greeted;
    },
    get ready() {
      return ready;
    },
    get bye() {
      return bye;
    },
    get fault() {
      return fault;
    },
    get ending() {
      return ending;
    },
  };
}

function parsed(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Message) : undefined;
  } catch {
    return undefined;
  }
}
