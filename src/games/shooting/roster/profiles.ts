import { amountOf, fixed } from '../../../parts/odds/amount.ts';
import { abilityOf } from '../data/abilities.ts';
import { wrongAttacks } from '../rules/abilities/fault.ts';
import type { ImportedProfile, WeaponKind } from './imported.ts';
import { abilityKey, splitKeywords, weaponKeyword } from './keywords.ts';
import { LIMITS } from './limits.ts';
import { short, type What } from './report.ts';
import type { NodeProfile, Selection } from './tree.ts';
import { diceOf, isMelee, isNone, penetrationOf, rangeOf, rollOf, strengthOf } from './values.ts';

/** A weapon of one node, with the entries for the report. */
export interface ReadWeapon {
  readonly name: string;
  readonly kind: WeaponKind;
  readonly profiles: readonly ImportedProfile[];
  readonly unread: readonly UnreadValue[];
}
interface UnreadValue {
  readonly what: What;
  readonly text: string;
  readonly field: string; // below the weapon: `profiles.0.S`
}

/** What a profile is, by its characteristics: the names of profile types are translated in some data. */
export function kindOf({ type, values }: NodeProfile): WeaponKind | 'unit' | 'ability' | 'other' {
  const has = (...names: readonly string[]): boolean => names.every((name) => values.has(name));
  if (has('s', 'ap', 'd') && (values.has('bs') || values.has('ws'))) return values.has('bs') ? 'ranged' : 'melee';
  if (has('s', 'ap', 'd') && /^(?:ranged|melee)/i.test(type)) return /^r/i.test(type) ? 'ranged' : 'melee';
  if (has('t', 'w') && values.has('sv')) return 'unit';
  return /^abilit/i.test(type) || (has('description') && values.size === 1) ? 'ability' : 'other';
}

const ARROW = /^\s*[\u27a4\u25ba\u25b6\u2192\u2794>]+\s*/u;
const bare = (name: string): string => name.replace(ARROW, '') || name;

/** `X - standard` is the mode `standard` of X, if it has an arrow or another profile of the node is a mode of X. */
function split(profile: NodeProfile, all: readonly NodeProfile[]): readonly [weapon: string, mode: string] {
  const name = bare(profile.name);
  const at = name.lastIndexOf(' - ');
  if (at <= 0) return [name, ''];
  const weapon = name.slice(0, at);
  const others = all.filter((one) => one !== profile && bare(one.name).startsWith(`${weapon} - `));
  return ARROW.test(profile.name) || others.length > 0 ? [weapon, name.slice(at + 3)] : [name, ''];
}

/** The weapons of one node. Modes of a weapon are its profiles; a ranged and a melee profile are two weapons. */
export function weaponsOf({ profiles, rules }: Selection): readonly ReadWeapon[] {
  const found = new Map<string, { name: string; kind: WeaponKind; modes: [string, NodeProfile][] }>();
  for (const kind of ['ranged', 'melee'] as const) {
    const ofKind = profiles.filter((profile) => kindOf(profile) === kind);
    for (const profile of ofKind) {
      const [name, mode] = split(profile, ofKind);
      const weapon = found.get(`${kind} ${name}`) ?? { name, kind, modes: [] };
      if (!weapon.modes.some(([other]) => other === mode)) weapon.modes.push([mode, profile]);
      found.set(`${kind} ${name}`, weapon);
    }
  }
  return [...found.values()].map(({ name, kind, modes }) => {
    const unread: UnreadValue[] = [];
    const read = modes.map(([mode, profile], p) =>
      profileFrom(profile, kind, mode, (what, text, field) =>
        unread.push({ what, text: short(text, LIMITS.valueCharacters), field: `profiles.${p}.${field}` }),
      ),
    );
    const keywords = modes.flatMap(([, { values }]) => splitKeywords(values.get('keywords') ?? '').map(abilityKey));
    for (const rule of rules)
      if (weaponRule(rule) && !keywords.includes(abilityKey(rule)) && !isAntiIn(rule, keywords))
        unread.push({ what: 'weapon-keyword', text: rule, field: 'profiles.0.abilities' });
    return { name, kind, profiles: read, unread };
  });
}

/** Rules beside a weapon repeat its keywords without their numbers. */
const weaponRule = (rule: string): boolean =>
  weaponKeyword(rule) !== undefined || weaponKeyword(`${rule} 1`) !== undefined;
const isAntiIn = (rule: string, keywords: readonly string[]): boolean =>
  /^anti\b/i.test(rule) && keywords.some((keyword) => keyword.startsWith('anti '));

/** Whether an ability adds dice of another kind to the attacks. */
function isMixed(attacks: number | string, ability: string): boolean {
  const amount = amountOf(attacks) ?? fixed(1);
  const abilities = [abilityOf(ability)];
  const profile = { name: '', range: 0, attacks: amount, skill: null, strength: 1, ap: 0, damage: amount, abilities };
  return wrongAttacks(profile) !== undefined;
}

type Note = (what: What, text: string, field: string) => void;

function profileFrom({ values }: NodeProfile, kind: WeaponKind, name: string, note: Note): ImportedProfile {
  const text = (characteristic: string): string => (values.get(characteristic) ?? '').trim();
  function value<T>(characteristic: string, field: string, parse: (text: string) => T | undefined): T | null {
    const read = parse(text(characteristic));
    if (read === undefined)
      note('weapon-value', `${characteristic.toUpperCase()} ${text(characteristic) || '-'}`, field);
    return read ?? null;
  }
  const abilities: string[] = [];
  for (const keyword of splitKeywords(text('keywords'))) {
    const known = weaponKeyword(keyword);
    if (known === undefined) note('weapon-keyword', keyword, 'abilities');
    else if (!abilities.includes(known)) abilities.push(known);
  }
  const attacks = diceOf(text('a'));
  for (const rapid of abilities.filter((one) => attacks !== undefined && isMixed(attacks, one))) {
    note('weapon-keyword', rapid, 'abilities'); // the game rolls attacks with one kind of dice
    abilities.splice(abilities.indexOf(rapid), 1);
  }
  const skill = kind === 'ranged' ? 'bs' : 'ws';
  const isAutomatic = abilities.includes('Torrent') && (isNone(text(skill)) || rollOf(text(skill)) !== undefined);
  return {
    name,
    range: kind === 'melee' || isMelee(text('range')) ? 0 : value('range', 'range', rangeOf),
    A: value('a', 'A', diceOf),
    skill: isAutomatic ? null : value(skill, 'skill', rollOf),
    S: value('s', 'S', strengthOf),
    AP: value('ap', 'AP', penetrationOf),
    D: value('d', 'D', diceOf),
    abilities,
  };
}
