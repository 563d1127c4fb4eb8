import type { Scenario } from '../../scenario.ts';

/** Both armies may use the same unit ids: the defender's get a suffix. */
export function withDistinctIds({ attacker, defender }: Scenario['armies']): Scenario['armies'] {
  const attackers = new Set(attacker.units.map(({ id }) => id));
  const taken = new Set([...attackers, ...defender.units.map(({ id }) => id)]);
  const renamed = new Map<string, string>();
  for (const { id } of defender.units) {
    if (!attackers.has(id)) continue;
    let next = `${id}-d`;
    while (taken.has(next)) next += '-d';
    taken.add(next);
    renamed.set(id, next);
  }
  const apart = (id: string): string => renamed.get(id) ?? id;
  const units = defender.units.map((unit) => ({
    ...unit,
    id: apart(unit.id),
    ...(unit.attachedTo !== undefined && { attachedTo: apart(unit.attachedTo) }),
    ...(unit.embarkedIn !== undefined && { embarkedIn: apart(unit.embarkedIn) }),
  }));
  return { attacker, defender: { ...defender, units } };
}
