import type { CommandType } from '../../../games/force/commands.ts';

/** How the server names what can be done. It tells nothing else of it, so this is the only place that reads its words. */
const PHRASES: readonly (readonly [RegExp, readonly CommandType[]])[] = [
  [/\bactivate\b/i, ['activate']],
  [/\bdrain\b/i, ['drain']],
  [/\bdeploy\b/i, ['deploy']],
  [/\binitiate\b.*\bbattle\b/i, ['battle']],
  [/\bfire\b/i, ['fire']],
  [/\bplay\b/i, ['tactic', 'deploy']],
  [/\bdisembark\b/i, ['disembark']],
  [/\bembark\b/i, ['embark']],
  [/\b(move|land|take off|landspeed|hyperspeed)\b/i, ['move']],
  [/\bdraw\b.*\bhand\b/i, ['draw']],
  [/\bforfeit\b/i, ['forfeit']],
  [/\blose\b/i, ['lose']],
];

/** The commands that an action may begin. */
export const kindsIn = (text: string): ReadonlySet<CommandType> =>
  new Set(PHRASES.flatMap(([phrase, kinds]) => (phrase.test(text) ? kinds : [])));

/** A question that asks nothing of our own game: how many the opponent may activate. */
export const isAllowance = (text: string): boolean => /\ballow\b/i.test(text);

/** A question whether one means what one has just said. */
export const isConfirmation = (text: string): boolean => /\b(are you sure|want to pass|still want)\b/i.test(text);

export const isDestiny = (text: string): boolean => /\bbattle destiny\b/i.test(text);

/** The number in a question: Force to lose. */
export const amountIn = (text: string): number => Number(/\b(\d{1,3})\b/.exec(text)?.[1] ?? 1);

/** The pile that a face-down card was taken from, where the question tells. */
export function pileIn(text: string): 'reserve' | 'force' | 'used' | undefined {
  if (/reserve/i.test(text)) return 'reserve';
  if (/force pile/i.test(text)) return 'force';
  return /used/i.test(text) ? 'used' : undefined;
}
