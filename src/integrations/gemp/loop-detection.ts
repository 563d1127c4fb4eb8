import type { Action, Decision } from './decision.ts';

/** How stuck we are and what to try: nothing, an untried answer, any other legal answer, the way out. */
export type LoopLevel = 'free' | 'mild' | 'severe' | 'critical';

const SEVERE = 4; // times one question was asked while nothing changed
const CRITICAL = 8;

/** Questions and answers since the game last changed. Immutable. */
export interface Loop {
  readonly board: string; // fingerprint of the game
  readonly tried: Readonly<Record<string, readonly string[]>>; // answers by question
  readonly passed: string | null; // the question we passed on last
  readonly action: string | null; // the last chosen action, until the board changes
  readonly vain: readonly string[]; // actions of this phase that changed nothing
  readonly phase: string;
}

export const NO_LOOP: Loop = { board: '', tried: {}, passed: null, action: null, vain: [], phase: '' };

/** Identifies a question by everything except its id, which is nearly always 1. */
export function keyOf(decision: Decision): string {
  const { id: _, ...said } = decision;
  return JSON.stringify(said);
}

/** Starts over when the game has changed. Actions that changed nothing are remembered for the phase. */
export function resetIfChanged(loop: Loop, board: string, phase = ''): Loop {
  const vain = loop.phase === phase ? loop.vain : [];
  return loop.board === board ? { ...loop, vain, phase } : { ...NO_LOOP, board, vain, phase };
}

const labelOf = ({ card, text }: Action): string => `${card} ${text}`;

/**
 * Before a question is answered: a pass counts as tried only if the server rejected it, because the same question after
 * a pass is usual. An action after which the menu returns unchanged was cancelled.
 */
export function asked(loop: Loop, decision: Decision, rejected: boolean): Loop {
  const key = keyOf(decision);
  const tried =
    rejected && loop.passed === key ? { ...loop.tried, [key]: [...(loop.tried[key] ?? []), ''] } : loop.tried;
  const cancelled = decision.type === 'CARD_ACTION_CHOICE' && loop.action !== null && !loop.vain.includes(loop.action);
  return { ...loop, tried, passed: null, vain: cancelled ? [...loop.vain, loop.action as string] : loop.vain };
}

/** Whether an action of a menu was cancelled before in this phase. */
export const isVain = ({ vain }: Loop, decision: Decision, answer: string): boolean =>
  decision.type === 'CARD_ACTION_CHOICE' &&
  decision.actions.some((action) => action.id === answer && vain.includes(labelOf(action)));

export function loopLevel(
  { tried }: Loop,
  decision: Decision,
): { readonly level: LoopLevel; readonly tried: readonly string[] } {
  const before = tried[keyOf(decision)] ?? [];
  const level =
    before.length === 0 ? 'free' : before.length < SEVERE ? 'mild' : before.length < CRITICAL ? 'severe' : 'critical';
  return { level, tried: before };
}

export function answered(loop: Loop, decision: Decision, answer: string): Loop {
  const key = keyOf(decision);
  if (answer === '') return { ...loop, passed: key, action: null };
  const chosen = decision.type === 'CARD_ACTION_CHOICE' && decision.actions.find(({ id }) => id === answer);
  const action = chosen ? labelOf(chosen) : loop.action;
  return { ...loop, action, tried: { ...loop.tried, [key]: [...(loop.tried[key] ?? []), answer] } };
}
