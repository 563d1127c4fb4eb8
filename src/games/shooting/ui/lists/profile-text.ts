import type { Language } from '../../../../kernel/game.ts';
import type { Stats } from '../../roster/imported.ts';
import { plainMarks } from '../../roster/names.ts';
import { diceOf } from '../../roster/values.ts';
import { LETTERS } from '../names.ts';

/** The letters of stat lines in English and Spanish. Move, leadership and control have no effect on the odds. */
const STAT = /(?<key>sv|ts|inv|ld|oc|co|[trswhml])\.?[ :]*(?<value>\d{1,2})(?:\+|")?(?=[\s,;]|$)|(?<save>[2-6])\+\+/giy;
const STAT_OF: Readonly<Record<string, 'T' | 'Sv' | 'W' | 'inv' | null>> = {
  t: 'T',
  r: 'T',
  sv: 'Sv',
  ts: 'Sv',
  s: 'Sv',
  w: 'W',
  h: 'W',
  inv: 'inv',
  m: null,
  ld: null,
  l: null,
  oc: null,
  co: null,
};

/** `T4 Sv3+ W2 inv4+` or `R4 S3+ H2 inv4+`: `inv` counts for ranged and melee attacks. */
export function statsTyped(text: string): unknown {
  const found: Record<'T' | 'Sv' | 'W' | 'inv', number | null> = { T: null, Sv: null, W: null, inv: null };
  const plain = plainMarks(text).trim();
  STAT.lastIndex = 0;
  for (let at = 0; at < plain.length; at = STAT.lastIndex) {
    STAT.lastIndex = at + (/^[\s,;]*/.exec(plain.slice(at))?.[0].length ?? 0);
    const { key = 'inv', value, save } = STAT.exec(plain)?.groups ?? {};
    const number = value ?? save;
    if (number === undefined) return undefined; // not a characteristic
    const stat = STAT_OF[key.toLowerCase()];
    if (stat) found[stat] = Number(number);
  }
  const { inv, ...others } = found;
  return { ...others, inv, invMelee: inv };
}

/** A stat line in the letters of a language. */
export function statsText({ T, Sv, W, inv }: Stats, language: Language): string {
  const letters = LETTERS[language];
  const parts = [T && `${letters.T}${T}`, Sv && `${letters.Sv}${Sv}+`, W && `${letters.W}${W}`, inv && `inv${inv}+`];
  return parts.filter((part) => part).join(' ');
}

const DICE = '\\d*D\\d+(?:\\+\\d+)?|\\d+';
const REACH = "(?<range>\\d{1,3})\\s*(?:\"|'')?|(?<melee>melee|cuerpo a cuerpo)";
const WEAPON = new RegExp(
  `^(?:(?:${REACH})[\\s,:]+)?A\\s*(?<A>${DICE})[\\s,]+(?:(?<test>BS|HP|WS|HA)\\s*(?<skill>[2-6](?=\\+?[\\s,])|N/A|-)\\+?[\\s,]+)?` +
    `[SF]\\s*(?<S>\\d{1,2})[\\s,]+(?:AP|FP)\\s*(?<AP>-?\\d)[\\s,]+D\\s*(?<D>${DICE})(?=[\\s,;]|$)`,
  'i',
);

/**
 * `24" A2 BS3+ S4 AP-1 D1, Rapid Fire 1`, `A3 WS4+ S8 AP-2 D2` and `Melee A3 WS4+ …`; in Spanish `HP`, `HA`, `F` and
 * `FP`. Undefined if it is not clear whether it is a ranged or a melee weapon.
 */
export function weaponTyped(text: string, abilitiesIn: (text: string) => readonly string[]): unknown {
  const plain = plainMarks(text).trim();
  const found = WEAPON.exec(plain);
  if (!found?.groups) return undefined;
  const { range, melee, A = '', test = '', skill = '', S = '', AP = '', D = '' } = found.groups;
  const isMelee = melee !== undefined || /^(?:ws|ha)$/i.test(test);
  const isRanged = /^(?:bs|hp)$/i.test(test) || (range !== undefined && Number(range) > 0);
  if (isMelee === isRanged) return undefined; // neither, or both
  const abilities = abilitiesIn(plain.slice(found[0].length));
  const needs = /^\d$/.test(skill) ? Number(skill) : null;
  if ((isRanged && range === undefined) || (needs === null && !abilities.includes('Torrent'))) return undefined;
  const profile = {
    name: '',
    range: isMelee ? 0 : Number(range),
    A: diceOf(A) ?? A,
    skill: needs,
    S: Number(S),
    AP: Number(AP) === 0 ? 0 : Number(AP),
    D: diceOf(D) ?? D,
    abilities,
  };
  return { kind: isMelee ? 'melee' : 'ranged', profiles: [profile] };
}
