import type { CommandOf } from '../../commands.ts';
import { strikeOptions } from '../../options/strikes.ts';
import type { Attack } from '../../plan.ts';
import { expectedStrike, strikeOdds } from '../../rules/physical/odds.ts';
import type { UnitId, View } from '../../view.ts';
import { FALL, falls, LEGS } from './kick.ts';
import { healthOf } from './worth.ts';

/** A declaration of physical attacks and its expected outcome. */
export interface Blows {
  readonly command: CommandOf<'strike'>;
  readonly dealt: number;
  readonly topple: number; // expected gain if the enemy falls
  readonly slip: number; // expected cost of the attacker's own fall
}

const HEADS = 1.5; // a punch hits the head one time in six

const topples = ({ attack }: Attack): boolean => attack === 'kick' || attack === 'push';

/** Every legal declaration that can do damage, scored. */
export function* blowsOf(view: View, unit: UnitId): Generator<Blows, void> {
  for (const command of strikeOptions(view, unit)) {
    if (command.type !== 'strike') continue;
    if (command.attacks.some((attack) => strikeOdds(view, unit, attack) === 0)) continue;
    let [dealt, topple, slip] = [0, 0, 0];
    for (const attack of command.attacks) {
      const hits = strikeOdds(view, unit, attack);
      const near = 2 - healthOf(view, attack.target);
      dealt += expectedStrike(view, unit, attack) * (attack.attack === 'kick' ? LEGS : HEADS) * near;
      if (topples(attack)) topple += hits * falls(view, attack.target);
      if (attack.attack === 'kick') slip += (1 - hits) * falls(view, unit);
    }
    yield { command, dealt, topple: topple * FALL, slip: slip * FALL };
  }
}
