import type { Borne } from './imported.ts';
import { LIMITS } from './limits.ts';
import { matchKey } from './names.ts';
import { type ReadWeapon, weaponsOf } from './profiles.ts';
import { type Selection, within } from './tree.ts';

/** A node with its weapons, and the model node it is under. */
export interface Armed {
  readonly node: Selection;
  readonly owner: Selection | undefined;
  readonly weapons: readonly ReadWeapon[];
}

/** Weapons by node name, from the whole roster: repeated nodes may come without their profiles. */
export type KnownWeapons = ReadonlyMap<string, readonly ReadWeapon[]>;

export function knownWeapons(nodes: Iterable<Selection>): KnownWeapons {
  const known = new Map<string, readonly ReadWeapon[]>();
  for (const top of nodes)
    for (const node of within(top)) {
      const weapons = weaponsOf(node);
      if (weapons.length > 0 && !known.has(matchKey(node.name))) known.set(matchKey(node.name), weapons);
    }
  return known;
}

const isModel = ({ type }: Selection): boolean => type === 'model';

/** The nodes that are models of a unit. `crew` nodes are not; a unit without model nodes is its own model. */
export function modelNodes(unit: Selection): readonly Selection[] {
  const found = [...within(unit)].filter(isModel);
  return found.length > 0 ? found : [unit];
}

/** Every weapon node of a unit. A weapon whose profile a descendant repeats is counted there only. */
export function armedNodes(unit: Selection, ofUnit: KnownWeapons, ofRoster: KnownWeapons): readonly Armed[] {
  const found: Armed[] = [];
  const visit = (node: Selection, owner: Selection | undefined): readonly string[] => {
    const mine = isModel(node) ? node : owner;
    const before = found.length;
    const below = new Set(node.selections.flatMap((child) => visit(child, mine)));
    const own = weaponsOf(node);
    const isLeaf = node.selections.length === 0 && node.profiles.length === 0 && node.type === 'upgrade';
    const key = matchKey(node.name);
    const all = own.length > 0 || !isLeaf ? own : (ofUnit.get(key) ?? ofRoster.get(key) ?? []);
    const weapons = all.filter(({ name, kind }) => !below.has(`${kind} ${name}`));
    if (weapons.length > 0) found.splice(before, 0, { node, owner: mine, weapons });
    return [...below, ...weapons.map(({ name, kind }) => `${kind} ${name}`)];
  };
  visit(unit, undefined);
  return found;
}

/** `number` is already multiplied through all parents, so counts are sums and are never multiplied again. */
export const countOfNode = ({ number }: Selection): number => Math.min(number ?? 1, LIMITS.models);

interface Total {
  readonly weapon: ReadWeapon;
  count: number;
}

/** Two weapons with one name and different values stay separate. */
const keyOf = ({ name, kind, profiles }: ReadWeapon): string => JSON.stringify([name, kind, profiles]);

/** The weapons of a unit, added up, and those under each model node by their index. */
export class WeaponTotals {
  private readonly totals: Total[] = [];
  private readonly borne = new Map<Selection | undefined, Map<number, number>>();

  constructor(armed: readonly Armed[]) {
    const indexes = new Map<string, number>();
    for (const { node, owner, weapons } of armed) {
      const under = this.borne.get(owner) ?? new Map<number, number>();
      this.borne.set(owner, under);
      for (const weapon of weapons) {
        const key = keyOf(weapon);
        const index = indexes.get(key) ?? this.totals.push({ weapon, count: 0 }) - 1;
        indexes.set(key, index);
        (this.totals[index] as Total).count += countOfNode(node);
        under.set(index, (under.get(index) ?? 0) + countOfNode(node));
      }
    }
  }

  all(): readonly Readonly<Total>[] {
    return this.totals;
  }

  /** Weapons under the model node; those of the unit itself if it is undefined. */
  under(model: Selection | undefined): readonly Borne[] {
    return [...(this.borne.get(model) ?? [])].map(([weapon, count]) => ({ weapon, count }));
  }
}

/** Points of a node and everything below it: enhancements and upgrades are priced separately. */
export const pointsWithin = (unit: Selection): number => [...within(unit)].reduce((sum, { points }) => sum + points, 0);
