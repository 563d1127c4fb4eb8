import type { Fact } from '../../../kernel/fact.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import { rearOf } from '../data/places.ts';
import { titleOf } from '../design.ts';
import type { Model, Rules } from '../state.ts';
import { type Dictionary, type Names, price, within } from './phrases.ts';
import { wayFrom } from './way.ts';

/** A unit's letter on the map; after Z, letters get a number. */
const letter = (id: number): string =>
  `${String.fromCharCode(65 + (id % 26))}${id < 26 ? '' : Math.floor(id / 26) + 1}`;

/** Names of things in this match; generic ones without its rules, or for an index that does not exist. */
export function namesOf(dictionary: Dictionary, rules: Rules | undefined, say: (fact: Fact) => string): Names {
  const models = rules?.models ?? [];
  const called = (model: Model, id: number): string => {
    const title = titleOf(model.design);
    return models.some((other, i) => i !== id && titleOf(other.design) === title) ? `${title} ${letter(id)}` : title;
  };
  const names: Names = {
    hex: (at) => (rules && within(rules.map.hexes, at) ? labelOf(rules.map, at) : dictionary.hex),
    unit(id) {
      const model = models[id];
      return model ? called(model, id) : dictionary.unit;
    },
    whose(id) {
      const model = models[id];
      return model ? `${called(model, id)} (${colour(dictionary, model.side)})` : names.unit(id);
    },
    side: (side) => sideName(dictionary, String(side)),
    place(unit, place) {
      const list = names.drives(unit) ? dictionary.vehiclePlaces : dictionary.places;
      return list[place] ?? String(place);
    },
    weapon(unit, mount) {
      const found = models[unit]?.design.mounts[mount];
      return found ? dictionary.item(found.weapon) : dictionary.weapon;
    },
    mounted(unit, mount, ...notes) {
      const mounts = models[unit]?.design.mounts ?? [];
      const found = mounts[mount];
      const several = found && mounts.filter(({ weapon }) => weapon === found.weapon).length > 1;
      const place = several && dictionary.inBrackets(names.place(unit, found.rear ? rearOf(found.at) : found.at));
      return `${names.weapon(unit, mount)}${price(place ?? false, ...notes)}`;
    },
    bin(unit, bin) {
      const found = models[unit]?.design.bins[bin];
      return found ? dictionary.item(found.ammo) : dictionary.bin;
    },
    item: (id) => dictionary.item(id),
    drives: (unit) => models[unit]?.design.kind === 'vehicle',
    say,
    stands: () => undefined,
    way: (from, steps) => rules && wayFrom(rules.map, from, steps),
  };
  return names;
}

const colour = ({ sides }: Dictionary, side: string): string => sides[Number(side)] ?? side;

/** A side's name; any other id is returned as it is. */
export const sideName = (dictionary: Dictionary, side: string): string =>
  /^\d$/.test(side) && within(dictionary.sides, Number(side)) ? dictionary.side(colour(dictionary, side)) : side;
