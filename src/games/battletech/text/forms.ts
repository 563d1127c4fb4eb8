import type { Hex } from '../../../parts/hex/hex.ts';
import type { Format } from '../../../parts/text/fill.ts';
import type { Place } from '../data/places.ts';
import { type Dictionary, dicePips, type Form, modifier, type Names } from './phrases.ts';

/** Forms of templates that are the same in every language; a dictionary has those of its own. */
const FORMS: Readonly<Record<string, Form>> = {
  hex: (at: Hex, names) => names.hex(at),
  unit: (id: number, names) => names.unit(id),
  whose: (id: number, names) => names.whose(id),
  side: (side: string | number, names) => names.side(side),
  weapon: (mount: number, names, { unit = 0 }) => names.mounted(unit, mount),
  gun: (mount: number, names, { unit = 0 }) => names.weapon(unit, mount),
  bin: (bin: number, names, { unit = 0 }) => names.bin(unit, bin),
  location: (place: Place, names, { unit = 0 }) => names.place(unit, place),
  item: (id: string, names) => names.item(id),
  reason: (code: string, names) => names.say({ code }),
  nth: (index: number) => String(index + 1), // people count from 1
  dice: (dice: readonly number[]) => dicePips(dice),
  modifier: (value: number) => modifier(value),
};

/** The game's own forms, for `fill`. */
export const formatOf =
  ({ forms }: Dictionary, names: Names, facts: object): Format =>
  (value, form) => {
    const own = Object.hasOwn(FORMS, form) ? FORMS[form] : Object.hasOwn(forms, form) ? forms[form] : undefined;
    return own?.(value as never, names, facts as Readonly<Record<string, never>>);
  };
