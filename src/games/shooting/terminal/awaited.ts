import type { Command, CommandType } from '../commands.ts';
import { options } from '../options.ts';
import { awaiting } from '../rules/awaiting.ts';
import { refuse } from '../rules/handlers.ts';
import { askedOf, preciseOf } from '../rules/resolve/allocation.ts';
import { name, say } from '../text.ts';
import type { View } from '../view.ts';
import { VERBS } from './verbs.ts';

/** What this watcher may do, as it is typed; or whom the match waits for. */
export function awaited(view: View): string[] {
  if (view.outcome) return [say(view.outcome.reason, 'en', view.rules) ?? 'the match is over'];
  const [asked] = view.round === 0 ? [] : awaiting(view);
  if (!asked) return ['waiting for the umpire'];
  if (asked.seat !== view.watcher) return [`waiting for the ${name(asked.seat, 'en')}`];
  const usable = usableNow(view);
  const forms = asked.kinds.filter((kind) => usable.has(kind as CommandType));
  return [
    ...(QUESTIONS[view.stage]?.(view) ?? []),
    `you are the ${name(asked.seat, 'en')}; type one of`,
    ...forms.map((kind) => `  ${VERBS[kind as keyof typeof VERBS].usage}`),
  ];
}

/** The kinds of commands that would not be refused: those on offer, and what only hands do. */
function usableNow(view: View): ReadonlySet<CommandType> {
  const byHand: readonly Command[] = [
    { type: 'clear-all' },
    { type: 'undo' },
    { type: 'end-phase' },
    ...view.assignments.flatMap(taken),
    ...view.rules.units.map(({ index }) => ({ type: 'select-shooter', unit: index }) as const),
  ];
  const allowed = byHand.filter((command) => !refuse(view, view.watcher, command));
  return new Set([...options(view, view.watcher), ...allowed].map(({ type }) => type));
}

/** What a weapon was told can be taken back, or told anew. */
const taken = ({ group, target }: View['assignments'][number]): Command[] => [
  { type: 'clear', group },
  { type: 'hold-fire', group },
  ...(target === null ? [] : [{ type: 'assign', group, target } as const]),
];

/** What is asked, where a command names things that the board does not number. */
const QUESTIONS: Partial<Readonly<Record<View['stage'], (view: View) => readonly string[]>>> = {
  attacks(view) {
    const dice = [...options(view, view.watcher)].flatMap((option) => (option.type === 're-roll' ? [option.die] : []));
    const faces = view.work?.last?.rolls ?? [];
    return dice.length > 0
      ? [`dice of the last roll: ${dice.map((die) => `${die} shows ${faces[die]}`).join(', ')}`]
      : [];
  },
  precision(view) {
    const seen = view.work ? preciseOf(view, view.work) : [];
    return ['who may be picked out:', ...called(view, seen)];
  },
  allocation(view) {
    const asked = askedOf(view);
    if (!asked) return [];
    return [
      `${asked.unit.name} takes wounds (allocate alone: in the usual order); who may take the first:`,
      ...called(view, asked.pool),
    ];
  },
};

/** Models by name and wounds left, those alike on one line: `Boy, 1 of 1 wounds: 17, 18, 19`. */
function called({ rules, wounds }: View, models: readonly number[]): string[] {
  const alike = new Map<string, number[]>();
  for (const model of models) {
    const { name, wounds: all } = rules.models[model]?.sheet ?? { name: 'model', wounds: 0 };
    const words = `${name}, ${wounds[model]} of ${all} wound${all === 1 ? '' : 's'}`;
    alike.set(words, [...(alike.get(words) ?? []), model]);
  }
  return [...alike].map(([words, numbers]) => `  ${words}: ${numbers.join(', ')}`);
}
