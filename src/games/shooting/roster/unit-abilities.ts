import { effectsIn } from './ability-text.ts';
import { isWithoutEffect, unitAbility, weaponKeyword } from './keywords.ts';
import { matchKey } from './names.ts';
import { kindOf } from './profiles.ts';
import type { Selection } from './tree.ts';

/** An ability for all models of the unit, or for those of one node. */
export interface Granted {
  readonly print: string;
  readonly model: Selection | undefined; // undefined: the whole unit
  readonly against: 'all' | 'ranged' | 'melee';
}

export interface UnitAbilities {
  readonly granted: readonly Granted[];
  readonly conditional: readonly string[]; // `Ability name: Feel No Pain 5+`
  readonly unknown: readonly string[];
  readonly other: readonly string[]; // without effect on shooting
}

interface Owned {
  readonly node: Selection;
  readonly owner: Selection | undefined; // the model node it is under
}

/** Every node of a unit with the model it belongs to. A node of type model belongs to itself. */
function* owned(node: Selection, owner: Selection | undefined): Generator<Owned> {
  const mine = node.type === 'model' ? node : owner;
  yield { node, owner: mine };
  for (const child of node.selections) yield* owned(child, mine);
}

/** Whether an upgrade is carried by every model of its node, so that `the bearer` means all of them. */
const isCarriedByAll = ({ node, owner }: Owned, models: number): boolean =>
  owner ? (node.number ?? 1) >= (owner.number ?? 1) : models === 1;

/** What the rules and abilities of a unit mean. Sentences are read for their numbers and not stored. */
export function abilitiesOf(unit: Selection, models: readonly Selection[]): UnitAbilities {
  const granted: Granted[] = [];
  const conditional = new Set<string>();
  const unknown = new Set<string>();
  const other = new Set<string>();
  const count = models.reduce((sum, { number }) => sum + (number ?? 1), 0);
  const byName = new Map(models.toReversed().map((model) => [matchKey(model.name), model])); // the first of each name
  const called = (name: string): Selection | undefined => byName.get(matchKey(/\((.+)\)/.exec(name)?.[1] ?? ''));

  for (const at of owned(unit, undefined)) {
    const { node, owner } = at;
    const isWeapon = node.profiles.some((profile) => ['ranged', 'melee'].includes(kindOf(profile)));
    const model = node === unit && unit.type !== 'model' ? undefined : owner;
    const isUpgrade = node !== unit && node !== owner;
    const reach = !isUpgrade || isCarriedByAll(at, count);
    const grant = (name: string, print: string, against: Granted['against']): void => {
      if (reach) granted.push({ print, model: called(name) ?? model, against });
      else conditional.add(`${node.name}: ${print}`);
    };
    for (const rule of node.rules) {
      const print = unitAbility(rule);
      if (print !== undefined) grant(rule, print, 'all');
      else if (isWeapon && isWeaponRule(rule))
        continue; // read with the weapon
      else if (isWithoutEffect(rule)) other.add(rule);
      else unknown.add(rule);
    }
    for (const profile of node.profiles.filter((one) => kindOf(one) === 'ability')) {
      const { name, values } = profile;
      const print = unitAbility(name);
      const effects = print === undefined ? effectsIn(name, values.get('description') ?? '') : [];
      if (print !== undefined) grant(name, print, 'all');
      else if (isWithoutEffect(name)) other.add(name);
      else if (effects.length === 0) unknown.add(name);
      for (const effect of effects)
        if (effect.always) grant(name, effect.print, effect.against);
        else conditional.add(`${name}: ${effect.print}`);
    }
  }
  return { granted, conditional: [...conditional], unknown: [...unknown], other: [...other] };
}

const isWeaponRule = (rule: string): boolean =>
  /^anti\b/i.test(rule) || weaponKeyword(rule) !== undefined || weaponKeyword(`${rule} 1`) !== undefined;
