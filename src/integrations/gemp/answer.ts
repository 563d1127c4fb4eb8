import { start } from '../../games/force/belief.ts';
import type { Command } from '../../games/force/commands.ts';
import { options } from '../../games/force/options.ts';
import type { Situation } from '../../games/force/rules/awaiting.ts';
import type { View } from '../../games/force/view.ts';
import type { Fact } from '../../kernel/fact.ts';
import { mix, Random } from '../../kernel/random.ts';
import { type Board, fingerprint } from './board.ts';
import type { Plan } from './candidates/plan.ts';
import {
  amountIn,
  isAllowance,
  isConfirmation,
  isDestiny,
  isForceToLose,
  isOptional,
  isPlacement,
  kindsIn,
} from './candidates/server-phrases.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { refuse, selectable } from './check-answer.ts';
import type { Decision } from './decision.ts';
import type { DecisionMaker } from './decision-maker.ts';
import { answersTo, defaultAnswer } from './legal-answers.ts';
import { answered, asked, isVain, loopLevel, resetIfChanged } from './loop-detection.ts';
import { type Memory, rulesOf, withBoard } from './memory.ts';
import { phaseOf, type Question, viewOf } from './view/board-view.ts';

export interface Answered {
  readonly answer: string; // always legal for the server
  readonly memory: Memory;
  readonly notes: readonly Fact[]; // how it was found
}

/** The chosen answer and the command it stands for. */
interface Found {
  readonly answer: string;
  readonly plan: Plan | null;
  readonly notes: readonly Fact[];
}

/**
 * Answers a question: with a decision of our game if it has one, otherwise by default, and differently from before in a
 * loop.
 */
export function answerTo(
  decision: Decision,
  board: Board,
  before: Memory,
  decisionMaker: DecisionMaker,
  seed: number,
): Answered {
  const met = withBoard(before, board);
  const now = resetIfChanged(met.loop, fingerprint(board), `${board.turnOf} ${board.turn} ${board.phase}`);
  const memory: Memory = { ...met, loop: asked(now, decision, board.warning !== null) };
  const random = new Random(mix(seed, memory.place));
  const { level, tried } = loopLevel(memory.loop, decision);
  const first: Fact[] = level === 'free' ? [] : [{ code: 'gemp-loop', level, tried: tried.length }];
  const placed = level === 'free' ? placement(decision) : undefined;
  const thinks = !placed && (level === 'free' || level === 'mild');
  const found = thinks
    ? orNote(() => chosenAnswer(decision, board, memory, decisionMaker, tried, random), first)
    : undefined;
  const passes = level !== 'free' && decision.type === 'CARD_ACTION_CHOICE' && !tried.includes('');
  const { answer, plan, notes } =
    placed ?? found ?? fallbackAnswer(decision, tried, passes || level === 'critical', random);
  return {
    answer,
    memory: { ...memory, plan, loop: answered(memory.loop, decision, answer), place: memory.place + 1 },
    notes: [...first, ...notes],
  };
}

/** Where to put a location next to another one: our game has no such choice. Converting gives us the icons. */
function placement(decision: Decision): Found | undefined {
  if (decision.type !== 'MULTIPLE_CHOICE' || !isPlacement(decision.text)) return undefined;
  const find = (word: RegExp): number => decision.results.findIndex((result) => word.test(result));
  const index = [find(/^(convert|rebuild)$/i), find(/^right$/i), find(/^left$/i)].find((one) => one >= 0);
  return index === undefined ? undefined : { answer: String(index), plan: null, notes: [{ code: 'gemp-placed' }] };
}

/** Our rules may fail on a board they can never reach. The server's game continues, so only note the error. */
function orNote<T>(think: () => T, notes: Fact[]): T | undefined {
  try {
    return think();
  } catch (error) {
    notes.push({ code: 'gemp-mind-failed', problem: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

/** The decision maker's choice among untried answers with a meaning in our game; undefined if there are none. */
function chosenAnswer(
  decision: Decision,
  board: Board,
  memory: Memory,
  decisionMaker: DecisionMaker,
  tried: readonly string[],
  random: Random,
): Found | undefined {
  const { slots, side, plan } = memory;
  const question = questionOf(decision, board, plan);
  if (!slots || !side || !question) return undefined;
  const view = viewOf({ board, slots, side, rules: rulesOf(slots) }, question);
  const all = candidatesFor(decision, { board, slots, options: options(view, side), plan });
  let open = all.filter(
    ({ answer }) => !tried.includes(answer) && !isVain(memory.loop, decision, answer) && isPart(decision, answer),
  );
  const chosen: string[] = [];
  const notes: Fact[] = [];
  let meant: Command | undefined;
  for (let wanted = wantedBy(decision); wanted > 0; wanted--) {
    const picked = pick(open, view, memory, decisionMaker, random);
    if (!picked) break;
    chosen.push(picked.answer);
    notes.push(...picked.why);
    meant ??= picked.command;
    open = open.filter(({ answer }) => answer !== picked.answer);
  }
  if (meant === undefined) return undefined;
  const answer = filled(decision, chosen);
  if (refuse(decision, answer) || tried.includes(answer)) return undefined;
  return { answer, plan: { situation: question.situation, command: meant }, notes };
}

interface Picked {
  readonly answer: string;
  readonly command: Command;
  readonly why: readonly Fact[];
}

function pick(
  open: readonly Candidate[],
  view: View,
  { side, place }: Memory,
  decisionMaker: DecisionMaker,
  random: Random,
): Picked | undefined {
  const commands = [...new Set(open.flatMap((one) => one.commands))];
  const [only] = commands;
  if (!only || !side) return undefined;
  const input = { view, belief: start(view, side), side, commands, place, seed: random.next() };
  const { command, why } = commands.length === 1 ? { command: only, why: [] } : decisionMaker.choose(input);
  const candidate = open.find((one) => one.commands.includes(command));
  return candidate && { answer: candidate.answer, command, why };
}

/** Whether an answer is legal on its own or as part of one that names several cards. */
const isPart = (decision: Decision, answer: string): boolean =>
  'cards' in decision && answer !== ''
    ? selectable(decision.cards).includes(answer)
    : refuse(decision, answer) === undefined;

/** The minimum number of cards a question wants. */
const wantedBy = (decision: Decision): number =>
  'cards' in decision && !isOptional(decision.text) ? Math.max(1, decision.min) : 1;

/** As many cards as required, the chosen ones first. */
function filled(decision: Decision, chosen: readonly string[]): string {
  if (!('cards' in decision)) return chosen.join(',');
  const others = selectable(decision.cards).filter((card) => !chosen.includes(card));
  return [...chosen, ...others.slice(0, Math.max(0, decision.min - chosen.length))].join(',');
}

/** An answer without a decision: the default; in a loop, one of the other legal answers, and finally the way out. */
function fallbackAnswer(decision: Decision, tried: readonly string[], wayOut: boolean, random: Random): Found {
  const usual = defaultAnswer(decision);
  const others = answersTo(decision).filter((answer) => !tried.includes(answer));
  const isNew = !tried.includes(usual);
  const found = (answer: string, code: string): Found => ({ answer, plan: null, notes: [{ code }] });
  if (wayOut && refuse(decision, '') === undefined) return found('', 'gemp-way-out');
  if (isNew || (wayOut && others.length === 0)) return found(usual, 'gemp-by-habit');
  const answers = others.length > 0 ? others : answersTo(decision);
  return found(answers[random.roll(Math.max(1, answers.length)) - 1] ?? usual, 'gemp-by-chance');
}

/** The question in terms of our game; undefined if it has no counterpart. */
function questionOf(decision: Decision, board: Board, plan: Plan | null): Question | undefined {
  const situation = situationOf(decision, board, plan);
  return situation && { situation, amount: amountIn(decision.text), owesForce: isForceToLose(decision.text) };
}

function situationOf(decision: Decision, board: Board, plan: Plan | null): Situation | undefined {
  const { type, text } = decision;
  const kinds = kindsIn(text);
  switch (type) {
    case 'INTEGER':
      return !isAllowance(text) && kinds.has('activate') ? 'activate' : undefined;
    case 'MULTIPLE_CHOICE':
      if (isConfirmation(text)) return plan?.situation;
      return isDestiny(text) && board.battle ? 'power' : undefined;
    case 'CARD_SELECTION':
    case 'ARBITRARY_CARDS':
      if (board.battle && (kinds.has('forfeit') || kinds.has('lose'))) return 'damage';
      return kinds.has('lose') ? 'loss' : plan?.situation;
    case 'CARD_ACTION_CHOICE':
      if (board.battle) return 'weapons';
      return board.turnOf === board.me ? phaseOf(board) : undefined;
    case 'ACTION_CHOICE':
      return plan?.situation;
    default:
      return undefined;
  }
}
