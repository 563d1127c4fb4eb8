import { loaded } from '../../../kernel/dice.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { begin } from '../apply.ts';
import { setUp } from '../rules/set-up.ts';
import { targetsOf } from '../rules/targets.ts';
import type { BySide, Side } from '../sides.ts';

/** By side, the share of units that can fire at something at the start. */
export function targetShares(options: unknown): Result<BySide<number>> {
  const rules = setUp(options, loaded());
  if (!rules.ok) return rules;
  const start = begin(rules.value);
  const share = (side: Side): number => {
    const state = { ...start, active: side };
    const units = rules.value.units.filter((unit) => unit.side === side);
    const able = units.filter(({ index, groups }) =>
      groups.some(({ id, weapon }) =>
        weapon.profiles.some((_, profile) =>
          targetsOf(state, index, id, profile).some((aimed) => aimed.able.length > 0),
        ),
      ),
    );
    return able.length / Math.max(1, units.length);
  };
  return ok({ attacker: share('attacker'), defender: share('defender') });
}
