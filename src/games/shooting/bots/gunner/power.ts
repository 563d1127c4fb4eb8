import { mean } from '../../../../parts/odds/amount.ts';
import type { Profile } from '../../data/sheet.ts';
import { woundNeeds } from '../../rules/attack/wound-table.ts';
import { whyNot } from '../../rules/targets.ts';
import { isAlive, isGone, modelAt, unitAt } from '../../rules/units.ts';
import type { Unit, View } from '../../view.ts';

/** The probability of rolling at least this on a die; a 1 always fails. */
const shows = (needs: number): number => (7 - Math.min(7, Math.max(2, needs))) / 6;

/** A rough estimate of the points one weapon destroys of a unit in a phase: averages only, without abilities. */
function roughly({ rules, wounds }: View, { attacks, skill, strength, ap, damage }: Profile, foe: Unit): number {
  const model = foe.models.find((one) => isAlive(wounds, one));
  if (model === undefined) return 0;
  const { sheet, part } = modelAt(rules, model);
  const { points, models } = foe.parts[part] ?? { points: 0, models: [0] };
  const save = Math.min(sheet.save - ap, sheet.invulnerable ?? 7);
  const hits = mean(attacks) * (skill === null ? 1 : shows(skill));
  const unsaved = hits * shows(woundNeeds(strength, sheet.toughness)) * (1 - shows(save));
  return (unsaved * Math.min(mean(damage), sheet.wounds) * points) / (sheet.wounds * models.length);
}

/** The points each model of a unit can destroy in a phase, with the weapons that reach a target. */
export function powersOf(view: View, unit: number): ReadonlyMap<number, number> {
  const { rules, wounds } = view;
  const { groups, side } = unitAt(rules, unit);
  const foes = rules.units.filter((foe) => foe.side !== side && !isGone(wounds, foe));
  const powers = new Map<number, number>();
  for (const { id, weapon, bearers } of groups) {
    const worth = weapon.profiles.map((profile) => foes.map((foe) => roughly(view, profile, foe)));
    for (const [place, model] of bearers.entries()) {
      if (!isAlive(wounds, model)) continue;
      const most = Math.max(
        0,
        ...worth.flatMap((row, profile) =>
          row.filter((_, at) => !whyNot(view, unit, id, profile, place, (foes[at] as Unit).index)),
        ),
      );
      powers.set(model, (powers.get(model) ?? 0) + most);
    }
  }
  return powers;
}
