import { amountOf, printed } from '../../../../parts/odds/amount.ts';
import type { Attacker, Conditions, Men, Shooter, Target } from '../../ask/question.ts';
import { RULESETS, type RulesetName } from '../../rulesets.ts';
import { MANUAL_MODIFIERS, type ManualModifier } from '../../view.ts';

/** Reads one field of a question from text; undefined if it is invalid. */
export interface Field<T> {
  read(text: string): T | undefined;
}
export type Fields<T> = { readonly [K in keyof T]-?: Field<NonNullable<T[K]>> };

// The page has no schema checker, so the bounds are repeated here; a test compares both.

export const whole = (least: number, most: number): Field<number> => ({
  read(text) {
    const value = /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
});

export const amount: Field<string | number> = {
  read(text) {
    const said = amountOf(text.replaceAll(' ', ''));
    return said?.dice === 0 ? said.plus : said && printed(said);
  },
};

export const name: Field<string> = { read: (text) => (text.length > 0 && text.length <= 60 ? text : undefined) };
const yes: Field<boolean> = { read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined) };

/** `Rapid Fire 1, Lethal Hits` */
export const printedList: Field<string[]> = {
  read(text) {
    const names = text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().slice(0, 40)]));
    return names.slice(0, 20);
  },
};

const one = <T extends string>(...names: readonly T[]): Field<T> => ({
  read: (text) => names.find((known) => known === text),
});

const hand: Field<ManualModifier[]> = {
  read: (text) => MANUAL_MODIFIERS.filter((tick) => text.split(',').includes(tick)),
};

export const ATTACKER: Fields<Attacker> = {
  count: whole(1, 200),
  name,
  sheet: name,
  weapon: name,
  profile: name,
  A: amount,
  BS: whole(2, 6),
  WS: whole(2, 6),
  S: whole(1, 99),
  AP: whole(-9, 0),
  D: amount,
  abilities: printedList,
  half: yes,
  hand,
  fish: { read: (text) => (text === 'best' ? 'best' : yes.read(text)) },
  lethal: yes,
};

export const MEN: Fields<Men> = {
  name,
  sheet: name,
  kind: name,
  models: whole(1, 100),
  T: whole(1, 99),
  Sv: whole(2, 7),
  inv: whole(2, 6),
  W: whole(1, 99),
  fnp: whole(2, 6),
  abilities: printedList,
  cover: yes,
};

export const TARGET: Fields<Omit<Target, 'also' | 'character' | 'characters'>> = {
  ...MEN,
  wounded: whole(1, 98),
  keywords: printedList,
  points: whole(1, 9999),
};

export const SHOOTER: Fields<Shooter> = {
  name,
  sheet: name,
  kind: name,
  W: whole(1, 99),
  fnp: whole(2, 6),
  keywords: printedList,
  abilities: printedList,
};

export const CONDITIONS: Fields<Conditions> = {
  ruleset: one(...(Object.keys(RULESETS) as RulesetName[])),
  devastating: one('spill', 'one-model'),
  moved: one('stationary', 'normal', 'advanced', 'fell-back'),
  inches: whole(0, 240),
  half: yes,
  far: yes,
  cover: yes,
  plunging: yes,
  unseen: yes,
  spotted: yes,
  engaged: yes,
  targetEngaged: yes,
  overwatch: yes,
  stratagem: one('go-to-ground', 'smokescreen'),
  precision: yes,
  lethal: yes,
  hand,
  attackerHas: printedList,
  targetHas: printedList,
  melee: yes,
  charged: yes,
};
