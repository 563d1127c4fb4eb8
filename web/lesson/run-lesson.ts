import type { Game } from '../../src/kernel/game.ts';
import type { Hashing } from '../../src/kernel/hashing.ts';
import { heardBy } from '../../src/kernel/hearing.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { isTaught, type Lesson, type LessonStep, openLesson } from '../../src/kernel/lesson.ts';
import { type Entry, outcomeOf, submit } from '../../src/kernel/match.ts';
import { must } from '../../src/kernel/result.ts';
import { withoutRules } from '../../src/kernel/without-rules.ts';
import type { Asked } from '../../src/page/contract.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { NEW_PLAY, type Play } from '../play/play.ts';

type Command = { readonly type: string };

/** A lesson in progress: what a connection to a server would have received, and the current step. */
interface LessonState {
  readonly play: Play;
  readonly at: number; // index of the current step; the number of steps once the lesson is finished
}

export interface LessonRun {
  readonly rules: Rules;
  readonly table: TableInfo;
  state(): LessonState;
  step(): LessonStep | undefined;
  /** Plays a command of the learner; false if it is not the one being taught. */
  send(seat: Seat, command: Command): boolean;
  /** Leaves a step that is only read, or plays the command of another seat. */
  next(): void;
}

/** Runs a lesson through the kernel, in the browser. The server is not involved, so lessons work offline. */
export function runLesson(game: Game, lesson: Lesson, hashing: Hashing, now: () => number = Date.now): LessonRun {
  const match = openLesson(game, lesson, hashing);
  const { rules } = match;
  const table = tableOf(game, rules, lesson, now());
  let at = 0;
  let play: Play = {
    ...NEW_PLAY,
    connection: 'live',
    table,
    you: { name: null, seats: lesson.seats, host: false },
    watchers: lesson.seats,
  };

  const views = (): Play['views'] =>
    Object.fromEntries(lesson.seats.map((seat) => [seat, withoutRules(game.view(match.state, seat))]));

  /** What the learner may do: while a step is taught, only commands of its type. */
  const asks = (): Play['asks'] => {
    const step = lesson.steps[at];
    const awaited = game.awaiting(match.state);
    const ask = (seat: Seat): readonly [Seat, Asked][] => {
      const own = awaited.filter((one) => one.seat === seat);
      const kinds = own
        .flatMap((one) => one.kinds)
        .filter((kind) => step?.kind !== 'act' || kind === step.command.type);
      if (kinds.length === 0 || (step?.kind === 'act' && step.seat !== seat)) return [];
      return [[seat, { kinds, must: own.some((one) => one.must), deadline: null }]];
    };
    return Object.fromEntries(lesson.seats.flatMap(ask));
  };
  const take = (entry: Entry): void => {
    const events = Object.fromEntries(lesson.seats.map((seat) => [seat, heardBy(match, entry, seat)]));
    const seq = play.seq + 1;
    const outcome = outcomeOf(match);
    const over = outcome ? { outcome, seed: lesson.seed } : null;
    play = {
      ...play,
      seq,
      before: play.views,
      views: views(),
      heard: [...play.heard, { seq, at: now(), events }],
      over,
    };
  };
  const advance = (): void => {
    at += 1;
    play = { ...play, sent: null, refusal: null, asks: play.over ? {} : asks() };
  };

  play = { ...play, views: views() };
  for (const entry of match.log) take(entry);
  play = { ...play, before: {}, asks: asks() };
  return {
    rules,
    table,
    state: () => ({ play, at }),
    step: () => lesson.steps[at],
    send(seat, command) {
      if (!isTaught(lesson.steps[at], seat, command)) return false;
      take(must(submit(match, seat, command)));
      advance();
      return true;
    },
    next() {
      const step = lesson.steps[at];
      if (step === undefined || step.kind === 'act') return;
      if (step.kind === 'other') take(must(submit(match, step.seat, step.command)));
      advance();
    },
  };
}

/** The learner's seats, and bots in all others. */
function tableOf(game: Game, rules: Rules, { id, seats }: Lesson, created: number): TableInfo {
  return {
    code: id,
    game: game.id,
    status: 'playing',
    setup: rules.setup,
    rulesVersion: game.version,
    sides: game.sides(rules),
    seats: game.seats(rules).map((seat) => ({
      seat,
      holder: seats.includes(seat)
        ? { kind: 'human', name: '', here: true, bot: null }
        : { kind: 'bot', bot: game.defaults.bot, free: false },
    })),
    host: null,
    settings: { listed: false, pace: 0, clock: null, takeOver: null, delay: 0 },
    spectators: 0,
    created,
    outcome: null,
    parent: null,
    rematch: null,
    commitment: '',
  };
}
