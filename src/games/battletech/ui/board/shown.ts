import type { CommandOf } from '../../commands.ts';
import type { Target } from '../../plan.ts';
import { sameTarget } from '../../rules/weapons/shooting.ts';

/** The targets of an attack, each once. */
export function targetsOf(command: CommandOf<'fire'> | CommandOf<'strike'>): readonly Target[] {
  const all: readonly Target[] =
    command.type === 'fire'
      ? command.shots.map(({ target }) => target)
      : command.attacks.map(({ target }) => ({ unit: target }));
  return all.filter((target, i) => all.findIndex((other) => sameTarget(other, target)) === i);
}
