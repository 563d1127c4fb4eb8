import type { Decision } from './decision.ts';

/** How stuck we are and what to try: nothing, an untried answer, any other legal answer, the way out. */
export type LoopLevel = 'free' | 'mild' | 'severe' | 'critical';

const SEVERE = 4; // times one question was asked while nothing changed
const CRITICAL = 8;

/** Questions and answers since the game last changed. Immutable. */
export interface Loop {
  readonly board: string; // fingerprint of the game
  readonly tried: Readonly<Record<string, readonly string[]>>; // answers by question
}

export const NO_LOOP: Loop = { board: '', tried: {} };

/** Identifies a question by everything except its id, which is nearly always 1. */
export function keyOf(decision: Decision): string {
  const { id: _, ...said } = decision;
  return JSON.stringify(said);
}

/** Starts over when the game has changed. */
export const resetIfChanged = (loop: Loop, board: string): Loop => (loop.board === board ? loop : { board, tried: {} });

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
  return { ...loop, tried: { ...loop.tried, [key]: [...(loop.tried[key] ?? []), answer] } };
}
