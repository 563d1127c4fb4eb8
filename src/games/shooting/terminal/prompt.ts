import { byCode } from '../../../kernel/waiting-text.ts';
import type { Command, CommandType } from '../commands.ts';
import { options } from '../options.ts';
import { awaiting } from '../rules/awaiting.ts';
import { refuse } from '../rules/handlers.ts';
import { askedOf, preciseOf } from '../rules/resolve/allocation.ts';
import { modelName } from '../text/names.ts';
import { name, say } from '../text.ts';
import type { View } from '../view.ts';
import { waiting } from '../waiting.ts';
import { usageOf } from './commands.ts';

/** The commands this watcher can type, or who must act. */
export function prompt(view: View): string[] {
  if (view.outcome) return [say(view.outcome.reason, 'en', view.rules) ?? 'The match is over'];
  const [awaited] = waiting(view);
  if (!awaited) return ['Waiting for the match to start'];
  const { who, what } = awaited;
  if (who !== view.watcher) return [say({ ...what, code: byCode(what.code), who }, 'en', view.rules) ?? what.code];
  const usable = usableNow(view);
  const kinds = awaiting(view).flatMap((asked) => asked.kinds.filter((kind) => usable.has(kind as CommandType)));
  return [
    ...(QUESTIONS[view.stage]?.(view) ?? []),
    `You are ${name(who, 'en')}. Commands:`,
    ...kinds.map((kind) => `  ${usageOf(kind as Exclude<CommandType, 'begin'>)}`),
  ];
}

/** The commands that would not be refused: the options, and others that only people use. */
function usableNow(view: View): ReadonlySet<CommandType> {
  const manual: readonly Command[] = [
    { type: 'clear-all' },
    { type: 'undo' },
    { type: 'end-phase' },
    ...view.assignments.flatMap(changes),
    ...view.rules.units.map(({ index }) => ({ type: 'select-shooter', unit: index }) as const),
  ];
  const allowed = manual.filter((command) => !refuse(view, view.watcher, command));
  return new Set([...options(view, view.watcher), ...allowed].map(({ type }) => type));
}

/** Ways to change a weapon's assignment. */
const changes = ({ group, target }: View['assignments'][number]): Command[] => [
  { type: 'clear', group },
  { type: 'hold-fire', group },
  ...(target === null ? [] : [{ type: 'assign', group, target } as const]),
];

/** Lists the numbers that a command needs and that the board does not show. */
const QUESTIONS: Partial<Readonly<Record<View['stage'], (view: View) => readonly string[]>>> = {
  attacks(view) {
    const dice = [...options(view, view.watcher)].flatMap((option) => (option.type === 're-roll' ? [option.die] : []));
    const faces = view.work?.last?.rolls ?? [];
    return dice.length > 0
      ? [`Dice of the last roll: ${dice.map((die) => `die ${die + 1} shows ${faces[die]}`).join(', ')}`]
      : [];
  },
  precision(view) {
    const seen = view.work ? preciseOf(view, view.work) : [];
    return ['Characters you can pick out, with the number to type:', ...listed(view, seen)];
  },
  allocation(view) {
    const asked = askedOf(view);
    if (!asked) return [];
    return [
      `${asked.unit.name} takes wounds. "allocate" without numbers uses the default order. Models that can go first, with the numbers to type:`,
      ...listed(view, asked.pool),
    ];
  },
};

/** Models with the wounds they have left, each with the number to type: `1 of 1 wound: Boy 1 (17), Boy 2 (18)`. */
function listed({ rules, wounds }: View, models: readonly number[]): string[] {
  const lines = new Map<string, string[]>();
  for (const model of models) {
    const all = rules.models[model]?.sheet.wounds ?? 0;
    const title = `${wounds[model]} of ${all} wound${all === 1 ? '' : 's'}`;
    lines.set(title, [...(lines.get(title) ?? []), `${modelName(rules.models, model)} (${model + 1})`]);
  }
  return [...lines].map(([title, numbers]) => `  ${title}: ${numbers.join(', ')}`);
}
