import { fixed } from '../../../../parts/odds/amount.ts';
import type { Ability } from '../../data/sheet.ts';
import type { Change, Entry } from './ability.ts';

const NONE = [] as const;
const x = ({ x: amount }: Ability): number => (amount ?? fixed(1)).plus;
const isPsychic = (abilities: readonly Ability[]): boolean => abilities.some(({ id }) => id === 'psychic');

const simple = (print: string, acts: Entry['acts'], change: Change): Entry => ({
  print,
  acts,
  changes: () => [change],
});
/** An entry with a plain number. */
const numbered = (print: string, acts: Entry['acts'], change: (x: number) => Change): Entry => ({
  print,
  plain: true,
  acts,
  changes: (ability) => [change(x(ability))],
});

/** Effects that many abilities, auras and stratagems have, each under a plain name. */
export const MODIFIER_ENTRIES = {
  'critical-hits': {
    print: 'Critical Hits N+',
    acts: 'firing',
    changes: ({ on }) => (on === undefined ? NONE : [{ kind: 'critical', roll: 'hit', from: on }]),
  },
  'critical-wounds': {
    print: 'Critical Wounds N+',
    acts: 'firing',
    changes: ({ on }) => (on === undefined ? NONE : [{ kind: 'critical', roll: 'wound', from: on }]),
  },
  'hit-re-roll-non-criticals': simple('Hit Re-roll Non-criticals', 'firing', {
    kind: 're-roll',
    roll: 'hit',
    which: 'not-critical',
  }),
  'wound-re-roll-non-criticals': simple('Wound Re-roll Non-criticals', 'firing', {
    kind: 're-roll',
    roll: 'wound',
    which: 'not-critical',
  }),
  'one-hit-re-roll': simple('One Hit Re-roll', 'firing', { kind: 're-roll-one', roll: 'hit' }),
  'one-wound-re-roll': simple('One Wound Re-roll', 'firing', { kind: 're-roll-one', roll: 'wound' }),
  'one-damage-re-roll': simple('One Damage Re-roll', 'firing', { kind: 're-roll-one', roll: 'damage' }),
  'critical-hit-ap-plus': numbered('Critical Hit AP Plus X', 'firing', (better) => ({
    kind: 'critical-ap',
    roll: 'hit',
    better,
  })),
  'critical-wound-ap-plus': numbered('Critical Wound AP Plus X', 'firing', (better) => ({
    kind: 'critical-ap',
    roll: 'wound',
    better,
  })),
  'critical-wound-damage-plus': numbered('Critical Wound Damage Plus X', 'firing', (plus) => ({
    kind: 'critical-damage',
    plus,
  })),
  'critical-hit-mortal-wounds': {
    print: 'Critical Hit Mortal Wounds X',
    acts: 'firing',
    changes: ({ x: wounds = fixed(1) }) => [{ kind: 'critical-mortals', roll: 'hit', wounds }],
  },
  'critical-wound-mortal-wounds': {
    print: 'Critical Wound Mortal Wounds X',
    acts: 'firing',
    changes: ({ x: wounds = fixed(1) }) => [{ kind: 'critical-mortals', roll: 'wound', wounds }],
  },
  'attacks-re-roll': simple('Attacks Re-roll', 'firing', { kind: 'attacks-re-roll' }),
  'damage-re-roll': simple('Damage Re-roll', 'firing', { kind: 'damage-re-roll' }),
  'attacks-plus': numbered('Attacks Plus X', 'firing', (plus) => ({ kind: 'attacks', plus: fixed(plus) })),
  'attacks-minus': numbered('Attacks Minus X', 'struck', (by) => ({ kind: 'attacks', plus: fixed(-by) })),
  'strength-plus': numbered('Strength Plus X', 'firing', (plus) => ({ kind: 'strength', plus })),
  'strength-minus': numbered('Strength Minus X', 'struck', (by) => ({ kind: 'strength', plus: -by })),
  'ap-plus': numbered('AP Plus X', 'firing', (better) => ({ kind: 'ap', better })),
  'ap-minus': numbered('AP Minus X', 'struck', (by) => ({ kind: 'ap', better: -by })),
  'damage-plus': numbered('Damage Plus X', 'firing', (plus) => ({ kind: 'damage', plus })),
  'damage-minimum': numbered('Damage Minimum X', 'firing', (least) => ({ kind: 'damage-least', least })),
  'damage-maximum': numbered('Damage Maximum X', 'struck', (most) => ({
    kind: 'damage-most',
    most: Math.max(1, most),
  })),
  'ignores-modifiers': simple('Ignores Modifiers', 'firing', { kind: 'ignores-worse', of: 'everything' }),
  'wound-minus-one-if-stronger': simple('Wound Minus One If Stronger', 'struck', {
    kind: 'wound',
    plus: -1,
    when: 'stronger',
  }),
  'save-re-roll-ones': simple('Save Re-roll Ones', 'struck', { kind: 'save-re-roll', which: 'ones' }),
  'save-re-roll-failed': simple('Save Re-roll Failed', 'struck', { kind: 'save-re-roll', which: 'failed' }),
  'one-save-re-roll': simple('One Save Re-roll', 'struck', { kind: 'save-re-roll-one' }),
  'mortal-feel-no-pain': {
    print: 'Mortal Feel No Pain N+',
    acts: 'struck',
    changes: ({ on }) => (on === undefined ? NONE : [{ kind: 'feel-no-pain', on, against: 'mortal' }]),
  },
  'psychic-feel-no-pain': {
    print: 'Psychic Feel No Pain N+',
    acts: 'struck',
    changes: ({ on }, _, __, { abilities }) =>
      on === undefined || !isPsychic(abilities) ? NONE : [{ kind: 'feel-no-pain', on }],
  },
} as const satisfies Readonly<Record<string, Entry>>;
