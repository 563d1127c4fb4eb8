import { plainMarks } from './names.ts';

/** An effect found in an ability's sentence. The sentence itself is never stored. */
export interface Effect {
  readonly print: string; // as the game prints it: `Feel No Pain 5+`, `Invulnerable 4+`
  readonly always: boolean; // the whole text says only this, without a condition
  readonly against: 'all' | 'ranged' | 'melee';
}

const WHO = "(?:this model|this unit|models in this unit|the bearer|this unit's models|every model in this unit)";
const HAS = `^(?:${WHO} (?:has|have) )?`;
const END = '(?: ability)?(?: against (ranged|melee) attacks)?\\.?$';

/** The invulnerable save in a text: `4+`, `... a 4+ invulnerable save`, `... an invulnerable save of 4+`. */
const INVULNERABLE = [
  new RegExp(`${HAS}(?:an? )?([2-6])\\+(?: invulnerable save)?${END}`),
  new RegExp(`${HAS}an invulnerable save of ([2-6])\\+${END}`),
];
const FEEL_NO_PAIN = [new RegExp(`${HAS}(?:the |a )?feel no pain ([2-6])\\+${END}`)];

const ATTACKS = `^each time (?:${WHO}|a model in this unit) (?:makes|make) an? (?:ranged )?attack, (?:you can )?`;
const STRUCK = `^each time an attack (?:is allocated to|targets) (?:${WHO}|a model in this unit), `;
const SENTENCES: readonly (readonly [print: string, always: RegExp, mentioned: RegExp])[] = [
  ['Hit Re-roll Ones', new RegExp(`${ATTACKS}re-?roll a hit roll of 1\\.?$`), /re-?roll an? hit rolls? of 1/],
  ['Hit Re-roll Failed', new RegExp(`${ATTACKS}re-?roll the hit roll\\.?$`), /re-?roll the hit roll/],
  ['Wound Re-roll Ones', new RegExp(`${ATTACKS}re-?roll a wound roll of 1\\.?$`), /re-?roll an? wound rolls? of 1/],
  ['Wound Re-roll Failed', new RegExp(`${ATTACKS}re-?roll the wound roll\\.?$`), /re-?roll the wound roll/],
  ['Hit Plus One', new RegExp(`${ATTACKS}add 1 to the hit roll\\.?$`), /add 1 to the hit roll/],
  ['Wound Plus One', new RegExp(`${ATTACKS}add 1 to the wound roll\\.?$`), /add 1 to the wound roll/],
  ['Hit Minus One', new RegExp(`${STRUCK}subtract 1 from the hit roll\\.?$`), /subtract 1 from the hit roll/],
  ['Wound Minus One', new RegExp(`${STRUCK}subtract 1 from the wound roll\\.?$`), /subtract 1 from the wound roll/],
  [
    'Damage -1',
    new RegExp(`${STRUCK}subtract 1 from the damage characteristic of that attack\\.?$`),
    /subtract 1 from the damage/,
  ],
  ['Half Damage', new RegExp(`${STRUCK}halve the damage characteristic of that attack\\.?$`), /halve the damage/],
];

/** Lower case, on one line, without emphasis marks. Longer texts always have conditions. */
const plain = (text: string): string =>
  plainMarks(text.slice(0, 2_000))
    .toLowerCase()
    .replace(/\*\*|\^\^|[[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Every effect that the text of an ability mentions. */
export function effectsIn(name: string, text: string): readonly Effect[] {
  const said = plain(text);
  const found: Effect[] = [...rolls('Feel No Pain', said, FEEL_NO_PAIN, /feel no pain ([2-6])\+/g)];
  if (/invulnerable/i.test(name) || said.includes('invulnerable')) found.push(...invulnerable(name, said));
  for (const [print, always, mentioned] of SENTENCES)
    if (mentioned.test(said)) found.push({ print, always: always.test(said), against: 'all' });
  return found;
}

/** The value may be in the name: `Invulnerable Save (4+)`, or with an asterisk for a condition, `(5+*)`. */
function invulnerable(name: string, said: string): readonly Effect[] {
  const inName = /([2-6])\+(\*?)/.exec(name);
  const lines = said.split(/(?<=attacks)[.,;]? (?:and )?(?=\S)/); // one sentence for ranged, one for melee
  const each = lines.flatMap((line) => INVULNERABLE.flatMap((pattern) => pattern.exec(line) ?? [])).length > 0;
  if (each && lines.length > 1) return lines.flatMap((line) => rolls('Invulnerable', line, INVULNERABLE, MENTIONED));
  const found = rolls('Invulnerable', said, INVULNERABLE, MENTIONED);
  if (found.length > 0 || !inName) return found;
  return [{ print: `Invulnerable ${inName[1]}+`, always: inName[2] === '' && said === '', against: 'all' }];
}

const MENTIONED = /([2-6])\+ invulnerable save|invulnerable save of ([2-6])\+/g;

function rolls(print: string, said: string, whole: readonly RegExp[], mentioned: RegExp): readonly Effect[] {
  for (const pattern of whole) {
    const [, roll, against] = pattern.exec(said) ?? [];
    if (roll !== undefined)
      return [{ print: `${print} ${roll}+`, always: true, against: (against as 'ranged' | 'melee') ?? 'all' }];
  }
  return [...said.matchAll(mentioned)].map(([, one, other]) => ({
    print: `${print} ${one ?? other}+`,
    always: false,
    against: 'all',
  }));
}
