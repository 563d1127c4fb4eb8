import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language } from '../../kernel/game.ts';
import { sideOf } from '../../kernel/ids.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { sayProgramFact } from '../text.ts';
import { answered } from './answer.ts';
import { crash, type LineFault, late, other } from './faults.ts';
import type { LineLimits } from './limits.ts';
import { type HostMessage, type LineAnswered, type LineHello, type LineReady, PROTOCOL } from './messages.ts';
import { readLine } from './parse-message.ts';
import { safeText } from './safe-text.ts';
import type { LineQuestion, LineReply, LineSession, LineTable, LineWire } from './session-types.ts';

interface Open {
  readonly id: number;
  readonly question: LineQuestion;
  settle(reply: LineReply): void;
}

/** `before` = events the bot received on an earlier connection. */
export function openSession(table: LineTable, limits: LineLimits, wire: LineWire, before = 0): LineSession {
  let open: Open | null = null;
  let lastId = 0;
  let eventsSent = before;
  let bytesHeard = 0; // bytes since the last ask
  let end: LineFault | null = null;
  let unfit = false; // it failed to get ready, so ignore its later messages
  let becomesReady: ((ready: Result<LineReady, LineFault>) => void) | null = null;

  const send = (message: HostMessage): void => {
    if (!end) wire.send(JSON.stringify(message));
  };

  const ready = new Promise<Result<LineReady, LineFault>>((settle) => {
    const within = limits.readyMs;
    const timer = setTimeout(() => becomesReady?.(no(late({ code: 'line-not-ready', within }))), within);
    becomesReady = (answer) => {
      clearTimeout(timer);
      becomesReady = null;
      unfit = !answer.ok;
      settle(answer);
    };
  });

  /** Settles the open question, if any. */
  function settle(reply: LineReply): boolean {
    const asked = open;
    open = null;
    asked?.settle(reply);
    return asked !== null;
  }

  /** A fault fails what is pending: getting ready, or the open question. */
  function fail(fault: LineFault): void {
    if (becomesReady) becomesReady(no(fault));
    else if (!settle(no(fault))) wire.stray(fault);
  }

  function takeReady(message: LineReady): void {
    if (!becomesReady) return fail(other({ code: 'line-ready-twice' }));
    const { protocol } = message;
    becomesReady(
      protocol === PROTOCOL ? ok(message) : no(other({ code: 'line-protocol', speaks: protocol, wants: PROTOCOL })),
    );
  }

  /** Late answers are ignored; answers to questions that were never asked are faults. */
  function takeAnswer(message: LineAnswered): void {
    if (open?.id === message.id) settle(answered(table.game, open.question, message));
    else if (message.id > lastId || becomesReady) fail(other({ code: 'line-unasked', id: message.id }));
  }

  send(helloOf(table, limits));

  return {
    ready,
    get eventsSent() {
      return eventsSent;
    },
    receive(text) {
      if (end || unfit || text.trim() === '') return;
      bytesHeard += Buffer.byteLength(text);
      if (bytesHeard > limits.floodBytes) return wire.cut(flooded(limits));
      const message = readLine(text);
      if (!message.ok) return fail(other(message.error));
      if (message.value.type === 'ready') takeReady(message.value);
      else if (message.value.type === 'answer') takeAnswer(message.value);
      else wire.log(safeText(message.value.text));
    },
    broken(fault) {
      if (end) return;
      end = fault;
      fail(fault);
    },
    sendEvents(events) {
      if (events.length === 0) return;
      send({ type: 'heard', n: eventsSent, events: [...events] });
      eventsSent += events.length;
    },
    async ask(question) {
      settle(null);
      const started = await ready;
      if (!started.ok) return started;
      if (end) return no(end);
      settle(null);
      lastId++;
      bytesHeard = 0;
      const id = lastId;
      const { must, kinds, options, complete, timeMs = limits.decideMs } = question;
      const listed = options.map((command, at) => ({ id: at, command }));
      const view = withoutRules(question.view);
      const reply = new Promise<LineReply>((then) => {
        const timer = setTimeout(() => settle(no(late({ code: 'line-late', within: timeMs }))), timeMs);
        open = {
          id,
          question,
          settle: (reply) => {
            clearTimeout(timer);
            then(reply);
          },
        };
      });
      send({ type: 'ask', id, must, kinds: [...kinds], view, options: listed, complete, timeMs });
      return reply;
    },
    withdraw: () => void settle(null),
    fault(fact, fallback, left) {
      const id = lastId === 0 ? null : lastId;
      send({ type: 'fault', id, code: fact.code, words: wordsFor(table, fact), fallback, left });
    },
    bye(why, outcome) {
      send({ type: 'bye', why, outcome: outcome && { winners: [...outcome.winners], reason: outcome.reason } });
      end ??= crash({ code: 'program-stopped' });
      becomesReady?.(no(end)); // no caller waits for it any more
      settle(null);
    },
  };
}

const flooded = ({ floodBytes }: LineLimits): LineFault => other({ code: 'line-flood', most: floodBytes });

/** The first message to a bot: the game, its seat, and its limits. */
function helloOf({ game, rules, match, seat, seed, language }: LineTable, limits: LineLimits): LineHello {
  const { setup, ...tables } = rules;
  const { readyMs, decideMs, lineBytes, faults } = limits;
  return {
    type: 'hello',
    protocol: PROTOCOL,
    game: game.id,
    title: game.title,
    rulesVersion: game.version,
    match,
    seat,
    side: sideOf(seat),
    seats: [...game.seats(rules)],
    setup: { ...setup },
    rules: { ...tables },
    seed,
    language,
    limits: { readyMs, decideMs, lineBytes, faults },
    schema: { command: { ...game.schemas.command } },
  };
}

/** The text of a fault, for the program's owner. */
function wordsFor(
  table: { readonly game: Game; readonly rules: Rules; readonly language: Language },
  fact: Fact,
): string {
  const { game, rules, language } = table;
  const inner = (other: Fact): string => wordsFor(table, other);
  return (
    game.say(fact, language, rules) ??
    sayProgramFact(fact, language, inner) ??
    sayKernel(fact, language, { say: inner }) ??
    fact.code
  );
}
