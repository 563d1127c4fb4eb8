import type { Ask } from '../../kernel/bot.ts';
import type { BotReply, Forfeit } from '../../kernel/bot-turn.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { GeneratedSetUp } from '../../kernel/generator.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import type { Entry } from '../../kernel/match.ts';
import type { Result } from '../../kernel/result.ts';
import type { LadderInfo } from '../../wire/arena.ts';
import type { LabResult, Sensitivity, WhatIf, WhatIfRequest } from '../../wire/lab.ts';
import type { Flip, Miniature } from '../../wire/matches.ts';
import type { Priority } from './fair-queue.ts';
import type { LabJob, LadderJob, PictureJob, Progress, RecordedGame, SelfPlayJob } from './job.ts';

type Command = { readonly type: string };

/** A seat's question to its bot: what the seat sees and has heard, and nothing else. */
export interface BotQuestion {
  readonly match: string; // a match's bots live in one worker
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  readonly bot: string; // its name: `crew@3+hunter`
  readonly view: object; // without `rules`
  /** The events the seat heard, starting at index `from`: a worker remembers the earlier ones. */
  heard(from: number): readonly { readonly type: string }[];
  readonly ask: Ask;
  readonly seed: number;
  readonly within?: number; // milliseconds; default: the host's limit
  readonly owner?: QuestionOwner; // default: no address, with the priority of a decision in a match
}

/** The address and match that a question belongs to. Addresses share the workers fairly. */
export interface QuestionOwner {
  readonly address: string;
  readonly priority: Priority;
}

export interface BotAnswer extends BotReply<Command> {
  readonly seedUsed: boolean;
  readonly volunteers?: readonly string[]; // command kinds a program wants to be asked about even if it need not act
  readonly version?: string; // a program's own, if it reports one
}

/** A bot's answer, and how many events the worker now has, so that the next question sends only newer ones. */
export interface DecideAnswer extends BotAnswer {
  readonly heard: number; // Infinity = this bot ignores events
}

/** Why a decision fell as it did: decided again with other weights until it flips. */
export interface FlipQuestion extends Omit<BotQuestion, 'match'> {
  readonly iterations: number;
}

/** The same with weights or facts changed, once. */
interface WhatIfQuestion extends FlipQuestion {
  readonly wish: WhatIfRequest;
}

/** Work of the laboratory, all that it needs with it. */
type LabInput = Omit<LabJob, 'kind' | 'most' | 'within'>;

type SelfPlayInput = Omit<SelfPlayJob, 'kind' | 'within'>;

/** A generated set-up and the results of some of its matches. */
export interface SelfPlayPart {
  readonly generated: GeneratedSetUp;
  readonly results: readonly unknown[];
}

type LadderInput = Omit<LadderJob, 'kind'>;

type PictureInput = Omit<PictureJob, 'kind'>;

export interface CheckedLog {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry[];
}

/** A program that someone wants to give a seat. */
export interface ProgramTrial extends Pick<BotQuestion, 'game' | 'setup' | 'seat' | 'bot'> {
  readonly address: string; // of the person who adds it
}

/** Bots in worker threads. Never rejects: errors are reported as a fault in the answer. */
export interface BotHost {
  decide(question: BotQuestion): Promise<BotAnswer>;
  flip(question: FlipQuestion): Promise<Result<Flip>>;
  whatIf(question: WhatIfQuestion): Promise<Result<WhatIf>>;
  /** How far each weight may be moved before the decision turns. */
  sensitivity(question: FlipQuestion): Promise<Result<Sensitivity>>;
  /** Bots asked at many positions, in a thread that play never waits for. */
  lab(
    order: LabInput,
    onProgress: (progress: Progress['progress']) => void,
    address?: string,
  ): Promise<Result<LabResult>>;
  /** Some matches of a bot against itself with a generated set-up, in the laboratory's thread. */
  selfPlay(order: SelfPlayInput, address?: string): Promise<Result<SelfPlayPart>>;
  /** A question to the rules: `/api/ask`, with the same limits. */
  ask(game: string, query: string, question: unknown, address?: string): Promise<Result<unknown>>;
  /** Computes the set-up of a new match. Optional: without it, callers compute it themselves. */
  setUp?(game: string, options: unknown, seed: string, address: string): Promise<Result<Rules['setup']>>;
  /** Reads an uploaded log and replays its commands, which proves that it is valid. */
  check(log: string, address?: string): Promise<Result<CheckedLog>>;
  /** Part of a bot match, with nothing hidden. */
  miniature(game: string, seed: string): Promise<Result<Miniature>>;
  /** A picture of a view, drawn when nothing else waits. */
  picture(order: PictureInput, address: string): Promise<Result<Uint8Array>>;
  /** A game of an experiment as a log, with its bots' decisions, which are computed again. */
  storedGame(order: RecordedGame): Promise<Result<string>>;
  /** The ladder of a game, folded from all that was recorded of it. */
  ladder(order: LadderInput): Promise<Result<LadderInfo>>;
  /** Starts and stops a program once before it gets a seat. Returns a fact if it cannot start. */
  tryProgram?(trial: ProgramTrial): Promise<Fact | null>;
  /** The rules refused a program's last command; a fact = that was one fault too many, and its side has lost. */
  refused?(question: Pick<BotQuestion, 'match' | 'seat' | 'bot'>, refusal: Fact): Forfeit | undefined;
  forget(match: string, outcome?: Outcome | null): void;
  close(): Promise<void>;
}
