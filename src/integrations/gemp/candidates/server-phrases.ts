import type { CommandType } from '../../../games/force/commands.ts';

/** How the server words each action. It sends nothing else, so this is the only file that interprets its texts. */
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

/** The commands an action may start. */
export const kindsIn = (text: string): ReadonlySet<CommandType> =>
  new Set(PHRASES.flatMap(([phrase, kinds]) => (phrase.test(text) ? kinds : [])));

/** A question without a counterpart in our game: how much the opponent may activate. */
export const isAllowance = (text: string): boolean => /\ballow\b/i.test(text);

/** A question that asks to confirm the last answer. */
export const isConfirmation = (text: string): boolean => /\b(are you sure|want to pass|still want)\b/i.test(text);

/** A loss that the player may refuse, for example because of an immunity. */
export const isOptional = (text: string): boolean => /\bif desired\b/i.test(text);

/** A question that asks for Force in a battle, not only for cards to forfeit. */
export const isForceToLose = (text: string): boolean => /\bforce to lose\b/i.test(text);

/** Where to place a location that is deployed next to another one. */
export const isPlacement = (text: string): boolean => /^on which side of\b/i.test(text);

export const isDestiny = (text: string): boolean => /\bbattle destiny\b/i.test(text);

/** The number in a question: the amount of Force to lose. */
export const amountIn = (text: string): number => Number(/\b(\d{1,3})\b/.exec(text)?.[1] ?? 1);

/** The pile a face-down card was taken from, if the question says. */
export function pileIn(text: string): 'reserve' | 'force' | 'used' | undefined {
  if (/reserve/i.test(text)) return 'reserve';
  if (/force pile/i.test(text)) return 'force';
  return /used/i.test(text) ? 'used' : undefined;
}
